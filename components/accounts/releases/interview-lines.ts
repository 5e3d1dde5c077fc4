import { type SeriesMark, toSeriesMark } from "@/lib/charts/drawing/series-mark";
import type { WaveComparison } from "@/lib/study/compare/compare-studies";

/** The interviews of a market by year. */
export interface InterviewLine {
  market: string;
  name: string;
  mark: SeriesMark;
  /** Null in a year without a wave of this study: the line stops there. */
  points: readonly { year: number; interviews: number | null }[];
}

/**
 * Lines of the waves in a study, in the order of `markets`, over every year from its first to its last. Empty for a
 * study of one year: there is nothing to compare.
 */
export function toInterviewLines(
  waves: readonly Pick<WaveComparison, "market" | "year" | "interviews">[],
  markets: readonly { slug: string; name: string }[],
): InterviewLine[] {
  const own = waves.filter(({ interviews }) => interviews !== null);
  const years = own.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (own.length === 0 || first === last) return [];
  return markets
    .filter(({ slug }) => own.some(({ market }) => market === slug))
    .map(({ slug, name }, at) => ({
      market: slug,
      name,
      mark: toSeriesMark(at),
      points: Array.from({ length: last - first + 1 }, (_, since) => ({
        year: first + since,
        interviews: own.find(({ market, year }) => market === slug && year === first + since)?.interviews ?? null,
      })),
    }));
}
