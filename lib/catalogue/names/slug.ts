import { fnv1a } from "@/lib/statistics/random";

// Letters that Unicode does not decompose into a base letter and a mark.
const LETTERS: Record<string, string> = {
  æ: "ae",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  œ: "oe",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ŧ: "t",
  ĸ: "k",
};

/** Most names: there is nothing to take off their letters. */
const PLAIN = /^\p{ASCII}*$/u;

/** The normalised name for search and comparison: lower case, without accents, one space between words. */
export function foldName(name: string): string {
  return (PLAIN.test(name) ? name.toLowerCase() : foldLetters(name)).replace(/\s+/g, " ").trim();
}

function foldLetters(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[æøđðþßœłħıŋŧĸ]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * The slug of a name: a–z, 0–9 and single hyphens, derived from the name alone ("Kvarnö & Dotter" → "kvarno-dotter"),
 * so that it is the same in every study. A name in another script keeps what can be written and gets a short hash, so
 * that two such names still differ. Names with the same slug are spellings of one brand: an import refuses them
 * together.
 */
export function toSlug(name: string): string {
  const folded = foldName(name);
  const readable = folded
    .replace(/['’`´.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
    .replace(/-$/, "");
  const isPlain = PLAIN.test(folded) || PLAIN.test(folded.replace(/[^\p{L}\p{N}]/gu, ""));
  const losesLetters = !isPlain || readable === "";
  return losesLetters || folded.length > 80 ? [readable, hash(name)].filter(Boolean).join("-") : readable;
}

function hash(name: string): string {
  return fnv1a(name.normalize("NFC")).toString(36).padStart(7, "0");
}
