/** Why an object is what it is, in words of the table's language: the contributions of the layers, each said as the text of its card would. */
import { cardOfObject, objectOf } from "@nykthos/engine";
import type { Contribution, Game, ObjectId } from "@nykthos/engine";
import { self } from "@nykthos/engine/card";
import { languages } from "@nykthos/text";
import type { LanguageCode } from "@nykthos/text";
import type { Reason } from "../messages.ts";
import { namesIn } from "./sheets.ts";

export function reasonsFor(game: Game, object: ObjectId, language: LanguageCode): readonly Reason[] {
  return game.explain(object).map((contribution) => reasonOf(game, object, contribution, language));
}

function reasonOf(game: Game, object: ObjectId, contribution: Contribution, language: LanguageCode): Reason {
  const { layer, source, kind, modification, counter, count, power, toughness, rule } = contribution;
  const about = cardOfObject(game.state, objectOf(game.state, object)).definition;
  const cause = cardOfObject(game.state, objectOf(game.state, source)).definition;
  const speaker = languages[language];
  const options = { names: namesIn(language) };
  const text =
    modification === undefined
      ? ""
      : speaker.ability({ kind: "static", what: self, mods: [modification] }, about, options);
  return {
    source,
    sourceName: speaker.name(cause, options),
    kind,
    layer,
    rule,
    text,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(counter === undefined ? {} : { counter }),
    ...(count === undefined ? {} : { count }),
  };
}
