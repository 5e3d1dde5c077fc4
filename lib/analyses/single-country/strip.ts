import { industryAverage, marketAverage, measureOf, type Measure } from "@/lib/analyses/single-country/measure";
import type { Subject } from "@/lib/analyses/single-country/subject";

/** A brand on the industry's axis. */
export interface StripBrand {
  slug: string;
  name: string;
  value: number;
  low: number;
  high: number;
  order: number | null;
  /** Its place among the colours and shapes. */
  slot: number | null;
}

interface Strip {
  brands: StripBrand[];
  average: number | null;
  /** Brands ranked in the year that do not have this measure. */
  without: number;
}

/** Every brand of the industry in the year, in one measure. */
export function toStrip({ standings, wave }: Subject, measure: Measure): Strip {
  const brands = standings.flatMap(({ brand, at, order, slot }) => {
    const figure = measureOf(at, wave, measure);
    return figure ? [{ ...brand, ...figure, order, slot }] : [];
  });
  const average =
    measure.part === "score"
      ? marketAverage(wave, measure)
      : industryAverage(
          standings.map(({ at }) => at),
          measure,
        );
  return { brands, average, without: standings.length - brands.length };
}
