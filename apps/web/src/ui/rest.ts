/** What is loaded later: `later.tsx` says when. Whatever uses react-aria-components stands here, and not in the first load. */
export { CardMenu } from "./CardMenu.tsx";
export { Decks } from "./decks/Decks.tsx";
export { End } from "./End.tsx";
export { Panels } from "./panels/Panels.tsx";
export { RulePanel } from "./panels/RulePanel.tsx";
export { SkipChoices } from "./SkipChoices.tsx";
export { Spread } from "./Spread.tsx";
