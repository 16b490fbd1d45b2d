/** What opens over everything else, and goes by Escape or a press beside it; with a title and a way to close it, a window. */
import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useWords } from "../store/index.ts";

interface OverlayProps {
  readonly onClose: () => void;
  readonly name: string;
  readonly className?: string;
  readonly outcome?: string;
  readonly children: ReactNode;
}

export function Overlay({ onClose, name, className = "", outcome, children }: OverlayProps) {
  return (
    <ModalOverlay
      className="overlay"
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`modal ${className}`} data-panel={name} data-outcome={outcome}>
        <Dialog className="dialog">{children}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface WindowProps {
  readonly title: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Window({ title, name, onClose, children }: WindowProps) {
  const words = useWords();
  return (
    <Overlay name={name} onClose={onClose}>
      <div className="dialog-head">
        <Heading slot="title">{title}</Heading>
        <button type="button" className="button quiet" onClick={onClose}>
          {words.close}
        </button>
      </div>
      {children}
    </Overlay>
  );
}
