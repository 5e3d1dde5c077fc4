import { formatNumber } from "@/lib/platform/words/format";
import type { BrandHistory, IndustryDataset } from "@/lib/rankings/histories/dataset";
import { industryAverage, marketAverage, measureOf, type Measure } from "@/lib/analyses/single-country/measure";
import { shortName } from "@/lib/platform/words/shorten";
import { formatSigned } from "@/lib/platform/words/format";
import { findYear, type Subject } from "@/lib/analyses/single-country/subject";

interface TrendSeries {
  slug: string;
  name: string;
  points: { year: number; value: number | null; low: number | null; high: number | null; n: number | null }[];
}

export interface Trend {
  series: TrendSeries[];
  average: { year: number; value: number }[];
  /** "Market average", or the industry's if the market's is not published. */
  averageLabel: string;
  years: number[];
  notes: { year: number; slug: string; text: string }[];
  /** Why years or brands have no value, in words; empty if nothing is missing. */
  gaps: string[];
}

/** Most changes written beside the lines. */
const MOST_NOTES = 3;

/** The selected brands over the years shown, in one measure. */
export function toTrend(dataset: IndustryDataset, subject: Subject, measure: Measure): Trend {
  const waveOf = (year: number) => subject.waves.find((wave) => wave.year === year) ?? null;
  const all = subject.chosen.map(({ slug, name, years }): TrendSeries => ({
    slug,
    name,
    points: subject.years.map((year) => {
      const at = years.find((each) => each.year === year) ?? null;
      const figure = at && measureOf(at, waveOf(year), measure);
      return {
        year,
        value: figure?.value ?? null,
        low: figure?.low ?? null,
        high: figure?.high ?? null,
        n: at?.n ?? null,
      };
    }),
  }));
  // Years before a measure was first published are not a gap in a line: the axis begins with the first value.
  const years =
    measure.part === "score"
      ? subject.years
      : subject.years.filter((year) =>
          all.some(({ points }) => points.some((point) => point.year === year && point.value !== null)),
        );
  const averages = years.flatMap((year) => {
    const value =
      measure.part === "score"
        ? marketAverage(waveOf(year), measure)
        : industryAverage(
            dataset.brands.flatMap((brand) => findYear(brand, year) ?? []),
            measure,
          );
    return value === null ? [] : [{ year, value }];
  });
  return {
    series: all.map((series) => ({ ...series, points: series.points.filter(({ year }) => years.includes(year)) })),
    average: averages,
    averageLabel: measure.part === "score" ? "Market average" : "Industry average",
    years,
    notes: measure.part === "score" && measure.scale === "score" ? toNotes(subject.chosen, years) : [],
    gaps: toGaps(subject, measure, years),
  };
}

/** The largest clear changes of the brands shown, and any of them that enters. */
function toNotes(brands: readonly BrandHistory[], years: readonly number[]): Trend["notes"] {
  const changes = brands.flatMap(({ slug, years: all }) =>
    all.flatMap(({ year, change }) =>
      change?.clear && years.includes(year) ? [{ slug, year, points: change.points }] : [],
    ),
  );
  const largest = changes.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST_NOTES);
  return largest.map(({ slug, year, points }) => ({
    year,
    slug,
    text: `${formatSigned(points)} in ${year}, a clear change`,
  }));
}

function toGaps({ chosen, years, waves }: Subject, { part }: Measure, shown: readonly number[]): string[] {
  const sentences: string[] = [];
  const [first, last] = [shown[0], shown.at(-1)];
  if (part !== "score") {
    if (first === undefined)
      return ["Environment and social responsibility were not published separately for these years."];
    if (shown.length < years.length)
      sentences.push(
        `Environment and social responsibility are shown separately from ${first}; earlier years have only the total score.`,
      );
  } else {
    const bare = years.filter((year) => waves.some((wave) => wave.year === year && !wave.hasScores));
    if (bare.length > 0) sentences.push(`Published without scores: ${bare.join(", ")}.`);
  }
  for (const { name: whole, years: all } of chosen) {
    const name = shortName(whole);
    const own = all.filter(({ year }) => shown.includes(year)).map(({ year }) => year);
    const entered = Math.min(...own);
    if (first !== undefined && own.length > 0 && entered > first)
      sentences.push(`${name} joined the study in ${entered}.`);
    if (last !== undefined && !own.includes(last)) sentences.push(`${name} was not ranked in ${last}.`);
    for (const { year, score, n } of all) {
      if (score === null && n !== null && shown.includes(year))
        sentences.push(`${name}, ${year}: not shown, ${formatNumber(n)} people asked.`);
    }
  }
  return sentences;
}
