import { asPhrases, type Phrase } from "@/lib/analyses/claim-check/tokens";

/** What a word of a claim hints at; together they say its kind. */
export type Cue = "first" | "first-of-number" | "among" | "top" | "comparative" | "than" | "past" | "since-last" | "others" | "average" | "improved" | "most-improved";

/** Words of comparing and counting. Phrases that hold others must be found first: the longest are. */
export const CUES: readonly Phrase<Cue>[] = [
  ...asPhrases("most-improved" as const, [
    "most improved", "improved the most", "improved most", "biggest improvement", "largest improvement", "greatest improvement", "fastest improving", "biggest climber", "fastest rising", "fastest growing",
    "rising fastest", "rose the most", "rose most", "gained the most", "gained most", "climbed the most",
  ]),
  ...asPhrases("improved" as const, ["improved", "improving", "improves", "has become more", "became more", "risen", "rose", "climbed", "gained", "increased", "up since", "on the rise", "getting better", "made progress"]),
  ...asPhrases("first-of-number" as const, [
    "top #", "one of the # most", "one of # most", "one of the # best", "one of the top #", "among the # most", "among the # best", "among the # leading", "among the # highest", "among the top #", "in the top #",
    "one of the # highest", "one of the # leading", "the # most", "the # best", "first #", "among the first #", "# most", "# best",
  ]),
  ...asPhrases("among" as const, ["one of the most", "one of the best", "one of the leading", "one of the top", "one of the highest", "among the most", "among the best", "among the leading", "among the top", "among the highest", "a leading", "a top", "a leader", "among the leaders"]),
  ...asPhrases("first" as const, [
    "the most", "most", "best", "number 1", "number one", "no 1", "no one", "nr 1", "ranked first", "rated first", "ranked 1", "comes first", "first place", "first", "1st", "leading", "leader", "leads", "highest", "top rated", "top ranked", "favourite",
    "unbeaten", "second to none",
  ]),
  ...asPhrases("top" as const, ["top"]),
  ...asPhrases("average" as const, ["above the average", "above average", "better than the average", "better than average", "over the average", "the average", "average", "mean", "the norm", "the market average"]),
  ...asPhrases("others" as const, [
    "any other", "any of its competitors", "all other", "all others", "all the others", "every other", "anyone else", "any rival", "all its rivals", "its rivals", "its competitors", "all competitors", "the competition", "any competitor", "the others", "the rest",
  ]),
  ...asPhrases("past" as const, ["before", "in the past", "than ever before", "than ever"]),
  ...asPhrases("since-last" as const, ["last year", "a year ago", "the year before", "the previous year"]),
  ...asPhrases("comparative" as const, [
    "more", "better", "higher", "ahead of", "above", "beats", "beat", "outperforms", "outscores", "surpasses", "ahead", "rated higher", "tops", "overtakes", "stronger",
  ]),
  ...asPhrases("than" as const, ["than"]),
];

/** Words that turn a claim into one that is not checked, with the reason. */
export type Limit = "denial" | "downwards" | "scope" | "future" | "area" | "people" | "absolute";

export const LIMITS: readonly Phrase<Limit>[] = [
  ...asPhrases("denial" as const, ["not", "never", "no longer", "isn t", "aren t", "wasn t", "doesn t", "hasn t", "nor", "neither", "without", "except", "unless", "hardly", "almost", "nearly", "perhaps", "maybe", "probably", "no"]),
  ...asPhrases("downwards" as const, ["least", "worst", "less", "lowest", "lower", "worse", "behind", "below", "fell", "fallen", "dropped", "declined", "lost", "bottom"]),
  ...asPhrases("scope" as const, ["always", "every year", "everywhere", "for years", "years in a row", "in a row", "consecutive", "all markets", "all countries", "every market", "every country", "all time", "in history", "in every", "by far", "clearly", "ever"]),
  ...asPhrases("future" as const, ["will", "will be", "going to", "soon", "by 2030", "tomorrow", "next year"]),
  ...asPhrases("area" as const, [
    "the nordics", "nordics", "the nordic countries", "nordic countries", "nordic", "scandinavia", "scandinavian", "europe", "european", "the eu", "the world", "world s", "world", "worldwide", "global", "globally", "international", "the planet", "benelux",
  ]),
  ...asPhrases("people" as const, ["most people", "most consumers", "most customers", "most swedes", "most danes", "most norwegians", "most finns", "most brands", "than most"]),
  ...asPhrases("absolute" as const, ["carbon neutral", "climate neutral", "climate positive", "net zero", "zero emission", "zero emissions", "fossil free", "recyclable", "recycled", "organic", "certified", "plastic free", "emissions", "co2", "carbon footprint"]),
];

/** Why a claim with such words is not checked as it stands. */
export const LIMIT_WORDS: Record<Limit, string> = {
  denial: "turns or softens the claim, which is not checked",
  downwards: "speaks of being behind; only claims of being ahead are checked",
  scope: "asks for more than one wave or one market; each claim is checked in one of each",
  future: "speaks of what is to come; see the brand’s trajectory",
  area: "is no market of the study; a claim holds in the market where people were asked",
  people: "speaks of how many people or brands; scores are compared here",
  absolute: "is about products or emissions; the study measures what the public thinks",
};
