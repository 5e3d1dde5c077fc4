import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import type { BrandYear } from "@/lib/rankings/histories/dataset";
import type { Scope } from "@/lib/charts/shown";
import { numberColumn, peopleColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { CsvTable } from "@/lib/charts/csv-table";
import { measureOf } from "@/lib/analyses/single-country/measure";
import type { SingleCountryView } from "@/lib/analyses/single-country/view";

const score = (label: string) => numberColumn(label, "score", DECIMALS.score);
const percent = (label: string) => numberColumn(label, "percent", DECIMALS.share);

const COLUMNS = [
  yearColumn(),
  textColumn("Brand"),
  numberColumn("Position in industry", "rank"),
  numberColumn("Position in market", "rank"),
  numberColumn("Rank range in market from", "rank"),
  numberColumn("Rank range in market to", "rank"),
  score("Score"),
  score("Score 95% from"),
  score("Score 95% to"),
  peopleColumn(),
  numberColumn("z", "z", DECIMALS.z),
  numberColumn("Index", "index", DECIMALS.index),
  percent("{{first.name}} %"),
  percent("{{first.name}} 95% from"),
  percent("{{first.name}} 95% to"),
  percent("{{Second.short}} %"),
  percent("{{Second.short}} 95% from"),
  percent("{{Second.short}} 95% to"),
  numberColumn("Change since previous study", "points", DECIMALS.points),
  textColumn("Clear change"),
  numberColumn("Difference from selected brand", "points", DECIMALS.points),
  textColumn("Clear difference"),
];

/**
 * The page as a table: the selected brands in every year shown, and, on the page, all brands of the industry in the
 * last year.
 */
export function toCsvTable(view: SingleCountryView, scope: Scope = "page"): CsvTable {
  const { subject, market, industry, pairs, focus } = view;
  const pairing = new Map(pairs.map((pair) => [pair.other.brand.slug, pair]));
  const earlier = subject.chosen.flatMap(({ name, years }) =>
    years
      .filter(({ year }) => year !== subject.year && subject.years.includes(year))
      .map((at) => toRow(name, at, view)),
  );
  const latest = subject.standings
    .filter(({ order }) => scope === "page" || order !== null)
    .map(({ brand, at }) => {
      const pair = pairing.get(brand.slug);
      return toRow(brand.name, at, view, pair);
    });
  return {
    name: `${market.slug}-${industry.slug}-${subject.years[0] ?? ""}-${subject.year}`,
    columns: COLUMNS,
    rows: [...earlier, ...latest],
    about: { market: market.name, industry: industry.name },
    notes: [
      `${industry.name}, ${market.name}, ${subject.years[0] ?? ""} to ${subject.year}.${view.isSample ? " Sample data: all brands and figures are invented." : ""}`,
      "Score: share answering {{scale.good}} on {{first.noun}} plus share on {{second.noun}}, 0 to 200. Brands rated by fewer than {{base}} people are not ranked: position, rank range and score are empty, and n is given.",
      "Clear change: statistically significant at 5% (Benjamini–Hochberg across all brands in the market). Rank range: joint 95% range of the position in the market.",
      ...(focus
        ? [
            `Clear difference from ${focus.brand.name}: statistically significant at 5% (Benjamini–Hochberg across the industry).`,
          ]
        : []),
    ],
  };
}

function toRow(
  name: string,
  at: BrandYear,
  view: SingleCountryView,
  pair?: { difference: number; clear: boolean },
): (string | number | null)[] {
  const wave = view.subject.waves.find(({ year }) => year === at.year) ?? null;
  const total = measureOf(at, wave, { scale: "score", part: "score" });
  const shares = (["environment", "social"] as const).flatMap((part) =>
    toCells(measureOf(at, wave, { scale: "score", part })),
  );
  return [
    at.year,
    name,
    at.inIndustry,
    at.overall,
    at.rankLow,
    at.rankHigh,
    ...toCells(total),
    at.n,
    rounded(at.z, DECIMALS.z),
    rounded(at.index, DECIMALS.index),
    ...shares,
    rounded(at.change?.points ?? null, DECIMALS.points),
    at.change ? toYesNo(at.change.clear) : null,
    rounded(pair?.difference ?? null, DECIMALS.points),
    pair ? toYesNo(pair.clear) : null,
  ];
}

const rounded = (value: number | null, digits: number) => (value === null ? null : roundTo(value, digits));
const toCells = (figure: { value: number; low: number; high: number } | null) =>
  (figure ? [figure.value, figure.low, figure.high] : [null, null, null]).map((each) => rounded(each, DECIMALS.score));
const toYesNo = (is: boolean) => (is ? "yes" : "no");
