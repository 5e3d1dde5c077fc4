import type { BrandHistory } from "@/lib/rankings/histories/dataset";
import type { BrandForecast, ForecastYear } from "@/lib/analyses/predictions/dataset";
import { measureOf } from "@/lib/analyses/single-country/measure";
import type { Ahead } from "@/lib/analyses/trajectory/horizon";
import { numberOf } from "@/lib/platform/words/sentences";
import { isUnranked, sayNotRanked } from "@/lib/rankings/unranked";

/** With fewer waves the engine can only say "no change", which is not a forecast. */
const FEWEST_WAVES = 5;
/** Ends of the score: an interval that reaches both has no information. */
const SCORE = { low: 0, high: 200 } as const;

/** One wave of a brand. Points; value null with the n that was too small, or without one. */
export interface MeasuredYear {
  year: number;
  value: number | null;
  low: number | null;
  high: number | null;
  n: number | null;
  /** Position in the market; null where it is not ranked. */
  position: number | null;
}

/** A brand's forecast, or why there is none. */
export type Foreseen =
  | { status: "ready"; model: string; waves: number; years: ForecastYear[] }
  | { status: "short"; waves: number }
  | { status: "unsure" }
  | { status: "none" };

/** A brand's measured years and its forecasts. */
export interface Strand {
  slug: string;
  name: string;
  /** Order among the selected brands; the first is in focus. */
  order: number;
  /** Its place among the colours and shapes. */
  slot: number;
  measured: MeasuredYear[];
  foreseen: Foreseen;
}

/** A brand's measurements, and its forecast for this many years. */
export function toStrand(
  history: BrandHistory,
  forecast: BrandForecast | null,
  ahead: Ahead,
  { order, slot }: Pick<Strand, "order" | "slot">,
): Strand {
  const measured = history.years.map((at): MeasuredYear => {
    const figure = measureOf(at, null, { scale: "score", part: "score" });
    return {
      year: at.year,
      value: figure?.value ?? null,
      low: figure?.low ?? null,
      high: figure?.high ?? null,
      n: at.n,
      position: at.overall,
    };
  });
  return { slug: history.slug, name: history.name, order, slot, measured, foreseen: toForeseen(forecast, ahead) };
}

function toForeseen(forecast: BrandForecast | null, ahead: Ahead): Foreseen {
  if (!forecast || forecast.years.length === 0) return { status: "none" };
  if (forecast.waves < FEWEST_WAVES) return { status: "short", waves: forecast.waves };
  const years = forecast.years.slice(0, ahead);
  if (years.some(({ p95 }) => p95.low <= SCORE.low && p95.high >= SCORE.high)) return { status: "unsure" };
  return { status: "ready", model: forecast.model, waves: forecast.waves, years };
}

/** Why there is no forecast for a brand, as a sentence; null if there is one. */
export function sayWhyNot({ foreseen, measured }: Pick<Strand, "foreseen" | "measured">, name: string): string | null {
  switch (foreseen.status) {
    case "ready":
      return null;
    case "short":
      return `${name} has ${numberOf(foreseen.waves, "year")} of data. A forecast needs at least ${FEWEST_WAVES}.`;
    case "unsure":
      return `We don’t show a forecast for ${name} yet: too few forecasts for this market have been checked against results.`;
    case "none": {
      const latest = measured.at(-1);
      if (latest && latest.n !== null && isUnranked({ overall: latest.position, score: latest.value, n: latest.n }))
        return `No forecast for ${name}, which has no score in ${latest.year}. ${sayNotRanked(latest.n)}.`;
      return `No forecast for ${name}: it has no score in the latest study, or the study was published without forecasts.`;
    }
  }
}
