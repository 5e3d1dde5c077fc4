import { toMarketCells, type MarketCell } from "@/lib/analyses/country-comparison/market-cell";
import { MEASURES, readMeasure, type Measure, type Reading } from "@/lib/analyses/country-comparison/measure";
import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import { NOT_RANKED } from "@/lib/rankings/unranked";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import { numberColumn, peopleColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { CsvTable } from "@/lib/charts/csv-table";
import type { Named } from "@/lib/catalogue/names/named";

interface CsvSource {
  figure: "multi-country" | "country-comparison";
  brands: readonly BrandHistory[];
  markets: readonly Named[];
  waves: readonly MarketWave[];
  years: readonly number[];
}

const COLUMNS = [
  textColumn("Brand"),
  textColumn("Market"),
  yearColumn(),
  textColumn("Status"),
  numberColumn("Score", "score", DECIMALS.score),
  numberColumn("Score 95% from", "score", DECIMALS.score),
  numberColumn("Score 95% to", "score", DECIMALS.score),
  numberColumn("Market average", "score", DECIMALS.score),
  numberColumn("Difference", "points", DECIMALS.points),
  numberColumn("Difference 95% from", "points", DECIMALS.points),
  numberColumn("Difference 95% to", "points", DECIMALS.points),
  numberColumn("z", "z", DECIMALS.z),
  numberColumn("Index", "index", DECIMALS.index),
  numberColumn("Position", "rank"),
  numberColumn("Brands in market", "brands"),
  numberColumn("Percentile", "percentile"),
  peopleColumn(),
];

const NOTES = [
  "Difference: score minus the market average, in points. The average is treated as known.",
  "z: difference in standard deviations of the market’s brands. Index: score as a percentage of the market average.",
  "Percentile: share of the market’s brands that the brand is at or above.",
  `${NOT_RANKED}. Such a brand has only n.`,
];

const STATUS: Record<Exclude<MarketCell["status"], "closed">, string> = {
  known: "scored",
  suppressed: "not ranked",
  positions: "position only",
  unranked: "not in the study",
};

/** What both country pages show, brand by brand, market by market and year by year, rounded as it is shown. */
export function toCsvTable({ figure, brands, markets, waves, years }: CsvSource): CsvTable {
  const lines = brands.flatMap((brand) =>
    years.flatMap((year) =>
      toMarketCells(brand, markets, waves, year).flatMap((cell) => {
        if (cell.status === "closed") return [];
        const at = brand.years.find((each) => each.market === cell.market.slug && each.year === year);
        return [{ row: toRow(brand.name, year, cell), industry: at?.industry.name ?? null }];
      }),
    ),
  );
  return {
    name: figure,
    columns: COLUMNS,
    rows: lines.map(({ row }) => row),
    about: { industry: lines.map(({ industry }) => industry) },
    notes: NOTES,
  };
}

function toRow(
  brand: string,
  year: number,
  cell: Exclude<MarketCell, { status: "closed" }>,
): (string | number | null)[] {
  const marketPosition = "marketPosition" in cell ? cell.marketPosition : null;
  const known = cell.status === "known" ? cell : null;
  const read = (measure: Measure, end: keyof Reading = "value") => {
    const reading = known && readMeasure(known, measure);
    return reading ? roundTo(reading[end], MEASURES[measure].digits) : null;
  };
  return [
    brand,
    cell.market.name,
    year,
    STATUS[cell.status],
    read("score"),
    read("score", "low"),
    read("score", "high"),
    known && roundTo(known.mean, DECIMALS.score),
    read("difference"),
    read("difference", "low"),
    read("difference", "high"),
    read("z"),
    read("index"),
    marketPosition?.position ?? null,
    marketPosition?.of ?? null,
    marketPosition ? Math.floor(marketPosition.percentile) : null,
    "n" in cell ? cell.n : null,
  ];
}
