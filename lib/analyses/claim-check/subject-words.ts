import { asPhrases, type Phrase } from "@/lib/analyses/claim-check/tokens";
import type { Cue } from "@/lib/analyses/claim-check/kind-words";
import type { ScorePart } from "@/lib/rankings/histories/analysis-query";
import { toKey } from "@/lib/catalogue/names/match";
import type { ShownDimension, ShownStudy, StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";

/** The subject; "responsible" alone is ambiguous. Superlatives and comparatives also hint at the kind. */
export interface PartWord {
  parts: readonly ScorePart[];
  cue: Cue | null;
}

const part = (parts: readonly ScorePart[], phrases: readonly string[], cue: Cue | null = null) =>
  asPhrases<PartWord>({ parts, cue }, phrases);

const WHOLE: readonly Phrase<PartWord>[] = part(
  ["score"],
  [
    "sustainable",
    "sustainability",
    "sustainably",
    "sustainability score",
    "environmental and social",
    "environmentally and socially responsible",
  ],
);

const USUAL: readonly Phrase<PartWord>[] = [
  ...WHOLE,
  ...part(
    ["environment"],
    [
      "environment",
      "environmental",
      "environmentally",
      "environmentally friendly",
      "environmentally responsible",
      "eco friendly",
      "eco",
      "green",
      "climate",
      "climate friendly",
      "nature",
    ],
  ),
  ...part(["environment"], ["greenest"], "first"),
  ...part(["environment"], ["greener"], "comparative"),
  ...part(
    ["social"],
    ["social", "socially", "social responsibility", "socially responsible", "ethical", "ethically", "fair", "fairness"],
  ),
  ...part(["social"], ["fairest"], "first"),
  ...part(["social"], ["fairer"], "comparative"),
  ...part(["score", "social"], ["responsible", "responsibility"]),
];

/** What a study’s dimensions are called in a claim. */
export function partPhrases({ dimensions }: Pick<ShownStudy, "dimensions">): readonly Phrase<PartWord>[] {
  if (!dimensions) return USUAL;
  const [first, second] = dimensions;
  const phrasesOf = ({ name, cues }: ShownDimension) => [...new Set([name, ...cues].map(toKey))];
  return [...WHOLE, ...part(["environment"], phrasesOf(first)), ...part(["social"], phrasesOf(second))];
}

/** Spellings that are also ordinary words ("no", "se", "den"). */
const SHORTEST = 5;

/** What the markets of a study and their people are called in a claim. */
export function marketPhrases({ markets }: StudyMarkets): readonly Phrase<string>[] {
  return markets.flatMap(({ slug, spellings, people }) =>
    asPhrases(slug, [
      ...new Set([...spellings.filter((spelling) => spelling.length >= SHORTEST), ...people].map(toKey)),
    ]),
  );
}

/** Words without influence on a claim. */
export const PLAIN_PHRASES: readonly Phrase<null>[] = asPhrases(
  null,
  (
    "a an the is are was were be been being has have had do does did s of in on at to for by from with as and or among within across it its our we us my i you your their they this that these those there which who what " +
    "brand brands company companies business businesses name names chain chains store stores shop shops retailer label labels producer producers maker makers provider providers manufacturer manufacturers player players operator operators " +
    "market markets industry industries sector sectors category categories country countries nation national wave year study survey ranking rankings list score scores scored scoring points rated rating ranked rank ranks seen perceived considered called named voted " +
    "according public people consumer consumers customer customers respondents shoppers think thinks say says believe opinion eyes perception officially official granskog recent latest now today currently when comes come still also too since one other others work works about " +
    "terms regards regarding measured results result figures figure way much very truly really proudly proud again against compared number place position positions choice"
  ).split(" "),
);
