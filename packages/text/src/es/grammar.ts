/**
 * Spanish grammar that no card has a part in: gender and number, agreement, articles, contractions, lists, numbers, sentences.
 * Knows neither the card language nor the rules.
 */

export type Gender = "m" | "f";

/** What words agree in. */
export interface Agreement {
  readonly gender: Gender;
  readonly plural: boolean;
}

export interface Noun {
  readonly gender: Gender;
  readonly singular: string;
  readonly plural: string;
  /** A feminine noun that begins with a stressed a: "el aura", "un aura". */
  readonly stressedA?: true;
}

/** A noun from its singular, with the regular plural: -s after a vowel, -es after a consonant. */
export function noun(gender: Gender, singular: string, plural = pluralOf(singular)): Noun {
  return { gender, singular, plural };
}

export function pluralOf(singular: string): string {
  if (/[aeiouáéó]$/.test(singular)) return `${singular}s`;
  if (singular.endsWith("z")) return `${singular.slice(0, -1)}ces`;
  const unaccented = singular.replace(/([áéíóú])([ns])$/, (_, vowel: string, last: string) => plain(vowel) + last);
  return `${unaccented}es`;
}

const plainVowels: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };
function plain(vowel: string): string {
  return plainVowels[vowel] ?? vowel;
}

/** An adjective in agreement. The masculine singular decides: -o and -dor have four forms, the others two. */
export function adjective(masculine: string, { gender, plural }: Agreement): string {
  let form = masculine;
  if (gender === "f" && masculine.endsWith("o")) form = `${masculine.slice(0, -1)}a`;
  if (gender === "f" && masculine.endsWith("dor")) form = `${masculine}a`;
  return plural ? pluralOf(form) : form;
}

/** Several adjectives or nouns as one thing agree in the masculine as soon as one is masculine. */
export function together(parts: readonly Agreement[]): Agreement {
  return { gender: parts.every(({ gender }) => gender === "f") ? "f" : "m", plural: true };
}

export function nounForm(of: Noun, plural: boolean): string {
  return plural ? of.plural : of.singular;
}

/** "el", "la", "los", "las"; `stressedA`: "el aura". */
export function definite({ gender, plural }: Agreement, stressedA = false): string {
  if (plural) return gender === "f" ? "las" : "los";
  return gender === "f" && !stressedA ? "la" : "el";
}
/** "un", "una"; nothing in the plural. */
export function indefinite({ gender, plural = false }: Partial<Agreement>, stressedA = false): string {
  if (plural) return "";
  return gender === "f" && !stressedA ? "una" : "un";
}
/** "ese", "esa", "esos", "esas". */
export function demonstrative({ gender, plural }: Agreement): string {
  if (plural) return gender === "f" ? "esas" : "esos";
  return gender === "f" ? "esa" : "ese";
}
/** "este", "esta". */
export function proximal({ gender, plural }: Agreement): string {
  if (plural) return gender === "f" ? "estas" : "estos";
  return gender === "f" ? "esta" : "este";
}
/** After a preposition: "él", "ella", "ellos", "ellas". */
export function pronoun({ gender, plural }: Agreement): string {
  if (plural) return gender === "f" ? "ellas" : "ellos";
  return gender === "f" ? "ella" : "él";
}
/** The direct object pronoun: "lo", "la", "los", "las". */
export function accusative({ gender, plural }: Agreement): string {
  return definite({ gender, plural }).replace("el", "lo");
}
/** "cada uno", "cada una". */
export function eachOne({ gender }: Agreement): string {
  return gender === "f" ? "cada una" : "cada uno";
}

/** Words with single spaces between them; empty ones are left out. */
export function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

/** "A, B y C", with "e" before the sound of i and "u" before that of o. */
export function list(items: readonly string[], join: "y" | "o" | "y/o" | "ni" = "y"): string {
  const last = items.at(-1);
  if (last === undefined) return "";
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(", ")} ${conjunction(join, last)} ${last}`;
}

function conjunction(join: "y" | "o" | "y/o" | "ni", next: string): string {
  if (join === "y" && /^h?[ií](?![aeou])/i.test(next)) return "e";
  if (join === "o" && /^h?[oó]/i.test(next)) return "u";
  return join;
}

const units = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"] as const;
const teens = ["once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve"];
const tens = ["", "", "veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];

/** A number in words before a noun, up to 99, in figures beyond; "un" agrees: "una carta", "treinta y una cartas". */
export function numeral(value: number, gender: Gender = "m"): string {
  const one = gender === "f" ? "una" : "un";
  if (value === 1) return one;
  if (value < units.length) return units[value] ?? String(value);
  if (value < 20) return teens[value - 11] ?? String(value);
  if (value >= 100) return String(value);
  const ten = tens[Math.floor(value / 10)] ?? "";
  const unit = value % 10;
  if (unit === 0) return ten;
  const rest = unit === 1 ? one : (units[unit] ?? "");
  return `${ten} y ${rest}`;
}

/** The first letter as a capital; symbols and quotation marks stay as they are. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("es") + text.slice(1);
}

/** "a el" and "de el" contract before the article, never before a name's own "El". */
export function contracted(text: string): string {
  return text.replace(/(?<![\p{L}])([Aa]|[Dd]e) el(?= )/gu, (_, preposition: string) =>
    preposition.toLowerCase() === "a" ? `${preposition}l` : `${preposition}l`,
  );
}

/** A sentence: a capital first, contractions, and a full stop, unless the quotation that ends it is to be followed by one. */
export function sentence(text: string): string {
  const said = capitalised(contracted(text));
  return /[.:]$/.test(said) ? said : `${said}.`;
}
