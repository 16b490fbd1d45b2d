/**
 * Spanish verbs in the forms that rules texts use: the command to "tú", the present of "tú" and of the third person, the subjunctive
 * after "cuando", "si … fuera", "a menos que", and the infinitive after "puedes". Knows neither the card language nor the rules.
 */
import { words } from "./grammar.ts";

/**
 * How a predicate is put: `plain`, a command to "you" or a statement about others; `statement`, a statement about "you" as well;
 * `infinitive`, `subjunctive`.
 */
export type Form = "plain" | "statement" | "infinitive" | "subjunctive";

/** Whom a verb agrees with. */
export interface Person {
  readonly you: boolean;
  readonly plural: boolean;
}

export interface SpanishVerb {
  readonly infinitive: string;
  /** Third person singular of the present; -s and -n make the other persons. */
  readonly present: string;
  /** Third person singular of the subjunctive. */
  readonly subjunctive: string;
  /** The command to "tú", where it is not the third person of the present. */
  readonly command: string;
  /** The command before a pronoun that moves the stress: "exília" + "la". */
  readonly stressed: string;
  /** A pronoun that belongs to the verb itself: "se endereza". */
  readonly reflexive: boolean;
}

function verb(
  infinitive: string,
  present: string,
  subjunctive: string,
  more: { readonly command?: string; readonly stressed?: string } = {},
): SpanishVerb {
  const reflexive = infinitive.endsWith("se");
  const command = more.command ?? present;
  return {
    infinitive: reflexive ? infinitive.slice(0, -2) : infinitive,
    present,
    subjunctive,
    command,
    stressed: more.stressed ?? command,
    reflexive,
  };
}

export const verbs = {
  activate: verb("activar", "activa", "active", { stressed: "actíva" }),
  add: verb("agregar", "agrega", "agregue", { stressed: "agréga" }),
  attach: verb("anexar", "anexa", "anexe", { stressed: "anéxa" }),
  attack: verb("atacar", "ataca", "ataque"),
  be: verb("ser", "es", "sea", { command: "sé" }),
  become: verb("convertirse", "convierte", "convierta"),
  becomeTapped: verb("girarse", "gira", "gire"),
  becomeUntapped: verb("enderezarse", "endereza", "enderece"),
  block: verb("bloquear", "bloquea", "bloquee", { stressed: "bloquéa" }),
  cast: verb("lanzar", "lanza", "lance", { stressed: "lánza" }),
  choose: verb("elegir", "elige", "elija", { stressed: "elíge" }),
  control: verb("controlar", "controla", "controle"),
  copy: verb("copiar", "copia", "copie", { stressed: "cópia" }),
  cost: verb("costar", "cuesta", "cueste"),
  counter: verb("contrarrestar", "contrarresta", "contrarreste", { stressed: "contrarrésta" }),
  create: verb("crear", "crea", "cree", { stressed: "créa" }),
  cycle: verb("ciclar", "cicla", "cicle", { stressed: "cícla" }),
  deal: verb("hacer", "hace", "haga", { command: "haz", stressed: "ház" }),
  destroy: verb("destruir", "destruye", "destruya", { stressed: "destrúye" }),
  detain: verb("detener", "detiene", "detenga", { command: "detén", stressed: "detén" }),
  die: verb("morir", "muere", "muera"),
  discard: verb("descartar", "descarta", "descarte", { stressed: "descárta" }),
  distribute: verb("distribuir", "distribuye", "distribuya", { stressed: "distribúye" }),
  double: verb("duplicar", "duplica", "duplique", { stressed: "duplíca" }),
  draw: verb("robar", "roba", "robe", { stressed: "róba" }),
  enter: verb("entrar", "entra", "entre"),
  exchange: verb("intercambiar", "intercambia", "intercambie", { stressed: "intercámbia" }),
  exile: verb("exiliar", "exilia", "exilie", { stressed: "exília" }),
  fight: verb("luchar", "lucha", "luche"),
  gain: verb("ganar", "gana", "gane", { stressed: "gána" }),
  get: verb("obtener", "obtiene", "obtenga", { command: "obtén", stressed: "obtén" }),
  have: verb("tener", "tiene", "tenga", { command: "ten", stressed: "tén" }),
  leave: verb("dejar", "deja", "deje"),
  look: verb("mirar", "mira", "mire", { stressed: "míra" }),
  lose: verb("perder", "pierde", "pierda", { stressed: "piérde" }),
  mill: verb("moler", "muele", "muela", { stressed: "muéle" }),
  move: verb("mover", "mueve", "mueva", { stressed: "muéve" }),
  pay: verb("pagar", "paga", "pague", { stressed: "pága" }),
  play: verb("jugar", "juega", "juegue", { stressed: "juéga" }),
  prevent: verb("prevenir", "previene", "prevenga", { command: "prevén", stressed: "prevén" }),
  proliferate: verb("proliferar", "prolifera", "prolifere"),
  put: verb("poner", "pone", "ponga", { command: "pon", stressed: "pon" }),
  regenerate: verb("regenerar", "regenera", "regenere", { stressed: "regenéra" }),
  remove: verb("remover", "remueve", "remueva", { stressed: "remuéve" }),
  removeFromCombat: verb("retirar", "retira", "retire", { stressed: "retíra" }),
  return: verb("regresar", "regresa", "regrese", { stressed: "regrésa" }),
  reveal: verb("mostrar", "muestra", "muestre", { stressed: "muéstra" }),
  sacrifice: verb("sacrificar", "sacrifica", "sacrifique", { stressed: "sacrifíca" }),
  scry: verb("adivinar", "adivina", "adivine"),
  search: verb("buscar", "busca", "busque", { stressed: "búsca" }),
  separate: verb("separar", "separa", "separe", { stressed: "sepára" }),
  shuffle: verb("barajar", "baraja", "baraje", { stressed: "baraja" }),
  stay: verb("estar", "está", "esté"),
  take: verb("tomar", "toma", "tome"),
  tap: verb("girar", "gira", "gire", { stressed: "gíra" }),
  untap: verb("enderezar", "endereza", "enderece", { stressed: "enderéza" }),
  must: verb("deber", "debe", "deba"),
  able: verb("poder", "puede", "pueda"),
} as const satisfies Readonly<Record<string, SpanishVerb>>;

/**
 * A verb in a form and person, with an object pronoun where the form wants it: "exíliala", "exiliarla", "la exilia".
 * @param indicative whether a plain statement to "you" is a statement ("ganas") and no command ("gana")
 */
export function conjugated(verb: SpanishVerb, form: Form, person: Person, clitic = "", indicative = false): string {
  const reflexive = verb.reflexive ? (person.you ? "te" : "se") : "";
  if (form === "infinitive") return `${verb.infinitive}${reflexive}${clitic}`;
  if (form === "plain" && person.you && !indicative && !verb.reflexive) {
    return clitic === "" ? verb.command : `${verb.stressed}${clitic}`;
  }
  const stem = form === "subjunctive" ? verb.subjunctive : verb.present;
  return words(reflexive, clitic, inPerson(stem, person));
}

function inPerson(third: string, { you, plural }: Person): string {
  if (third === "es") return you ? "eres" : plural ? "son" : "es";
  return you ? `${third}s` : plural ? `${third}n` : third;
}
