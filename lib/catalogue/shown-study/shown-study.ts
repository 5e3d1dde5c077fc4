import type { Market, MarketSlug } from "@/lib/catalogue/markets/market";
import { foldSpelling } from "@/lib/catalogue/definition/spelling";

/** What the publisher claims of the whole body of work, as it is written; a claim that is null is left out everywhere. */
export interface StudyClaims {
  brands: string | null;
  interviews: string | null;
  assessments: string | null;
  years: string | null;
  countries: { figure: string; of: string } | null;
}

/** Parts of a questionnaire, each of which a study may leave out. */
export const MODULES = [
  "awareness",
  "discussion",
  "topics",
  "behaviours",
  "priorities",
  "factors",
  "attitudes",
  "sayDo",
  "expectations",
] as const;
export type Module = (typeof MODULES)[number];

/** A market with everything it is called by, folded, and words for its people. */
export interface ShownMarket extends Market {
  spellings: readonly string[];
  people: readonly string[];
}

/** One of the two things that brands are rated on. */
export interface ShownDimension {
  /** "Environment". */
  name: string;
  /** "the environment". */
  inSentence: string;
  /** "environmental work": what of a brand is rated. */
  work: string;
  /** Words by which a claim about it is recognised. */
  cues: readonly string[];
}

/** What every page needs of the published study: small, since each page brings it to the browser. */
export interface ShownStudy {
  /** In the order in which they are listed everywhere. */
  markets: readonly ShownMarket[];
  /** Slug of the market that is shown until one is chosen. */
  defaultMarket: MarketSlug;
  /** The year that is shown first. */
  rankingYear: number;
  /** Years from one wave to the next. */
  everyYears: number;
  headline: string;
  description: string;
  claims: StudyClaims;
  /** Nothing is shown of a brand or group that fewer people were asked about. */
  smallestBase: number;
  /** The scale on which brands are rated, and which of its marks count: 5, "4 or 5". */
  scale: { min: number; max: number; good: string };
  /** What people are asked beside brands. */
  modules: readonly Module[];
  // Left out where a study is as most are, since every page brings it.
  /** By what interviews are weighted to their population: none where files bring weights, or people count alike. */
  weightedBy?: readonly string[];
  /** What brands are rated on, if not on the environment and on social responsibility. */
  dimensions?: readonly [ShownDimension, ShownDimension];
  /** Names of the groups into which behaviour sorts people, if not those of most studies. */
  groups?: readonly string[];
  /** How priorities are asked, if not as the most and least important of sets. */
  priorities?: "mentions";
}

/** What most studies rate brands on. Words for claims about these are part of the check of claims. */
const MOST_DIMENSIONS: readonly [ShownDimension, ShownDimension] = [
  { name: "Environment", inSentence: "the environment", work: "environmental work", cues: [] },
  { name: "Social responsibility", inSentence: "social responsibility", work: "social responsibility", cues: [] },
];

/** What brands are rated on. */
export const dimensionsOf = (study: Pick<ShownStudy, "dimensions">): readonly [ShownDimension, ShownDimension] =>
  study.dimensions ?? MOST_DIMENSIONS;

/** The dimensions of a definition; undefined where they are as in most studies. */
export function toDimensions(
  own: readonly [ShownDimension, ShownDimension],
): readonly [ShownDimension, ShownDimension] | undefined {
  const isUsual = own.every(({ name, inSentence }, at) => {
    const usual = MOST_DIMENSIONS[at];
    return name === usual?.name && inSentence === usual.inSentence;
  });
  return isUsual ? undefined : own;
}

const MOST_GROUPS: readonly string[] = ["Ego", "Moderate", "Smart", "Dedicated"];

/** Names of the groups into which behaviour sorts people, from the least to the most engaged. */
export const groupsOf = (study: Pick<ShownStudy, "groups">): readonly string[] => study.groups ?? MOST_GROUPS;

/** The names of a definition’s groups; undefined where they are as in most studies, or there are none. */
export function toGroups(own: readonly string[]): readonly string[] | undefined {
  return own.length === 0 || own.join() === MOST_GROUPS.join() ? undefined : own;
}

const MOST_WEIGHT_BY = ["age", "sex", "region"] as const;

export const weightedBy = (study: Pick<ShownStudy, "weightedBy">): readonly string[] =>
  study.weightedBy ?? MOST_WEIGHT_BY;

/** By what a definition’s interviews are weighted; undefined where it is by all that can be. */
export function toWeightedBy(method: string, by: readonly string[] | undefined): readonly string[] | undefined {
  const own = method === "rake" ? (by ?? MOST_WEIGHT_BY) : [];
  return MOST_WEIGHT_BY.every((each) => own.includes(each)) ? undefined : own;
}

/** Without the words by which a text names its markets and dimensions, which public pages do not read. */
export function withoutSpellings(study: ShownStudy): ShownStudy {
  const bare = { ...study, markets: study.markets.map((market) => ({ ...market, spellings: [], people: [] })) };
  if (!study.dimensions) return bare;
  const [first, second] = study.dimensions;
  return {
    ...bare,
    dimensions: [
      { ...first, cues: [] },
      { ...second, cues: [] },
    ],
  };
}

/** Its markets alone. */
export type StudyMarkets = Pick<ShownStudy, "markets">;

/** The market of a study with this address part, or null. */
export function marketOf({ markets }: StudyMarkets, slug: string): ShownMarket | null {
  return markets.find((market) => market.slug === slug) ?? null;
}

/** The market of a study that a spelling means ("sverige", "SE"), whatever its case, accents and full stops; null for none. */
export function marketSpelled({ markets }: StudyMarkets, spelling: string): ShownMarket | null {
  const folded = foldSpelling(spelling);
  return markets.find(({ spellings }) => spellings.includes(folded)) ?? null;
}

/** A market's name, or its address part where the study has no such market. */
export function nameOfMarket(study: StudyMarkets, slug: string): string {
  return marketOf(study, slug)?.name ?? slug;
}

/** Two letters for a market where its name has no room: "SE". */
export function lettersOf(study: StudyMarkets, slug: string): string {
  return (marketOf(study, slug)?.code ?? slug.slice(0, 2)).toUpperCase();
}

/** "Each year", "Every second year", "Every 3 years": how a sentence about the study begins. */
export function sayEvery({ everyYears }: Pick<ShownStudy, "everyYears">): string {
  if (everyYears === 1) return "Each year";
  return everyYears === 2 ? "Every second year" : `Every ${everyYears} years`;
}

/** The place of a market among all of the study, which gives its mark; -1 for none. */
export function placeOfMarket({ markets }: StudyMarkets, slug: string): number {
  return markets.findIndex((market) => market.slug === slug);
}
