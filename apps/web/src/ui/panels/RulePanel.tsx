/** What a rule is about, in our own words. */
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { closeRule, useTable, useWords } from "../../store/index.ts";

/** The rule that is being read. */
export function RulePanel() {
  const words = useWords();
  const ruled = useTable((state) => state.ruled);
  if (ruled === null) return null;
  return (
    <ModalOverlay
      className="overlay"
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) closeRule();
      }}
    >
      <Modal className="modal" data-panel="rule">
        <Dialog className="dialog">
          <header className="dialog-head">
            <Heading slot="title">
              {words.rule} {ruled.rule}
            </Heading>
            <button type="button" className="button quiet" onClick={closeRule}>
              {words.close}
            </button>
          </header>
          {ruled.about.length === 0 ? <p className="quiet-text">{words.ruleUnexplained}</p> : null}
          <dl className="rule-about">
            {ruled.about.map(({ rule, text }) => (
              <div key={rule}>
                <dt>{rule}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
