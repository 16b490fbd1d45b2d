/** Combat as it is being declared. Pure. */
import type { ObjectView } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";

/** An update as if the attackers and blockers that have been declared so far attacked and blocked already. */
export function asDeclared(update: Update): Update {
  const { declared, view } = update;
  if (declared.length === 0) return update;
  const blocks = view.step === "declareBlockers";
  const battlefield = view.battlefield.map((object): ObjectView => {
    const partners = declared.filter(({ creature }) => creature === object.id).map(({ partner }) => partner);
    if (!blocks) return partners.length === 0 ? object : { ...object, attacking: partners[0] ?? 0 };
    const blocked = object.blocked || declared.some(({ partner }) => partner === object.id);
    return { ...object, blocking: [...object.blocking, ...partners], blocked };
  });
  return { ...update, view: { ...view, battlefield } };
}
