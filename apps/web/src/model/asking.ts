/** What is asked, aloud: the question with all that one has to know for it, and what can be done, each thing with its key. Pure. */
import type { Update } from "@nykthos/protocol";
import type { Messages } from "../words/messages.ts";
import { arrangementOf, isComplete } from "./arranging.ts";
import type { Arrangement } from "./arranging.ts";
import { questionOf, touched } from "./cards.ts";
import type { TableCards } from "./cards.ts";
import type { Naming } from "./describing.ts";
import { dockOf } from "./dock.ts";
import { heapShown, isSearch, sayConfirm, sayTask } from "./heaps.ts";
import type { KeysByAction } from "./keys.ts";
import { labelOf } from "./labels.ts";
import { keyName, listWords, sentences, spoken } from "./spoken.ts";
import { sayForecast } from "./summary.ts";

/** What is asked: of cards that are arranged also what they are, as far as they can be listened to. */
export function sayPrompt(update: Update, table: () => TableCards, words: Messages, name: Naming): string {
  const arrangement = arrangementOf(update);
  if (arrangement === null) return update.prompt;
  const cards = table();
  const task = sayTask(arrangement, update, words, isSearch(arrangement, update, cards), name);
  return sentences([task, ...heapsSaid(arrangement, update, cards, words, name)]);
}

/** The heaps with what lies in them, or with how much. */
function heapsSaid(
  arrangement: Arrangement,
  update: Update,
  cards: TableCards,
  words: Messages,
  name: Naming,
): readonly string[] {
  return arrangement.heaps.flatMap(({ keys }, heap) => {
    const { title, isHand, isMuch } = heapShown(arrangement, heap, update, cards, words);
    if (isHand || keys.length === 0) return [];
    if (isMuch) return [`${title}: ${words.cards(keys.length)}`];
    const said = keys.map((key) => {
      const piece = arrangement.pieces.get(key);
      return piece === undefined ? "" : name(piece.entity);
    });
    return [`${title}: ${listWords(said, words)}`];
  });
}

/**
 * What the player can do now, and with which keys.
 * @param arrangement how cards lie that are being arranged, if the question is about that
 */
export function sayActions(
  update: Update,
  cards: TableCards,
  words: Messages,
  name: Naming,
  keys: KeysByAction,
  arrangement: Arrangement | null,
): string {
  const question = questionOf(update);
  if (question === null) return words.opponentDecides;
  const keyed = (what: string, key: string): string => (key === "" ? what : `${what} (${keyName(key, words)})`);
  if (arrangement !== null && arrangement.way !== "whole") {
    const search = isSearch(arrangement, update, cards);
    const parts = [
      sayTask(arrangement, update, words, search, name),
      ...heapsSaid(arrangement, update, cards, words, name),
      arrangement.way === "pick" ? words.arranging.pickKeys : words.arranging.keys,
      isComplete(arrangement) ? keyed(sayConfirm(arrangement, words, search, name), keys.main) : "",
    ];
    return spoken(sentences(parts), words);
  }
  const { main, others, back, numbers, attackAll } = dockOf(update);
  const inDock = new Set([main?.option, ...others.map(({ option }) => option), back]);
  const touchable = question.options.flatMap((option, index) => {
    const aside = inDock.has(option) || option.type === "number" || touched(option) === 0;
    const mana = option.type === "activateMana" && question.kind === "priority";
    return aside || mana ? [] : [spoken(update.options[index] ?? "", words)];
  });
  const leading = main === null ? "" : keyed(labelOf(main, update, cards, words, name), keys.main);
  const items = [
    ...new Set(touchable),
    ...(numbers.length === 0 ? [] : [numbers.toSorted((a, b) => a - b).join(", ")]),
    ...others.map(({ label }, index) => keyed(spoken(label, words), index < 9 ? String(index + 1) : "")),
    ...(attackAll ? [keyed(words.attackAll, keys.attackAll)] : []),
    ...(leading === "" ? [] : [leading]),
    ...(back === null ? [] : [keyed(words.back, keys.back)]),
  ];
  const prompt = question.kind === "priority" ? "" : update.prompt;
  const only = question.kind === "priority" && items.length === 1 && main !== null;
  const can = only
    ? `${words.canOnlyPass} ${leading}`
    : words.canDo(items.map((item) => item.replace(/\.$/, "")).join("; "));
  return spoken(sentences([prompt, can, sayForecast(update, words, name, true)]), words);
}
