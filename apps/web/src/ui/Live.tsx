/** What is said aloud: what happened and what is asked, one line after the other, and sentences that were asked for, which are shown as well. */
import { useEffect } from "react";
import { notice, useTable, useVoice } from "../store/index.ts";

/** How long a sentence is shown at least, and for each of its letters. */
const shortest = 7000;
const forEachLetter = 60;

export function Live() {
  // Lines are added and never changed, so that a voice that is still speaking says them all.
  const lines = useVoice((state) => state.lines);
  const said = useTable((state) => state.notice);
  const count = useTable((state) => state.notices);
  useEffect(() => {
    if (said === "") return undefined;
    const timer = setTimeout(() => notice(""), Math.max(shortest, said.length * forEachLetter));
    return () => clearTimeout(timer);
  }, [said, count]);
  return (
    <>
      <div className="unseen" role="log">
        {lines.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div className="notice" role="alert" data-said={said !== "" || undefined}>
        {said === "" ? null : (
          // What is asked for again is said again.
          <button key={count} type="button" onClick={() => notice("")}>
            {said}
          </button>
        )}
      </div>
    </>
  );
}
