import { ALL_INDUSTRIES, type ClaimKind, LONGEST_CLAIM } from "@/lib/analyses/claim-check/claim";
import type { Field } from "@/lib/analyses/claim-check/claim-part";
import { WHOLE_MARKET, toIndustryPhrases } from "@/lib/analyses/claim-check/industry-words";
import { CUES } from "@/lib/analyses/claim-check/kind-words";
import { type Limit, LIMITS } from "@/lib/analyses/claim-check/limit-words";
import { readBrands, type NameIndex } from "@/lib/analyses/claim-check/read-brands";
import { readKind } from "@/lib/analyses/claim-check/read-kind";
import { marketPhrases, partPhrases, PLAIN_PHRASES } from "@/lib/analyses/claim-check/subject-words";
import { asPhrases, type Found, Tokens } from "@/lib/analyses/claim-check/tokens";
import type { ScorePart } from "@/lib/rankings/histories/analysis-query";
import type { StudyMarkets, ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { Named } from "@/lib/catalogue/names/named";

/** A parsed claim. Nothing is filled in that the text does not state. */
export interface ClaimReading {
  kind: Field<ClaimKind>;
  /** For "among the first …". */
  count: Field<number>;
  brand: Field<string>;
  rival: Field<string>;
  market: Field<string>;
  /** "all": explicitly of the whole market. */
  industry: Field<string>;
  part: Field<ScorePart>;
  /** Its wave, and the one it is compared with; "last": the previous one. */
  year: Field<number>;
  since: Field<number | "last">;
  /** Words that make it uncheckable. */
  limits: { words: string; limit: Limit }[];
  /** Words that were not understood. */
  unread: string[];
  /** Brands with names similar to such words; offered, never assumed. */
  alike: Named[];
}

/** Names to look for in the text. */
export interface ClaimNames {
  brands: NameIndex;
  industries: readonly Named[];
  study: StudyMarkets & Pick<ShownStudy, "dimensions">;
}

/**
 * Parses a claim in English. Brands are found first, then words that change its meaning, then subject, industry and
 * place. Ambiguous parts stay a choice, and the remaining words are reported as not understood.
 */
export function parseClaim(text: string, { brands, industries, study }: ClaimNames): ClaimReading {
  const tokens = new Tokens(text.slice(0, LONGEST_CLAIM));
  const places = marketPhrases(study);
  const phrases = partPhrases(study);
  const named = readBrands(tokens, brands, [...places, ...phrases]);
  const years = tokens.take([
    ...asPhrases<"since" | "year">("since", yearPhrases("since #", tokens)),
    ...asPhrases<"since" | "year">("since", yearPhrases("than in #", tokens)),
    ...asPhrases<"since" | "year">("year", yearPhrases("#", tokens)),
  ]);
  const early = tokens.take(
    CUES.filter(
      ({ phrase }) =>
        phrase === "no 1" ||
        phrase === "no one" ||
        phrase === "than ever before" ||
        phrase === "than ever" ||
        phrase.startsWith("any "),
    ),
  );
  const limits = tokens.take(LIMITS);
  const whole = tokens.take(WHOLE_MARKET);
  const trades = tokens.take(toIndustryPhrases(industries));
  const parts = tokens.take(phrases);
  const markets = tokens.take(places);
  const cues = [
    ...early,
    ...tokens.take(CUES),
    ...parts.flatMap(({ meaning: { cue }, ...rest }) => (cue ? [{ ...rest, meaning: cue }] : [])),
  ].toSorted((a, b) => a.from - b.from);
  tokens.take(PLAIN_PHRASES);
  tokens.take(asPhrases(null, ["since", "one", "others"]));

  const { kind, count, comparison } = readKind(
    cues,
    named.mentions.length,
    years.some(({ meaning }) => meaning === "since"),
  );
  const { brand, rival } = named.roles(comparison);
  const unread = tokens.left();
  return {
    kind,
    count,
    brand,
    rival,
    market: oneOf(markets, ({ meaning }) => [meaning]),
    industry:
      whole.length > 0 && trades.length === 0
        ? { status: "said", value: ALL_INDUSTRIES, words: wordsOf(whole) }
        : oneOf(trades, ({ meaning }) => meaning),
    part: readPart(parts),
    year: readYear(years, "year"),
    since: cues.some(({ meaning }) => meaning === "since-last")
      ? { status: "said", value: "last", words: wordsOf(cues.filter(({ meaning }) => meaning === "since-last")) }
      : readYear(years, "since"),
    limits: limits.map(({ words, meaning }) => ({ words, limit: meaning })),
    unread,
    alike: brand.status === "unsaid" ? named.alike(unread) : [],
  };
}

/** A number of four digits is a year wherever it stands; "#" alone stands for small ones. */
function yearPhrases(pattern: string, { keys }: Tokens): string[] {
  return [...new Set(keys)].filter((key) => /^(?:19|20)\d\d$/.test(key)).map((key) => pattern.replace("#", key));
}

const wordsOf = (found: readonly { words: string }[]) => [...new Set(found.map(({ words }) => words))].join(", ");

function toField<Value>(values: Iterable<Value>, words: string): Field<Value> {
  const options = [...new Set(values)];
  const [only] = options;
  if (only === undefined) return { status: "unsaid" };
  return options.length === 1 ? { status: "said", value: only, words } : { status: "choose", options, words };
}

/** The combined meaning of all matches: a common one, otherwise a choice among them. */
function oneOf<Meaning, Value>(
  found: readonly Found<Meaning>[],
  valuesOf: (found: Found<Meaning>) => readonly Value[],
): Field<Value> {
  const lists = found.map(valuesOf);
  const shared = (lists[0] ?? []).filter((value) => lists.every((list) => list.includes(value)));
  return toField(shared.length > 0 ? shared : lists.flat(), wordsOf(found));
}

/** The environment and society together mean the whole score. */
function readPart(found: Parameters<typeof oneOf<{ parts: readonly ScorePart[] }, ScorePart>>[0]): Field<ScorePart> {
  const mentioned = new Set(found.flatMap(({ meaning }) => (meaning.parts.length === 1 ? meaning.parts : [])));
  if (mentioned.size === 2 && !mentioned.has("score")) return { status: "said", value: "score", words: wordsOf(found) };
  return oneOf(found, ({ meaning }) => meaning.parts);
}

function readYear(years: readonly Found<"since" | "year">[], kind: "since" | "year"): Field<number> {
  const found = years.filter(({ meaning }) => meaning === kind);
  return toField(
    found.map(({ words }) => Number(words.slice(-4))),
    wordsOf(found),
  );
}
