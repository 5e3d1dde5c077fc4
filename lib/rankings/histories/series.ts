import type { AgeDataset, BrandChange, BrandHistory, BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";
import type { AgeMeanRow, AgeResultRow, BrandResultRow, MarketWaveRow } from "@/lib/rankings/histories/result-row";

/** Rows by brand → each brand's history, in the order of the rows. */
export function toHistories(rows: readonly BrandResultRow[]): BrandHistory[] {
  const bySlug = new Map<string, BrandHistory>();
  for (const row of rows) {
    const brand = bySlug.get(row.brand_slug) ?? { slug: row.brand_slug, name: row.brand_name, years: [] };
    brand.years.push(toYear(row));
    bySlug.set(row.brand_slug, brand);
  }
  return [...bySlug.values()];
}

function toYear(row: BrandResultRow): BrandYear {
  return {
    market: row.market_slug,
    year: row.year,
    industry: { slug: row.industry_slug, name: row.industry_name },
    overall: row.overall_position,
    inIndustry: row.industry_position,
    rankLow: row.rank_low,
    rankHigh: row.rank_high,
    score: row.score,
    error: row.standard_error,
    n: row.n,
    nEff: row.n_eff,
    environment: row.environment_share,
    social: row.social_share,
    both: row.both_share,
    z: row.z_score,
    index: row.market_index,
    change: toChange(row),
  };
}

function toChange(row: BrandResultRow): BrandChange | null {
  const { previous_year: since, change: points, change_error: error, change_tested: clear } = row;
  if (since === null || points === null || error === null || clear === null) return null;
  const momentum =
    row.momentum !== null && row.momentum_error !== null ? { points: row.momentum, error: row.momentum_error } : null;
  return { since, points, error, clear, momentum };
}

export function toMarketWave(row: MarketWaveRow): MarketWave {
  const { fieldwork_from: from, fieldwork_to: to } = row;
  return {
    market: row.market_slug,
    year: row.year,
    interviews: row.interviews,
    fieldwork: from !== null && to !== null ? { from, to } : null,
    brandCount: row.brand_count,
    hasScores: row.has_scores,
    isSample: row.is_sample,
    mean: row.market_mean,
    deviation: row.market_deviation,
    compared: row.changes_compared,
    real: row.changes_tested,
  };
}

/** A study's scores by age group, youngest first. A brand that no one in a group was asked about has n = 0. */
export function toAgeDataset(
  market: string,
  year: number,
  rows: readonly AgeResultRow[],
  means: readonly AgeMeanRow[],
): AgeDataset {
  const ages = [...new Set([...rows, ...means].map(({ age_group: age }) => age))].toSorted((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );
  const names = new Map(rows.map((row) => [row.brand_slug, row.brand_name]));
  const cells = new Map(rows.map((row) => [`${row.brand_slug} ${row.age_group}`, row]));
  const brands = [...names].map(([slug, name]) => ({
    slug,
    name,
    cells: ages.map((age) => {
      const row = cells.get(`${slug} ${age}`);
      return { age, score: row?.score ?? null, error: row?.standard_error ?? null, n: row?.n ?? 0 };
    }),
  }));
  return {
    market,
    year,
    ages,
    brands,
    means: means.map((row) => ({ age: row.age_group, mean: row.mean, brandCount: row.brand_count })),
  };
}
