import type { ConsumerSection, PopulationFigures, StudyPopulation } from "@/lib/study/consumer";
import { FIGURE_ITEMS } from "@/lib/study/figure-items";
import { AGE_GROUPS, BEHAVIOUR_GROUPS, SEXES } from "@/lib/study/questionnaire";
import { SENSITIVITIES } from "@/lib/study/risk-alert";
import type { Study, StudyResult, StudyWave } from "@/lib/study/study";
import { predictionsOf } from "./computed-predictions";

type Span = { from: number; to: number };
const ALL_YEARS: Span = { from: 0, to: Infinity };

/**
 * A study with every figure that can be computed, invented but written by no accident: shares follow from the score,
 * changes from the wave before, and the rest from the brand's position. Age groups and consumer figures are given for
 * the waves of these years, forecasts and alerts for the latest wave of each market.
 */
export function computedStudy(
  base: Study,
  { ages = ALL_YEARS, consumers = ALL_YEARS }: { ages?: Span; consumers?: Span } = {},
): Study {
  const within = ({ year }: { year: number }, { from, to }: Span) => year >= from && year <= to;
  const before = previousResults(base);
  const waves = base.waves.map((wave) => describeWave(wave, base.results));
  const latest = waves.filter(
    ({ market, year }) => !waves.some((other) => other.market === market && other.year > year),
  );
  const ofLatest = base.results.filter(({ market, year }) =>
    latest.some((wave) => wave.market === market && wave.year === year),
  );
  return {
    ...base,
    waves,
    results: base.results.map((result) => computeResult(result, before(result), waves)),
    ageGroups: base.results.filter((result) => within(result, ages)).flatMap(ageGroupsOf),
    consumers: waves.filter((wave) => within(wave, consumers)).flatMap(consumersOf),
    ...predictionsOf(latest, ofLatest),
    alerts: ofLatest.flatMap((result) => ((result.overallPosition ?? 1) % 5 === 0 ? alertsOf(result) : [])),
  };
}

const keyOf = (market: string, year: number, slug: string) => `${market} ${year} ${slug}`;

function previousResults({ results }: Study) {
  const byKey = new Map(results.map((result) => [keyOf(result.market, result.year, result.brandSlug), result]));
  return ({ market, year, brandSlug }: StudyResult) => byKey.get(keyOf(market, year - 1, brandSlug)) ?? null;
}

function describeWave(wave: StudyWave, results: readonly StudyResult[]): StudyWave {
  const scores = results
    .filter(({ market, year }) => market === wave.market && year === wave.year)
    .map(({ score }) => score ?? 0);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  return {
    ...wave,
    assessments: 34_000,
    marketMean: mean,
    marketDeviation: Math.sqrt(squares / (scores.length - 1)),
    weighting: {
      designEffect: 1.125,
      effectiveN: 888.5,
      iterations: 7,
      largestGap: 0.000_01,
      cap: 5,
      capped: 3,
      smallest: 0.25,
      largest: 4.75,
    },
  };
}

function computeResult(result: StudyResult, before: StudyResult | null, waves: readonly StudyWave[]): StudyResult {
  const wave = waves.find(({ market, year }) => market === result.market && year === result.year);
  const [score, error] = [result.score ?? 0, result.standardError ?? 0];
  const share = score / 200;
  const [mean, deviation] = [wave?.marketMean ?? 0, wave?.marketDeviation ?? 0];
  return {
    ...result,
    environmentShare: share,
    socialShare: share,
    bothShare: share ** 2,
    bootRankLow: result.rankLow,
    bootRankHigh: result.rankHigh,
    zScore: deviation > 0 ? (score - mean) / deviation : null,
    marketIndex: (100 * score) / mean,
    change: before && {
      previousYear: before.year,
      difference: score - (before.score ?? 0),
      standardError: Math.hypot(error, before.standardError ?? 0),
      p: 0.0625,
      q: 0.125,
      isTested: (result.overallPosition ?? Infinity) <= 3,
      momentum: (score - (before.score ?? 0)) / 2,
      momentumError: 1.5,
    },
  };
}

/** The youngest are too few to be shown. */
function ageGroupsOf({ market, year, brandSlug, score, standardError }: StudyResult) {
  return AGE_GROUPS.map((ageGroup, i) =>
    i === 0
      ? { market, year, brandSlug, ageGroup, score: null, standardError: null, n: 49, nEff: 44.5 }
      : {
          market,
          year,
          brandSlug,
          ageGroup,
          score: (score ?? 0) - i,
          standardError: 2 * (standardError ?? 0),
          n: 250,
          nEff: 222.5,
        },
  );
}

/** Decline is seen at every sensitivity. */
function alertsOf({ market, year, brandSlug, overallPosition }: StudyResult) {
  return SENSITIVITIES.map((sensitivity, i) => ({
    market,
    year,
    brandSlug,
    kind: "sustained-decline" as const,
    sensitivity,
    evidence: { since: year - 2, fall: 4.125, position: overallPosition ?? 0 },
    falseAlarmRate: [0.005, 0.01, 0.05][i] ?? 0.01,
    outcome: "open" as const,
  }));
}

/** Everyone, and those of each age group, sex and behaviour group; the youngest are too few to be shown. */
function consumersOf({ market, year }: StudyWave): PopulationFigures[] {
  const everyone = { ageGroup: "all", sex: "all", behaviourGroup: "all" };
  const populations = [
    everyone,
    ...AGE_GROUPS.map((ageGroup) => ({ ...everyone, ageGroup })),
    ...SEXES.map((sex) => ({ ...everyone, sex })),
    ...BEHAVIOUR_GROUPS.map(({ key }) => ({ ...everyone, behaviourGroup: key })),
  ];
  return Object.entries(FIGURE_ITEMS).flatMap(([section, items]) =>
    populations
      .filter(({ ageGroup, sex, behaviourGroup }) =>
        isAsked(section as ConsumerSection, { ageGroup, sex, behaviourGroup }),
      )
      .map((population) => ({
        market,
        year,
        section: section as ConsumerSection,
        ...population,
        figures: items.map((item, i) => figure(item, i, population.ageGroup === AGE_GROUPS[0])),
      })),
  );
}

/** Shares of the groups are not asked of a group, and how surely people are told apart is known of everyone alone. */
function isAsked(section: ConsumerSection, { ageGroup, sex, behaviourGroup }: StudyPopulation): boolean {
  if (section === "behaviour-groups") return behaviourGroup === "all";
  return section !== "typing" || [ageGroup, sex, behaviourGroup].every((value) => value === "all");
}

function figure(item: string, i: number, isFew: boolean) {
  if (isFew) return { item, value: null, low: null, high: null, n: 49, nEff: null };
  const value = 0.25 + i / 128;
  return { item, value, low: value - 0.03125, high: value + 0.03125, n: 1_000, nEff: 888.5 };
}
