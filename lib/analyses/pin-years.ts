import { type ChartConfiguration, toConfiguration } from "@/lib/analyses/configuration";
import { type AnalysisId, recordOf } from "@/lib/catalogue/analyses";

/** How an address names the years of an analysis: a range, one year, or not at all. */
type Years = "range" | "year";

const YEARS: Readonly<Partial<Record<AnalysisId, Years>>> = {
  "single-country": "range",
  "multi-country": "range",
  "country-comparison": "range",
  "age-groups": "year",
  portfolio: "year",
  momentum: "year",
  "claim-check": "year",
  ...recordOf("consumers", (): Years => "range"),
};

/**
 * A selection with the years that were shown, so that it opens the same ones after the next study. Years that the
 * selection names stay; analyses whose address has no years always show the latest.
 */
export function pinYears(configuration: ChartConfiguration, years: readonly number[]): ChartConfiguration {
  const kind = YEARS[configuration.figure];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (kind === undefined || years.length === 0) return configuration;
  const params = new URLSearchParams(configuration.search);
  const pin = (name: string, year: number) => {
    if (!params.has(name)) params.set(name, String(year));
  };
  if (kind === "year") pin("year", last);
  else {
    pin("from", first);
    pin("to", last);
  }
  return toConfiguration(configuration.figure, params);
}
