import type { BrandForecast, ForecastYear, PastForecast } from "@/lib/analyses/predictions/dataset";
import type { ForecastRow, HistoryRow } from "@/lib/analyses/predictions/prediction-row";

/** Rows by brand → each brand's forecast, in the order of the rows, with what was forecast of it before. */
export function toBrandForecasts(rows: readonly ForecastRow[], histories: readonly HistoryRow[]): BrandForecast[] {
  const pastOf = Map.groupBy(histories, ({ brand_slug: slug }) => slug);
  return [...Map.groupBy(rows, ({ brand_slug: slug }) => slug)].map(([slug, own]) => {
    const [{ brand_name: name, model, waves }] = own as [ForecastRow, ...ForecastRow[]];
    return { slug, name, model, waves, years: own.map(toYear), past: (pastOf.get(slug) ?? []).map(toPast) };
  });
}

function toYear(row: ForecastRow): ForecastYear {
  const band = (low: number | null, high: number | null) => (low === null || high === null ? null : { low, high });
  const reach = band(row.position_low, row.position_high);
  return {
    year: row.year,
    value: row.value,
    p95: { low: row.low, high: row.high },
    p80: band(row.low80, row.high80),
    p50: band(row.low50, row.high50),
    position: reach && row.median_position !== null ? { ...reach, median: row.median_position } : null,
    topTen: row.top_ten,
  };
}

function toPast({ origin_year: origin, year, value, low, high, low80, high80 }: HistoryRow): PastForecast {
  return { origin, year, value, p95: { low, high }, p80: { low: low80, high: high80 } };
}
