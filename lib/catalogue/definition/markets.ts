import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { foldSpelling } from "@/lib/catalogue/definition/spelling";
import { say } from "@/lib/catalogue/definition/wording";

/** A market of a study, as shown on pages and in messages. */
export type Market = { code: string; slug: string; name: string };
/** With everything it is called by, folded, and words for its people. */
export type SpelledMarket = Market & { spellings: readonly string[]; people: readonly string[] };

/** Definitions are never changed, so what follows from one is worked out once. */
const KNOWN = new WeakMap<StudyDefinition, readonly SpelledMarket[]>();

/** The markets of a study in their order, each with everything it is called by. */
export function spelledMarkets(definition: StudyDefinition): readonly SpelledMarket[] {
  const known = KNOWN.get(definition);
  if (known) return known;
  const markets = definition.markets.map(({ slug, code, name, spellings, people }): SpelledMarket => {
    const names = typeof name === "string" ? [name] : Object.values(name);
    const all = new Set([slug, code, ...names, ...spellings].map(foldSpelling));
    return { slug, code, name: say(definition, name), spellings: [...all], people };
  });
  KNOWN.set(definition, markets);
  return markets;
}

/** The markets of a study in display order, named in its first language. */
export function marketsOf(definition: StudyDefinition): readonly Market[] {
  return spelledMarkets(definition);
}

/** The market of a study with this slug, or null. */
export function marketBySlug(definition: StudyDefinition, slug: string): Market | null {
  return spelledMarkets(definition).find((market) => market.slug === slug) ?? null;
}

/** The market a spelling means ("sverige", "SE", "Ísland"), ignoring case, accents and full stops; null for none. */
export function marketBySpelling(definition: StudyDefinition, spelling: string): Market | null {
  const folded = foldSpelling(spelling);
  return spelledMarkets(definition).find(({ spellings }) => spellings.includes(folded)) ?? null;
}

/** Every spelling of every market of a study. */
export function marketSpellings(definition: StudyDefinition): readonly string[] {
  return spelledMarkets(definition).flatMap(({ spellings }) => spellings);
}

/** "Sweden 2025": a wave in messages and reports. */
export function waveNameIn(definition: StudyDefinition, { market, year }: { market: string; year: number }): string {
  return `${marketBySlug(definition, market)?.name ?? market} ${year}`;
}
