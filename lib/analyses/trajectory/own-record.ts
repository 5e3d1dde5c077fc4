import type { BrandHistory } from "@/lib/rankings/histories/dataset";
import type { BrandForecast, PastForecast } from "@/lib/analyses/predictions/dataset";
import type { Ahead } from "@/lib/analyses/trajectory/horizon";

/** A brand's forecast for a year, and its actual score. Points. */
export interface Checked extends PastForecast {
  outcome: number;
  inside80: boolean;
  inside95: boolean;
}

/** A brand's own past forecasts at one horizon, by year. */
export interface OwnRecord {
  checked: Checked[];
  inside80: number;
  inside95: number;
}

/** Forecasts for the brand at this horizon, each with the actual score; those without one are left out. */
export function toOwnRecord(
  forecast: BrandForecast | null,
  history: BrandHistory,
  ahead: Ahead,
  step: number,
): OwnRecord {
  const scores = new Map(history.years.map(({ year, score }) => [year, score]));
  const checked = (forecast?.past ?? [])
    .filter(({ origin, year }) => year - origin === ahead * step)
    .flatMap((past): Checked[] => {
      const outcome = scores.get(past.year) ?? null;
      return outcome === null
        ? []
        : [{ ...past, outcome, inside80: isIn(past.p80, outcome), inside95: isIn(past.p95, outcome) }];
    });
  return {
    checked: checked.toSorted((a, b) => a.year - b.year),
    inside80: checked.filter(({ inside80 }) => inside80).length,
    inside95: checked.filter(({ inside95 }) => inside95).length,
  };
}

const isIn = ({ low, high }: { low: number; high: number }, value: number) => low <= value && value <= high;
