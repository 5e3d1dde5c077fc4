import type { AgeGap } from "@/lib/analyses/age-groups/age-gap";
import type { AgeDataset, AgeCell, BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import type { Interval } from "@/lib/statistics/interval";
import { scoreInterval } from "@/lib/statistics/score";

/** A score among some people, or why there is none; `absent`: the study has none. */
export type ShownScore =
  | ({ status: "known"; score: number; n: number | null } & Interval)
  | { status: "not-shown"; n: number }
  | { status: "absent" };

/** A brand among the people of one age group. */
export interface ShownAge {
  age: string;
  score: ShownScore;
  /** Compared with the brand's score over all ages, in points; null if either is missing. */
  fromOwn: number | null;
  /** Compared with the mean of the market's brands in the same group. */
  fromMarket: number | null;
}

export interface AgeRow extends Named {
  all: ShownScore;
  cells: ShownAge[];
  gap: AgeGap | null;
}

/** The average of the market's brands. */
export interface AgeMarket {
  all: number | null;
  cells: { age: string; mean: number | null; fromAll: number | null; brandCount: number }[];
  /** Youngest minus oldest. Not tested: the means do not tell its error. */
  gap: number | null;
}

export interface AgeTable {
  market: string;
  year: number;
  ages: string[];
  /** By score over all ages, best first. */
  rows: AgeRow[];
  average: AgeMarket;
  /** Requested brands that the wave does not rank. */
  absent: Named[];
}

interface AgeSource {
  dataset: AgeDataset;
  /** Brands to show. */
  brands: readonly BrandHistory[];
  gaps: ReadonlyMap<string, AgeGap>;
  wave: MarketWave | null;
}

/** The content of the age groups page for some brands in one wave. */
export function toAgeTable({ dataset, brands, gaps, wave }: AgeSource): AgeTable {
  const means = new Map(dataset.means.map((each) => [each.age, each]));
  const cellsOf = new Map(dataset.brands.map(({ slug, cells }) => [slug, cells]));
  const rows = brands.flatMap(({ slug, name, years }): AgeRow[] => {
    const own = years.find(({ market, year }) => market === dataset.market && year === dataset.year);
    const cells = cellsOf.get(slug);
    if (!own || !cells) return [];
    const all = toShown(own);
    return [
      {
        slug,
        name,
        all,
        cells: cells.map((cell) => toShownAge(cell, all, means.get(cell.age)?.mean ?? null)),
        gap: gaps.get(slug) ?? null,
      },
    ];
  });
  const shown = new Set(rows.map(({ slug }) => slug));
  return {
    market: dataset.market,
    year: dataset.year,
    ages: dataset.ages,
    rows: rows.toSorted((a, b) => valueOf(b.all) - valueOf(a.all)),
    average: toMarket(dataset, wave),
    absent: brands.filter(({ slug }) => !shown.has(slug)).map(({ slug, name }) => ({ slug, name })),
  };
}

/** A score with its interval; without a score, too few people were asked. */
export function toShown({
  score,
  error,
  n,
}: {
  score: number | null;
  error: number | null;
  n: number | null;
}): ShownScore {
  if (score !== null && error !== null) return { status: "known", score, n, ...scoreInterval(score, error) };
  return n === null ? { status: "absent" } : { status: "not-shown", n };
}

const valueOf = (shown: ShownScore) => (shown.status === "known" ? shown.score : -1);

function toShownAge(cell: AgeCell, all: ShownScore, mean: number | null): ShownAge {
  const { score } = cell;
  return {
    age: cell.age,
    score: toShown(cell),
    fromOwn: score !== null && all.status === "known" ? score - all.score : null,
    fromMarket: score !== null && mean !== null ? score - mean : null,
  };
}

function toMarket({ ages, means }: AgeDataset, wave: MarketWave | null): AgeMarket {
  const all = wave?.mean ?? null;
  const cells = ages.map((age) => {
    const found = means.find((each) => each.age === age);
    const mean = found?.mean ?? null;
    return {
      age,
      mean,
      fromAll: mean !== null && all !== null ? mean - all : null,
      brandCount: found?.brandCount ?? 0,
    };
  });
  const [young, old] = [cells[0]?.mean ?? null, cells.at(-1)?.mean ?? null];
  return { all, cells, gap: ages.length > 1 && young !== null && old !== null ? young - old : null };
}

/** Cells without a score, and the number of cells. */
export function countNotShown(rows: readonly AgeRow[]): { notShown: number; of: number } {
  const cells = rows.flatMap((row) => row.cells);
  return { notShown: cells.filter(({ score }) => score.status !== "known").length, of: cells.length };
}
