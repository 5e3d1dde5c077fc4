import { fnv1a } from "@/lib/statistics/random";

// Letters that Unicode does not take apart into a base letter and a mark.
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

/** What search and comparison see of a name: lower case, without accents, one space between words. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[æøđðþßœłħıŋŧĸ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The address part of a name: a–z, 0–9 and single hyphens, depending on nothing but the name ("Kvarnö & Dotter" →
 * "kvarno-dotter"), so it stays the same from study to study. A name with letters of another script keeps what
 * can be written and gets a short hash, so that two such names still differ. Names that share a slug are
 * spellings of one brand: an import refuses them side by side.
 */
export function toSlug(name: string): string {
  const folded = foldName(name);
  const readable = folded
    .replace(/['’`´.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
    .replace(/-$/, "");
  const losesLetters = /\P{ASCII}/u.test(folded.replace(/[^\p{L}\p{N}]/gu, "")) || readable === "";
  return losesLetters || folded.length > 80 ? [readable, hash(name)].filter(Boolean).join("-") : readable;
}

function hash(name: string): string {
  return fnv1a(name.normalize("NFC")).toString(36).padStart(7, "0");
}
