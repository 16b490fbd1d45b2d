/** The verb that casts a card while its text is carried out (608.2g), without paying its mana cost (118.9). */
import { ask, takeAnswer } from "../agenda.ts";
import { proposeSpell } from "../casting/index.ts";
import { castableFree } from "../castableFree.ts";
import { defineVerb } from "../registry.ts";

/** Not at all if no card can be cast. */
defineVerb("castFree", (g, frame, { filter, zone }, scope) => {
  if (frame.at === 1) return "did";
  const answer = takeAnswer(frame);
  if (answer?.type === "choose" || answer?.type === "cast") {
    frame.at = 1;
    const [card, form] = answer.type === "cast" ? [answer.object, answer.form] : [answer.entity, ""];
    proposeSpell(g, scope.controller, card, form, true, false, false);
    return "again";
  }
  const options = castableFree(g, filter, zone, scope);
  if (options.length === 0) return "nothing";
  ask(g, "choose", scope.controller, options, { source: scope.source, about: "cast" });
  return "again";
});
