import { industryInSentence } from "@/lib/platform/words/in-sentence";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { IndustryDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { toClaim, type Claim } from "@/lib/analyses/single-country/claim";
import { toBaseRate, toGap, type Gap } from "@/lib/analyses/single-country/gap";
import { toMeasure, type Measure } from "@/lib/analyses/single-country/measure";
import { pairWithFocus, type Pairing } from "@/lib/analyses/single-country/pairwise";
import { shortName } from "@/lib/platform/words/shorten";
import { toSubject, type Standing, type Subject } from "@/lib/analyses/single-country/subject";
import { toTrend, type Trend } from "@/lib/analyses/single-country/trend";

export interface SingleCountryView {
  market: Named;
  industry: Named;
  subject: Subject;
  measure: Measure;
  /** The brand in focus in the year; null if it is not ranked in it. */
  focus: Standing | null;
  trend: Trend;
  /** Every other brand of the industry with a score, compared with the focus. */
  pairs: Pairing[];
  gap: Gap | null;
  baseRate: ReturnType<typeof toBaseRate>;
  words: Claim;
  /** The same without naming a brand that was not selected. */
  wordsOfChosen: Claim;
  /** Clear changes of the market and of the industry; null if the previous year is not available. */
  moves: { real: number; of: number; here: number; since: number } | null;
  isSample: boolean;
}

interface SingleCountrySource {
  dataset: IndustryDataset;
  waves: readonly MarketWave[];
  query: AnalysisQuery;
  market: Named;
  industry: Named;
}

/** Everything the page draws and says, from published data and the selection; null if the book is empty. */
export function toSingleCountry({
  dataset,
  waves,
  query,
  market,
  industry,
}: SingleCountrySource): SingleCountryView | null {
  const subject = toSubject(dataset, waves, query);
  const history = subject.chosen[0];
  if (!history) return null;
  const { standings, wave, years } = subject;
  const measure = toMeasure(query);
  const focus = standings.find(({ brand }) => brand.slug === history.slug) ?? null;
  const pairs = focus ? pairWithFocus(standings, focus) : [];
  const gap = focus ? toGap(standings, focus, pairs) : null;
  const names = { industry: industry.name, market: market.name };
  const toWords = (named?: ReadonlySet<string>) =>
    focus
      ? toClaim({ focus, history, brands: dataset.brands, years, pairs, gap, wave, ...(named && { named }), ...names })
      : {
          claim: `${shortName(history.name)} was not ranked in ${subject.year}`,
          standfirst: `Its other years in ${industryInSentence(industry.name)} are below.`,
        };
  return {
    market,
    industry,
    subject,
    measure,
    focus,
    trend: toTrend(dataset, subject, measure),
    pairs,
    gap,
    baseRate: gap?.direction === "behind" ? toBaseRate(dataset.brands, years, gap.points) : null,
    words: toWords(),
    wordsOfChosen: toWords(new Set(subject.chosen.map(({ slug }) => slug))),
    moves: toMoves(subject),
    isSample: wave?.isSample ?? subject.waves.some((each) => each.isSample),
  };
}

function toMoves({ wave, standings }: Subject): SingleCountryView["moves"] {
  if (wave?.real == null || wave.compared === null) return null;
  const changes = standings.flatMap(({ at }) => at.change ?? []);
  const since = changes[0]?.since;
  return since === undefined
    ? null
    : { real: wave.real, of: wave.compared, here: changes.filter(({ clear }) => clear).length, since };
}
