/** A window over the shelf, with a title and a way to close it. */
import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useWords } from "../../store/index.ts";

export function Window({
  title,
  name,
  onClose,
  children,
}: {
  readonly title: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const words = useWords();
  return (
    <ModalOverlay
      className="overlay"
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="modal" data-panel={name}>
        <Dialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title">{title}</Heading>
            <button type="button" className="button quiet" onClick={onClose}>
              {words.close}
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
