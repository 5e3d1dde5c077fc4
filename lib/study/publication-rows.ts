import type { AgeGroupResult, Study, StudyResult, StudyWave } from "@/lib/study/study";

type Row = Record<string, unknown>;

/** A table's share of a study, as the staging calls of the database take it. */
export type Part = {
  /** What it is called in progress and messages. */
  name: string;
  table: "results" | "age_group_results" | "consumer_figures" | "forecasts" | "forecast_records" | "risk_alerts";
  count: number;
  /** The rows from `start` up to, not including, `end`. */
  slice: (start: number, end: number) => Row[];
};

/** All parts of a study that have rows; results come first, since figures speak of brands that have one. */
export function listParts(study: Study): Part[] {
  const { first, rest } = partByNews(study.results);
  const parts: Part[] = [
    part("results", "results", [...first, ...rest], (result, i) => toResultRow(result, i < first.length)),
    part("age groups", "age_group_results", study.ageGroups, toAgeGroupRow),
    part("consumer figures", "consumer_figures", study.consumers, (figure) => ({
      market: figure.market,
      year: figure.year,
      section: figure.section,
      item: figure.item,
      age_group: figure.ageGroup,
      value: figure.value,
      low: figure.low,
      high: figure.high,
      n: figure.n,
      n_eff: figure.nEff,
    })),
    part("forecasts", "forecasts", study.forecasts, (forecast) => ({
      market: forecast.market,
      origin_year: forecast.originYear,
      brand_slug: forecast.brandSlug,
      year: forecast.year,
      model: forecast.model,
      value: forecast.value,
      low: forecast.low,
      high: forecast.high,
      waves: forecast.waves,
    })),
    part("forecast records", "forecast_records", study.forecastRecords, (record) => ({
      market: record.market,
      origin_year: record.originYear,
      model: record.model,
      horizon: record.horizon,
      forecasts: record.forecasts,
      coverage: record.coverage,
      mase: record.mase,
      mase_of_naive: record.maseOfNaive,
      crps: record.crps,
      is_chosen: record.isChosen,
    })),
    part("alerts", "risk_alerts", study.alerts, (alert) => ({
      market: alert.market,
      year: alert.year,
      brand_slug: alert.brandSlug,
      kind: alert.kind,
      evidence: alert.evidence,
      false_alarm_rate: alert.falseAlarmRate,
      outcome: alert.outcome,
    })),
  ];
  return parts.filter(({ count }) => count > 0);
}

/** A wave as `stage_publication` takes it. */
export function toWaveRow(wave: StudyWave): Row {
  const { weighting } = wave;
  return {
    market: wave.market,
    year: wave.year,
    interviews: wave.interviews,
    fieldwork_from: wave.fieldworkFrom,
    fieldwork_to: wave.fieldworkTo,
    rule_version: wave.ruleVersion,
    assessments: wave.assessments,
    market_mean: wave.marketMean,
    market_deviation: wave.marketDeviation,
    weighting: weighting && {
      design_effect: weighting.designEffect,
      effective_n: weighting.effectiveN,
      iterations: weighting.iterations,
      largest_gap: weighting.largestGap,
      cap: weighting.cap,
      capped: weighting.capped,
      smallest: weighting.smallest,
      largest: weighting.largest,
    },
  };
}

function part<T>(name: string, table: Part["table"], items: readonly T[], toRow: (item: T, i: number) => Row): Part {
  const slice = (start: number, end: number) => items.slice(start, end).map((item, i) => withoutNulls(toRow(item, start + i)));
  return { name, table, count: items.length, slice };
}

/** Every byte of a row costs time in the database, where a column that is not mentioned is null. */
function withoutNulls(row: Row): Row {
  for (const key in row) if (row[key] === null) delete row[key];
  return row;
}

/**
 * Results that name a brand or an industry for the first time, or otherwise than before, which the database then
 * refuses; and all others. Names are sent with the former, and the database looks for names in their rows alone.
 */
function partByNews(results: readonly StudyResult[]): { first: StudyResult[]; rest: StudyResult[] } {
  const known = new Map<string, string>();
  const isNew = (slug: string, name: string) => {
    if (known.get(slug) === name) return false;
    known.set(slug, name);
    return true;
  };
  const [first, rest]: [StudyResult[], StudyResult[]] = [[], []];
  for (const result of results) {
    const brand = isNew(`brand ${result.brandSlug}`, result.brand);
    const industry = isNew(`industry ${result.industrySlug}`, result.industry);
    (brand || industry ? first : rest).push(result);
  }
  return { first, rest };
}

function toResultRow(result: StudyResult, withNames: boolean): Row {
  const { change } = result;
  return {
    market: result.market,
    year: result.year,
    brand: withNames ? result.brand : null,
    brand_slug: result.brandSlug,
    industry: withNames ? result.industry : null,
    industry_slug: result.industrySlug,
    overall_position: result.overallPosition,
    industry_position: result.industryPosition,
    score: result.score,
    standard_error: result.standardError,
    n: result.n,
    n_eff: result.nEff,
    environment_share: result.environmentShare,
    social_share: result.socialShare,
    both_share: result.bothShare,
    rank_low: result.rankLow,
    rank_high: result.rankHigh,
    public_rank_low: result.publicRankLow,
    public_rank_high: result.publicRankHigh,
    boot_rank_low: result.bootRankLow,
    boot_rank_high: result.bootRankHigh,
    z_score: result.zScore,
    market_index: result.marketIndex,
    previous_year: change?.previousYear ?? null,
    change: change?.difference ?? null,
    change_error: change?.standardError ?? null,
    change_p: change?.p ?? null,
    change_q: change?.q ?? null,
    change_tested: change?.isTested ?? null,
    momentum: change?.momentum ?? null,
    momentum_error: change?.momentumError ?? null,
  };
}

function toAgeGroupRow(result: AgeGroupResult): Row {
  return {
    market: result.market,
    year: result.year,
    brand_slug: result.brandSlug,
    age_group: result.ageGroup,
    score: result.score,
    standard_error: result.standardError,
    n: result.n,
    n_eff: result.nEff,
  };
}
