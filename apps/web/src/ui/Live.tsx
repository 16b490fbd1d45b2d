/** What is said aloud: what happened and what is asked, in one breath, and sentences that were asked for, which are shown as well. */
import { useEffect, useState } from "react";
import { notice, useTable } from "../store/index.ts";

const seconds = 7000;

export function Live() {
  const update = useTable((state) => state.update);
  const said = useTable((state) => state.notice);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (update === null) return;
    const lines = update.told.slice(-12).flatMap(({ text }) => (text === "" ? [] : [text]));
    const told = [...lines, update.prompt].filter((line) => line !== "").join(". ");
    if (told !== "") setNews(told);
  }, [update]);
  useEffect(() => {
    if (said === "") return undefined;
    const timer = setTimeout(() => notice(""), Math.max(seconds, said.length * 60));
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      <div className="unseen" role="status" aria-live="polite">
        {news}
      </div>
      <div className="notice" role="alert" data-said={said !== "" || undefined}>
        {said === "" ? null : (
          <button type="button" onClick={() => notice("")}>
            {said}
          </button>
        )}
      </div>
    </>
  );
}
