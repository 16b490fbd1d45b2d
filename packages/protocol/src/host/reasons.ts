/** Why an object is what it is, in words of the table's language: the contributions of the layers, each said as the text of its card would. */
import { cardOfObject, objectOf } from "@nykthos/engine";
import type { Game, ObjectId } from "@nykthos/engine";
import type { LanguageCode } from "@nykthos/text";
import type { Reason } from "../messages.ts";
import { viewer } from "./play.ts";
import { voiceFor } from "./sheets.ts";

export function reasonsFor(game: Game, object: ObjectId, language: LanguageCode): readonly Reason[] {
  const { state } = game;
  const voice = voiceFor(state, viewer, language);
  return game.explain(object).map((contribution): Reason => {
    const { layer, source, kind, power, toughness, rule } = contribution;
    const { what, kind: kindText, lasts, now } = voice.contribution(object, contribution);
    return {
      source,
      sourceName: voice.translated(cardOfObject(state, objectOf(state, source)).definition.name),
      kind,
      kindText,
      layer,
      rule,
      text: what,
      lasts,
      now,
      ...(power === undefined ? {} : { power }),
      ...(toughness === undefined ? {} : { toughness }),
    };
  });
}
