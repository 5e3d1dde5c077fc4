import { AGE_GROUPS, ITEMS_OF } from "@/lib/study/questionnaire";
import type { ConsumerSection, Study, StudyResult, StudyWave } from "@/lib/study/study";

type Span = { from: number; to: number };
const ALL_YEARS: Span = { from: 0, to: Infinity };

/**
 * A study with every figure that can be computed, invented but written by no accident: shares follow from the score,
 * changes from the wave before, and the rest from the brand's position. Age groups and consumer figures are given for
 * the waves of these years, forecasts and alerts for the latest wave of each market.
 */
export function computedStudy(base: Study, { ages = ALL_YEARS, consumers = ALL_YEARS }: { ages?: Span; consumers?: Span } = {}): Study {
  const within = ({ year }: { year: number }, { from, to }: Span) => year >= from && year <= to;
  const before = previousResults(base);
  const waves = base.waves.map((wave) => describeWave(wave, base.results));
  const latest = waves.filter(({ market, year }) => !waves.some((other) => other.market === market && other.year > year));
  const ofLatest = base.results.filter(({ market, year }) => latest.some((wave) => wave.market === market && wave.year === year));
  return {
    ...base,
    waves,
    results: base.results.map((result) => computeResult(result, before(result), waves)),
    ageGroups: base.results.filter((result) => within(result, ages)).flatMap(ageGroupsOf),
    consumers: waves.filter((wave) => within(wave, consumers)).flatMap(consumersOf),
    forecasts: ofLatest.flatMap(({ market, year, brandSlug, score }) =>
      [1, 2, 3].map((ahead) => ({
        market,
        originYear: year,
        year: year + ahead,
        brandSlug,
        model: "theta",
        value: score ?? 0,
        low: (score ?? 0) - 3 - ahead,
        high: (score ?? 0) + 3 + ahead,
        waves: 9,
      })),
    ),
    forecastRecords: latest.flatMap(({ market, year }) =>
      [1, 2, 3].flatMap((horizon) =>
        ["naive", "theta"].map((model) => ({
          market,
          originYear: year,
          model,
          horizon,
          forecasts: 300,
          coverage: 0.95,
          mase: 0.875,
          maseOfNaive: 1,
          crps: 1.625,
          isChosen: model === "theta",
        })),
      ),
    ),
    alerts: ofLatest
      .filter(({ overallPosition }) => overallPosition % 5 === 0)
      .map(({ market, year, brandSlug, overallPosition }) => ({
        market,
        year,
        brandSlug,
        kind: "sustained-decline",
        evidence: { since: year - 2, fall: 4.125, position: overallPosition },
        falseAlarmRate: 0.01,
        outcome: "open",
      })),
  };
}

const keyOf = (market: string, year: number, slug: string) => `${market} ${year} ${slug}`;

function previousResults({ results }: Study) {
  const byKey = new Map(results.map((result) => [keyOf(result.market, result.year, result.brandSlug), result]));
  return ({ market, year, brandSlug }: StudyResult) => byKey.get(keyOf(market, year - 1, brandSlug)) ?? null;
}

function describeWave(wave: StudyWave, results: readonly StudyResult[]): StudyWave {
  const scores = results.filter(({ market, year }) => market === wave.market && year === wave.year).map(({ score }) => score ?? 0);
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
      isTested: result.overallPosition <= 3,
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
      : { market, year, brandSlug, ageGroup, score: (score ?? 0) - i, standardError: 2 * (standardError ?? 0), n: 250, nEff: 222.5 },
  );
}

function consumersOf({ market, year }: StudyWave) {
  return Object.entries(ITEMS_OF).flatMap(([section, items]) =>
    items.flatMap(({ key }, i) =>
      ["all", ...AGE_GROUPS].map((ageGroup) => ({
        market,
        year,
        section: section as ConsumerSection,
        item: key,
        ageGroup,
        value: 0.25 + i / 64,
        low: 0.25 + i / 64 - 0.03125,
        high: 0.25 + i / 64 + 0.03125,
        n: 1_000,
        nEff: 888.5,
      })),
    ),
  );
}
