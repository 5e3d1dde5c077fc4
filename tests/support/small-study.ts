import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { NOT_COMPUTED, withoutFigures } from "@/lib/study/bare-study";
import type { Study, StudyResult } from "@/lib/study/study";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import { TestBackend } from "./test-backend";

/** A backend of its own that the code under test reads as well: `process.env` holds its address and keys. */
export async function startOwnBackend(): Promise<TestBackend> {
  const backend = await TestBackend.start();
  Object.assign(process.env, embeddedEnvironment(backend.url, backend.secrets));
  return backend;
}

const INDUSTRIES = [
  ["Energy", "energy"],
  ["Food & grocery", "food-grocery"],
  ["Ångfart", "angfart"],
] as const;

const MARKETS: { market: MarketSlug; brands: number }[] = [
  { market: "sweden", brands: 24 },
  { market: "netherlands", brands: 8 },
];

/**
 * A study small enough to know by heart: in each market brand k holds position k, industries take turns, scores fall by
 * 1.375 from 150, and by default there are two waves. Exact ranges are one place off the public ones.
 */
export function smallStudy(source = "small study", years: readonly number[] = [2024, 2025]): Study {
  const results = MARKETS.flatMap(({ market, brands }) =>
    years.flatMap((year) => Array.from({ length: brands }, (_, index) => result(market, year, index + 1, brands))),
  );
  const waves = MARKETS.flatMap(({ market }) =>
    years.map((year) => ({
      market,
      year,
      interviews: 4_000,
      fieldworkFrom: `${year}-01-08`,
      fieldworkTo: `${year}-03-28`,
      ruleVersion: "top-two-of-five/1",
      assessments: null,
      marketMean: null,
      marketDeviation: null,
      weighting: null,
    })),
  );
  return { source, isSample: false, waves, results, ...withoutFigures() };
}

/** `Brand 07 Åre`: slug `brand-07-are`. */
export const smallBrand = (position: number) => ({
  name: `Brand ${String(position).padStart(2, "0")} Åre`,
  slug: `brand-${String(position).padStart(2, "0")}-are`,
});

/** A brand that too few people rated to be ranked. */
export const UNRANKED = { name: "Aska Kraft", slug: "aska-kraft", n: 37 } as const;

/** The small study with one brand more in each wave, which is not ranked. */
export function smallStudyWithUnranked(years?: readonly number[]): Study {
  const study = smallStudy("small study with an unranked brand", years);
  return { ...study, results: [...study.results, ...study.waves.map(({ market, year }) => unranked(market, year))] };
}

function unranked(market: MarketSlug, year: number): StudyResult {
  return {
    market,
    year,
    brand: UNRANKED.name,
    brandSlug: UNRANKED.slug,
    industry: "Energy",
    industrySlug: "energy",
    overallPosition: null,
    industryPosition: null,
    score: null,
    standardError: null,
    n: UNRANKED.n,
    nEff: null,
    ...NOT_COMPUTED,
    rankLow: null,
    rankHigh: null,
    publicRankLow: null,
    publicRankHigh: null,
  };
}

function result(market: MarketSlug, year: number, position: number, brands: number): StudyResult {
  const { name, slug } = smallBrand(position);
  const [industry, industrySlug] = INDUSTRIES[(position - 1) % INDUSTRIES.length] ?? INDUSTRIES[0];
  return {
    market,
    year,
    brand: name,
    brandSlug: slug,
    industry,
    industrySlug,
    overallPosition: position,
    industryPosition: Math.ceil(position / INDUSTRIES.length),
    score: 150 - 1.375 * position,
    standardError: 2.125,
    n: 1_000 + position,
    nEff: 900.5,
    ...NOT_COMPUTED,
    rankLow: Math.max(1, position - 1),
    rankHigh: Math.min(brands, position + 1),
    publicRankLow: 1,
    publicRankHigh: position <= 10 ? 20 : 30,
  };
}
