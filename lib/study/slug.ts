import { fnv1a } from "@/lib/statistics/random";

// Letters that Unicode does not take apart into a base letter and a mark.
const LETTERS: Record<string, string> = {
  æ: "ae", ø: "o", đ: "d", ð: "d", þ: "th", ß: "ss", œ: "oe", ł: "l", ħ: "h", ı: "i", ŋ: "n", ŧ: "t", ĸ: "k",
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
 * "kvarno-dotter"). A name with letters of another script keeps what can be written and gets a short hash,
 * so that two such names still differ.
 */
export function toSlug(name: string): string {
  const folded = foldName(name);
  const readable = folded
    .replace(/['’`´.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
    .replace(/-$/, "");
  const losesLetters = /[^\p{ASCII}]/u.test(folded.replace(/[^\p{L}\p{N}]/gu, "")) || readable === "";
  return losesLetters || folded.length > 80 ? [readable, hash(name)].filter(Boolean).join("-") : readable;
}

/**
 * Slugs for a set of different names, unique among themselves. Names that would share one ("Ål", "Al") all but the
 * first in code point order get a short hash of their own, so the order of a file does not matter.
 */
export function assignSlugs(names: Iterable<string>): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  const ordered = [...new Set(names)].sort((a, b) => (a < b ? -1 : 1));
  for (const name of ordered) {
    let slug = toSlug(name);
    for (let round = 0; taken.has(slug); round += 1) slug = `${toSlug(name)}-${hash(name + "\u0000".repeat(round))}`;
    taken.add(slug);
    slugs.set(name, slug);
  }
  return slugs;
}

function hash(name: string): string {
  return fnv1a(name.normalize("NFC")).toString(36).padStart(7, "0");
}
