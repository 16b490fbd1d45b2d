/**
 * What the names in an ability stand for: each target, choice, token, found card or amount that a text introduces under a name, so
 * that a language can speak of it again ("it", "those creatures", "the exiled card") in its own grammar. Knows no language.
 */
import type {
  Ability,
  Count,
  CounterKind,
  EventPattern,
  Filter,
  Quantity,
  Subject,
  Token,
  Who,
} from "@nykthos/engine/card";

/** How something came to be bound: it decides what a text may call it later ("the sacrificed creature", "the token"). */
export type BoundBy =
  | "target"
  | "choose"
  | "all"
  | "each"
  | "exile"
  | "return"
  | "put"
  | "sacrifice"
  | "discard"
  | "mill"
  | "tap"
  | "returnToHand"
  | "removeCounters"
  | "search"
  | "revealHand"
  | "top"
  | "revealTop"
  | "revealFromHand"
  | "turnFaceUp"
  | "separate"
  | "choosePile"
  | "lookAtTop"
  | "chooseFrom"
  | "create"
  | "createCopy"
  | "copySpell"
  | "forEach"
  | "event"
  | "loseLife";

export interface Binding {
  readonly by: BoundBy;
  /** What kind of thing it is, where the text says so. */
  readonly filter: Filter;
  readonly plural: boolean;
  /** It is the card that the text is on. */
  readonly isSelf?: boolean;
  /** The token made, for `create`. */
  readonly token?: Token;
  /** Whose cards they are, where a zone was looked through, revealed or milled. */
  readonly owner?: Who;
  /** The kind of counters removed, for `removeCounters`. */
  readonly counter?: CounterKind;
  /** They are two at most, so that beside one of them there is "the other". */
  readonly two?: true;
}

export type Bindings = ReadonlyMap<string, Binding>;

/** Whether so many are said in the plural. */
export function isPlural(count: Count | undefined): boolean {
  if (count === undefined) return false;
  if (count === "anyNumber") return true;
  if (typeof count === "number") return count !== 1;
  if ("upTo" in count) return count.upTo !== 1;
  return true;
}

function isTwo(count: Count | undefined): boolean {
  return count === 2 || (typeof count === "object" && "upTo" in count && count.upTo === 2);
}

/**
 * Everything that an ability binds, with `event` and `other` for the objects of its trigger event.
 * @param before what the costs of the spell have bound already
 */
export function bindingsOf(ability: Ability, before: Bindings = new Map()): Bindings {
  const found = new Map(before);
  if (ability.kind === "triggered") bindEvent(ability.event, found);
  collect(ability, found);
  return found;
}

/** Abilities inside an ability (granted ones, those of tokens and emblems) are texts of their own. */
export const ownTexts: ReadonlySet<string> = new Set(["ability", "abilities", "token"]);

function collect(node: unknown, found: Map<string, Binding>): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, found);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const fields = node as Readonly<Record<string, unknown>>;
  // What a verb binds may be what stands inside it ("exile target creature": the card), so the inside comes first.
  const inside = fields["do"] === "forEach" ? new Map(found) : found;
  for (const [key, value] of Object.entries(fields)) if (!ownTexts.has(key)) collect(value, inside);
  // What is made once for each of several is spoken of as many.
  if (inside !== found)
    for (const [name, binding] of inside) if (!found.has(name)) found.set(name, { ...binding, plural: true });
  const { as, remember } = fields;
  if (typeof as === "string") found.set(as, bindingOf(fields, found));
  if (typeof remember === "string") found.set(remember, bindingOf(fields, found));
  if (fields["do"] === "delayed") bindDelayed(fields["when"], found);
}

function bindingOf(node: Readonly<Record<string, unknown>>, found: Bindings): Binding {
  const count = node["count"] as Count | undefined;
  if ("target" in node) return { by: "target", filter: node["target"] as Filter, plural: isPlural(count) };
  if ("choose" in node) return { by: "choose", filter: node["choose"] as Filter, plural: isPlural(count) };
  if ("all" in node) return { by: "all", filter: node["all"] as Filter, plural: true };
  if ("each" in node) return { by: "each", filter: node["each"] as Filter, plural: false };
  if ("players" in node) return { by: "each", filter: { noun: "player" }, plural: false };
  if ("topOf" in node) {
    return { by: "top", filter: { noun: "card" }, plural: isPlural(count), owner: node["topOf"] as Who };
  }
  const by = (node["do"] ?? node["pay"]) as BoundBy;
  switch (by) {
    case "create": {
      const token = node["token"] as Token;
      return { by, filter: { noun: "token", types: token.types }, plural: isPlural(node["count"] as Quantity), token };
    }
    case "createCopy":
      return { by, filter: { noun: "token" }, plural: isPlural(count) };
    case "copySpell":
      return { by, filter: { noun: "spell" }, plural: false };
    case "forEach":
      return { by, filter: selectedFilter(node["of"], found)?.filter ?? {}, plural: false };
    case "exile":
    case "return":
    case "put":
    case "turnFaceUp": {
      const what = selectedFilter(node["what"], found);
      const owner = what?.owner;
      const self = isSelf(node["what"]) && { isSelf: true };
      const filter = { ...what?.filter, noun: "card" } as const;
      return { by, filter, plural: what?.plural ?? false, ...(owner && { owner }), ...self };
    }
    case "separate":
    case "choosePile": {
      const what = by === "separate" ? selectedFilter(node["what"], found) : found.get(String(node["of"]));
      const two = node["piles"] === 2 && { two: true as const };
      return { by, filter: what?.filter ?? {}, plural: true, ...(what?.owner && { owner: what.owner }), ...two };
    }
    case "discard":
    case "mill":
    case "revealTop":
    case "revealFromHand":
    case "lookAtTop":
    case "search":
    case "chooseFrom":
    case "revealHand": {
      const filter = (node["what"] ?? node["filter"] ?? {}) as Filter;
      const from = typeof node["from"] === "string" ? found.get(node["from"])?.owner : undefined;
      const owner = from ?? ((node["of"] ?? node["who"]) as Who | undefined);
      const plural = by === "revealHand" || isPlural(count) || isEach(owner);
      const two = isTwo(count) && { two: true as const };
      return {
        by,
        filter: "ref" in filter ? {} : { ...filter, noun: "card" },
        plural,
        ...(owner && { owner }),
        ...two,
      };
    }
    case "removeCounters":
      return { by, filter: {}, plural: true, counter: node["kind"] as CounterKind };
    case "loseLife":
      return { by, filter: {}, plural: false };
    default: {
      const what = (node["filter"] ?? node["what"] ?? {}) as Filter;
      return { by, filter: "ref" in what ? {} : what, plural: isPlural(count) };
    }
  }
}

/** Whether several players are spoken of, so that what each of them does is done to several things. */
function isEach(who: Who | undefined): boolean {
  return who === "eachPlayer" || who === "eachOpponent" || who === "eachOtherPlayer";
}

function isSelf(selection: unknown): boolean {
  return typeof selection === "object" && selection !== null && "ref" in selection && selection.ref === "self";
}

/** What a selection is about: its own noun phrase, or that of what it refers to. */
function selectedFilter(selection: unknown, found: Bindings): Binding | undefined {
  if (typeof selection !== "object" || selection === null) return undefined;
  const node = selection as Readonly<Record<string, unknown>>;
  if (typeof node["ref"] === "string") return found.get(node["ref"]);
  if (["target", "choose", "all", "each", "topOf"].some((key) => key in node)) return bindingOf(node, found);
  if ("both" in node) return { by: "all", filter: {}, plural: true };
  if ("allIn" in node) return { by: "all", filter: { noun: "card" }, plural: true, owner: node["of"] as Who };
  return undefined;
}

function bindEvent(event: EventPattern, found: Map<string, Binding>): void {
  const [fields] = Object.values(event) as readonly Readonly<Record<string, unknown>>[];
  if (fields === undefined || typeof fields !== "object") return;
  if (Array.isArray(fields)) {
    for (const one of fields as readonly EventPattern[]) bindEvent(one, found);
    return;
  }
  const subject = (fields["what"] ?? fields["spell"] ?? fields["on"]) as Subject | string | undefined;
  const filter = subject === undefined ? undefined : subjectFilter(subject);
  if (filter !== undefined) found.set("event", { by: "event", filter, plural: false });
  if ("blocksOrBecomesBlocked" in event) {
    found.set("other", { by: "event", filter: { types: ["Creature"] }, plural: true });
  }
  const other = fields["blocked"] ?? fields["by"] ?? fields["to"];
  if (typeof other === "object" && other !== null) {
    found.set("other", { by: "event", filter: other, plural: false });
  }
}

function bindDelayed(when: unknown, found: Map<string, Binding>): void {
  if (typeof when === "object" && when !== null && "event" in when && !found.has("event")) {
    bindEvent(when.event as EventPattern, found);
  }
}

function subjectFilter(subject: Subject | string): Filter | undefined {
  if (typeof subject === "string") return undefined; // a player
  if ("ref" in subject) return undefined;
  if ("anyOf" in subject) return subject.anyOf.map(subjectFilter).find((filter) => filter !== undefined);
  return subject;
}
