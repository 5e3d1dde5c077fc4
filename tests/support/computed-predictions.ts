import type { Study, StudyResult, StudyWave } from "@/lib/study/study";

type Predictions = Pick<
  Study,
  "forecasts" | "forecastHistories" | "forecastRecords" | "forecastTracks" | "passingOdds"
>;

const HORIZONS = [1, 2, 3];

/**
 * Forecasts of these results of latest waves as if nothing changed, with bands and positions around them, and the record
 * of such forecasts: one earlier forecast of every brand for each of the last two waves, tracks of everyone and of the
 * first industry, odds in five steps.
 */
export function predictionsOf(latest: readonly StudyWave[], results: readonly StudyResult[]): Predictions {
  return {
    forecasts: results.flatMap((result) => HORIZONS.map((ahead) => forecastOf(result, ahead, results))),
    forecastHistories: results.map(({ market, year, brandSlug, score }) => ({
      market,
      latestYear: year,
      brandSlug,
      past: [year - 1, year].map((target) => {
        const value = (score ?? 0) + target - year;
        return {
          originYear: target - 1,
          year: target,
          value,
          low: value - 4,
          high: value + 4,
          low80: value - 2.5,
          high80: value + 2.5,
        };
      }),
    })),
    forecastRecords: latest.flatMap(({ market, year }) =>
      HORIZONS.flatMap((horizon) =>
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
    forecastTracks: latest.flatMap(({ market, year }) => {
      const first = results.find((result) => result.market === market && result.year === year)?.industrySlug;
      return ["all", ...(first === undefined ? [] : [first])].flatMap((industry) =>
        [null, year - 1].flatMap((originYear) =>
          HORIZONS.map((horizon) => trackOf(market, year, industry, originYear, horizon)),
        ),
      );
    }),
    passingOdds: latest.flatMap(({ market, year }) =>
      HORIZONS.map((horizon) => ({
        market,
        latestYear: year,
        horizon,
        quantiles: [-8, -3, 0, 3, 8],
        record: [
          { said: 0.25, happened: 0.28125, pairs: 400 },
          { said: 0.75, happened: 0.71875, pairs: 400 },
        ],
      })),
    ),
  };
}

function forecastOf(
  { market, year, brandSlug, score, overallPosition }: StudyResult,
  ahead: number,
  results: readonly StudyResult[],
) {
  const brands = results.filter((other) => other.market === market && other.year === year).length;
  const value = score ?? 0;
  const position = overallPosition ?? brands;
  return {
    market,
    originYear: year,
    year: year + ahead,
    brandSlug,
    model: "theta",
    value,
    low: value - 3 - ahead,
    high: value + 3 + ahead,
    low80: value - 2 - ahead,
    high80: value + 2 + ahead,
    low50: value - 1,
    high50: value + 1,
    position,
    positionLow: Math.max(1, position - 2 * ahead),
    positionHigh: Math.min(brands, position + 2 * ahead),
    topTen: position <= 10 ? 0.875 : 0.0625,
    waves: 9,
  };
}

function trackOf(
  market: StudyWave["market"],
  latestYear: number,
  industry: string,
  originYear: number | null,
  horizon: number,
) {
  return {
    market,
    latestYear,
    industry,
    originYear,
    horizon,
    forecasts: 60,
    coverage50: 0.515625,
    coverage80: 0.8125,
    coverage: 0.953125,
    textbookCoverage: 0.90625,
    mase: 0.875,
    maseOfNaive: 1,
    positionCoverage: originYear === null ? 0.9375 : null,
  };
}
