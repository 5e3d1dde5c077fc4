import type { Field } from "@/lib/analyses/claim-check/claim-part";
import { CUES } from "@/lib/analyses/claim-check/kind-words";
import { PLAIN_PHRASES } from "@/lib/analyses/claim-check/subject-words";
import type { Found, Tokens } from "@/lib/analyses/claim-check/tokens";
import { likenessOf, toKey } from "@/lib/catalogue/names/match";
import type { Named } from "@/lib/catalogue/names/named";

/** Brands by normalised name. */
export interface NameIndex {
  byKey: ReadonlyMap<string, readonly Named[]>;
  /** Words in the longest name. */
  longest: number;
}

export function toNameIndex(brands: readonly Named[]): NameIndex {
  const byKey = new Map<string, Named[]>();
  let longest = 0;
  for (const { slug, name } of brands) {
    const key = toKey(name);
    if (key === "") continue;
    byKey.set(key, [...(byKey.get(key) ?? []), { slug, name }]);
    longest = Math.max(longest, key.split(" ").length);
  }
  return { byKey, longest };
}

/** Words a claim is made of: a name that is one of them counts only where it is written as the brand writes it. */
const EVERYDAY = new Set([...CUES, ...PLAIN_PHRASES].map(({ phrase }) => phrase));
/** Most brands offered in place of a word. */
const MOST_ALIKE = 3;

interface NamedBrands {
  mentions: Found<readonly Named[]>[];
  /** The claim's brand, and the one it is compared with, by the position of the comparing words. */
  roles: (comparison: number | null) => { brand: Field<string>; rival: Field<string> };
  /** Brands with names similar to words that were not understood. */
  alike: (words: readonly string[]) => Named[];
}

/**
 * Finds the brands a text names, the longest names first.
 * @param places what markets and dimensions are called: words of a claim as well
 */
export function readBrands(
  tokens: Tokens,
  { byKey, longest }: NameIndex,
  places: readonly { phrase: string }[],
): NamedBrands {
  const isEveryday = (key: string) => EVERYDAY.has(key) || places.some(({ phrase }) => phrase === key);
  const mentions = tokens.takeNames(longest, (key, words) => {
    const brands = byKey.get(key);
    if (!brands) return null;
    const meant = isEveryday(key) ? brands.filter(({ name }) => name === words && name !== name.toLowerCase()) : brands;
    return meant.length > 0 ? meant : null;
  });
  return {
    mentions,
    roles: (comparison) => {
      if (comparison === null) return { brand: toBrand(mentions), rival: { status: "unsaid" } };
      const before = mentions.filter(({ from }) => from < comparison);
      const [rival, ...after] = mentions.filter(({ from }) => from >= comparison);
      return {
        brand: toBrand(before.length > 0 ? before : after),
        rival: toBrand(rival ? (before.length > 0 ? [rival, ...after] : [rival]) : []),
      };
    },
    alike: (words) => {
      const asked = words.map(toKey).filter((key) => key.length > 3);
      const judged = [...byKey].flatMap(([key, brands]) => {
        const slips = asked.flatMap((word) =>
          Math.abs(word.length - key.length) > 2 ? [] : (likenessOf(word, key) ?? []),
        );
        return slips.length > 0 ? [{ brands, slips: Math.min(...slips) }] : [];
      });
      return judged
        .toSorted((a, b) => a.slips - b.slips)
        .flatMap(({ brands }) => brands)
        .slice(0, MOST_ALIKE);
    },
  };
}

function toBrand(mentions: readonly Found<readonly Named[]>[]): Field<string> {
  const slugs = [...new Set(mentions.flatMap(({ meaning }) => meaning.map(({ slug }) => slug)))];
  const words = [...new Set(mentions.map((each) => each.words))].join(", ");
  const [only] = slugs;
  if (only === undefined) return { status: "unsaid" };
  return slugs.length === 1 ? { status: "said", value: only, words } : { status: "choose", options: slugs, words };
}
