import type { BrandForecast, ForecastDataset, ForecastYear, PastForecast } from "@/lib/analyses/predictions/dataset";
import { readRows, writeRows } from "@/lib/platform/words/number-rows";

type Value = number | null;

/** Forecasts as sent with a page: as text a row of values for each year, without the names of its figures. */
export interface PackedForecasts extends Omit<ForecastDataset, "brands"> {
  brands: [slug: string, name: string, model: string, waves: number, years: string, past: string][];
}

type Band = { low: number; high: number };
const ends = (band: Band | null): [Value, Value] => [band?.low ?? null, band?.high ?? null];
const toBand = (low: Value | undefined, high: Value | undefined): Band | null =>
  low === null || low === undefined || high === null || high === undefined ? null : { low, high };
const whole = (low: number | undefined, high: number | undefined): Band => ({ low: low ?? 0, high: high ?? 0 });

const fromYear = ({ year, value, p95, p80, p50, position, topTen }: ForecastYear): Value[] => [
  year,
  value,
  ...ends(p95),
  ...ends(p80),
  ...ends(p50),
  position?.median ?? null,
  ...ends(position),
  topTen,
];

function toYear(row: Value[]): ForecastYear {
  const [year, value, low95, high95, low80, high80, low50, high50, median, low, high, topTen] = row;
  const reach = toBand(low, high);
  return {
    year: year ?? 0,
    value: value ?? 0,
    p95: whole(low95 ?? undefined, high95 ?? undefined),
    p80: toBand(low80, high80),
    p50: toBand(low50, high50),
    position: reach && median !== null && median !== undefined ? { median, ...reach } : null,
    topTen: topTen ?? null,
  };
}

const fromPast = ({ origin, year, value, p95, p80 }: PastForecast): number[] => [
  origin,
  year,
  value,
  p95.low,
  p95.high,
  p80.low,
  p80.high,
];

function toPast([origin = 0, year = 0, value = 0, low95, high95, low80, high80]: number[]): PastForecast {
  return { origin, year, value, p95: whole(low95, high95), p80: whole(low80, high80) };
}

/** The forecasts with a third of the characters; the inverse of `unpackForecasts`. */
export function packForecasts({ brands, ...rest }: ForecastDataset): PackedForecasts {
  return {
    ...rest,
    brands: brands.map(({ slug, name, model, waves, years, past }) => [
      slug,
      name,
      model,
      waves,
      writeRows(years.map(fromYear)),
      writeRows(past.map(fromPast)),
    ]),
  };
}

/** The forecasts as before `packForecasts`. */
export function unpackForecasts({ brands, ...rest }: PackedForecasts): ForecastDataset {
  return {
    ...rest,
    brands: brands.map(([slug, name, model, waves, years, past]): BrandForecast => ({
      slug,
      name,
      model,
      waves,
      years: readRows(years).map(toYear),
      past: readRows(past).map((row) => toPast(row.map(Number))),
    })),
  };
}
