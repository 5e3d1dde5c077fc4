import { z } from "zod";
import type { Alert } from "@/lib/analyses/predictions/alert";
import type { ForecastTrack, ModelRecord, PassingOdds } from "@/lib/analyses/predictions/dataset";

// Rows of the reading calls behind the predictive pages, as the data API answers them.

const slug = z.string().min(1);
const maybe = z.number().nullable();

export const forecastRow = z.strictObject({
  market_slug: slug,
  origin_year: z.int(),
  rule_version: z.string().nullable(),
  brand_slug: slug,
  brand_name: slug,
  n: z.int().nullable(),
  n_eff: maybe,
  year: z.int(),
  model: slug,
  value: z.number(),
  low: z.number(),
  high: z.number(),
  low80: maybe,
  high80: maybe,
  low50: maybe,
  high50: maybe,
  median_position: maybe,
  position_low: z.int().nullable(),
  position_high: z.int().nullable(),
  top_ten: maybe,
  waves: z.int(),
});
export type ForecastRow = z.output<typeof forecastRow>;

export const historyRow = z.strictObject({
  brand_slug: slug,
  origin_year: z.int(),
  year: z.int(),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  low80: z.number(),
  high80: z.number(),
});
export type HistoryRow = z.output<typeof historyRow>;

export const trackRow = z
  .strictObject({
    market_slug: slug,
    latest_year: z.int(),
    industry: slug,
    origin: z.int(),
    horizon: z.int(),
    forecasts: z.int(),
    coverage50: z.number(),
    coverage80: z.number(),
    coverage: z.number(),
    textbook_coverage: z.number(),
    mase: maybe,
    mase_of_naive: maybe,
    position_coverage: maybe,
  })
  .transform((row): ForecastTrack => ({
    industry: row.industry === "all" ? null : row.industry,
    origin: row.origin === 0 ? null : row.origin,
    horizon: row.horizon,
    forecasts: row.forecasts,
    coverage: { p50: row.coverage50, p80: row.coverage80, p95: row.coverage },
    textbook: row.textbook_coverage,
    mase: row.mase,
    maseOfNaive: row.mase_of_naive,
    positions: row.position_coverage,
  }));

export const recordRow = z
  .object({
    origin_year: z.int(),
    model: slug,
    horizon: z.int(),
    forecasts: z.int(),
    coverage: z.number(),
    mase: maybe,
    mase_of_naive: maybe,
    is_chosen: z.boolean(),
  })
  .transform((row): ModelRecord & { originYear: number } => ({
    originYear: row.origin_year,
    model: row.model,
    horizon: row.horizon,
    forecasts: row.forecasts,
    coverage: row.coverage,
    mase: row.mase,
    maseOfNaive: row.mase_of_naive,
    isChosen: row.is_chosen,
  }));

export const oddsRow = z
  .strictObject({
    market_slug: slug,
    latest_year: z.int(),
    horizon: z.int(),
    quantiles: z.array(z.number()),
    said: z.array(z.number()),
    happened: z.array(z.number()),
    pairs: z.array(z.int()),
  })
  .transform(({ horizon, quantiles, said, happened, pairs }): PassingOdds => ({
    horizon,
    quantiles,
    record: said.map((mean, at) => ({ predicted: mean, observed: happened[at] ?? 0, pairs: pairs[at] ?? 0 })),
  }));

export const alertRow = z
  .strictObject({
    market_slug: slug,
    year: z.int(),
    rule_version: z.string().nullable(),
    brand_slug: slug,
    brand_name: slug,
    industry_slug: slug,
    industry_name: slug,
    kind: z.enum(["sustained-decline", "level-shift", "rank-drop", "age-divergence"]),
    sensitivity: z.enum(["strict", "standard", "sensitive"]),
    evidence: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number())])),
    false_alarm_rate: z.number(),
    outcome: z.enum(["open", "lasted", "passed"]),
  })
  .transform((row): Alert => ({
    market: row.market_slug,
    year: row.year,
    brand: { slug: row.brand_slug, name: row.brand_name },
    industry: { slug: row.industry_slug, name: row.industry_name },
    kind: row.kind,
    sensitivity: row.sensitivity,
    evidence: row.evidence,
    falseAlarmRate: row.false_alarm_rate,
    outcome: row.outcome,
  }));
