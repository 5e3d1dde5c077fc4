import { formatNumber } from "@/lib/platform/words/format";
import type { BrandChange, BrandHistory, IndustryDataset } from "@/lib/rankings/histories/dataset";
import { industryAverage, marketAverage, measureOf, type Measure } from "@/lib/analyses/single-country/measure";
import { shorten, shortName } from "@/lib/platform/words/shorten";
import { formatSigned } from "@/lib/platform/words/format";
import { findYear, type Subject } from "@/lib/analyses/single-country/subject";

interface TrendSeries {
  slug: string;
  name: string;
  /** Its place among the colours and shapes. */
  slot: number;
  points: { year: number; value: number | null; low: number | null; high: number | null; n: number | null }[];
  /** Since the wave before the last one shown; null where none was compared, or in another measure. */
  change: { value: number; isClear: boolean } | null;
}

export interface Trend {
  series: TrendSeries[];
  average: { year: number; value: number }[];
  /** "Market average", or the industry's if the market's is not published. */
  averageLabel: string;
  years: number[];
  /** Clear changes: of the last year as a ring, of earlier ones with a text. */
  notes: { year: number; slug: string; text: string | null; isUp: boolean }[];
  /** The year that the changes of the last one are counted from; null without any. */
  since: number | null;
  /** Why years or brands have no value, in words; empty if nothing is missing. */
  gaps: string[];
}

/** Most changes of earlier waves written beside the lines. */
const MOST_NOTES = 3;
/** Of a name in a note beside its point. */
const MOST_LETTERS = 32;

/** The selected brands over the years shown, in one measure. */
export function toTrend(dataset: IndustryDataset, subject: Subject, measure: Measure): Trend {
  const waveOf = (year: number) => subject.waves.find((wave) => wave.year === year) ?? null;
  const isScore = measure.part === "score" && measure.scale === "score";
  const last = subject.years.at(-1);
  const changeOf = (years: BrandHistory["years"]) =>
    (isScore ? years.find(({ year }) => year === last)?.change : null) ?? null;
  const all = subject.chosen.map(({ slug, name, years }): TrendSeries => ({
    slug,
    name,
    slot: subject.slots.get(slug) ?? 0,
    change: toShown(changeOf(years)),
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
    notes: isScore ? toNotes(subject.chosen, years) : [],
    since: subject.chosen.map(({ years: own }) => changeOf(own)?.since).find((since) => since !== undefined) ?? null,
    gaps: toGaps(subject, measure, years),
  };
}

function toShown(change: BrandChange | null): TrendSeries["change"] {
  return change && { value: change.points, isClear: change.clear };
}

/** The clear changes of the brands shown: all of the last year, and the first few before it, the focus first, then by size. */
function toNotes(brands: readonly BrandHistory[], years: readonly number[]): Trend["notes"] {
  const last = years.at(-1);
  const clear = brands.flatMap(({ slug, name, years: all }, order) =>
    all.flatMap(({ year, change }) =>
      change?.clear && years.includes(year) ? [{ slug, name, order, year, points: change.points }] : [],
    ),
  );
  const earlier = clear
    .filter(({ year }) => year !== last)
    .toSorted((a, b) => Number(b.order === 0) - Number(a.order === 0) || Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_NOTES);
  return [
    ...clear
      .filter(({ year }) => year === last)
      .map(({ slug, year, points }) => ({ slug, year, text: null, isUp: points > 0 })),
    ...earlier.map(({ slug, name, year, points }) => ({
      slug,
      year,
      text: `${shorten(name, MOST_LETTERS)} ${formatSigned(points)}`,
      isUp: points > 0,
    })),
  ];
}

function toGaps({ chosen, years, waves }: Subject, { part }: Measure, shown: readonly number[]): string[] {
  const sentences: string[] = [];
  const [first, last] = [shown[0], shown.at(-1)];
  if (part !== "score") {
    if (first === undefined)
      return ["{{first.name}} and {{second.noun}} were not published separately for these years."];
    if (shown.length < years.length)
      sentences.push(
        `{{first.name}} and {{second.noun}} are shown separately from ${first}; earlier years have only the total score.`,
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
