import { SAMPLE_MARKETS, type SampleMarketSlug } from "@/lib/study/sample/sample-markets";
import { createRoster, FIRST_YEAR, LAST_YEAR, type SampleBrand } from "@/lib/study/sample/roster";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import type { Study, StudyResult } from "@/lib/study/study";

/**
 * small: two years of interviews after finished results of earlier years, the last of which also have interviews about
 * consumers; full: interviews for every year.
 */
export type StudyScale = "small" | "full";

/** The parameters of a study; equal requests give equal studies. */
export type StudyRequest = {
  scale: StudyScale;
  /** Share of the interviews of that scale, above 0 and at most 1. */
  fraction: number;
  seed: string;
};

/** One wave to be generated; `no` counts from 0 by market, then year. */
export type PlannedWave = {
  no: number;
  market: SampleMarketSlug;
  country: string;
  year: number;
  interviews: number;
  /** 0 if brands are not asked about. */
  assessments: number;
  /** Topics, attitudes, saying and doing, and expectations are asked of every n-th person: 1 is everyone. */
  modulesEvery: number;
  fieldworkFrom: string;
  fieldworkTo: string;
  brands: readonly SampleBrand[];
};

/** The complete plan of a generated study. */
export type StudyPlan = StudyRequest & {
  waves: readonly PlannedWave[];
  /** Finished results of the years without interviews. */
  results: readonly StudyResult[];
};

/** The years of the small study with interviews about brands, and with any interviews. */
const SMALL_FROM = 2024;
const SMALL_ANSWERS_FROM = 2018;
const SMALL_ANSWERS_INTERVIEWS = 1_500;
const SMALL_BRANDS_PER_INTERVIEW = 34;
/** If people are also asked about brands, the modules are asked of every third person. */
const MODULES_EVERY = 3;
const FULL_INTERVIEWS = 650_000;
const FULL_ASSESSMENTS = 50_000_000;

/**
 * Plans the waves, interviews and brands like the sample study with the same seed.
 * @param sample that sample study
 * @throws RangeError for an invalid fraction
 */
export function planStudy(request: StudyRequest, sample: Study = createSampleStudy(request.seed)): StudyPlan {
  const { scale, fraction, seed } = request;
  if (!(fraction > 0 && fraction <= 1)) throw new RangeError("the fraction must be above 0 and at most 1");
  const roster = createRoster(seed);
  const [first, from] = scale === "small" ? [SMALL_ANSWERS_FROM, SMALL_FROM] : [FIRST_YEAR, FIRST_YEAR];
  const marketYears = SAMPLE_MARKETS.flatMap((market) =>
    Array.from({ length: LAST_YEAR - first + 1 }, (_, i) => ({ market, year: first + i })),
  );
  const waves = marketYears.map(({ market, year }, no): PlannedWave => {
    const described = sample.waves.find((wave) => wave.market === market.slug && wave.year === year);
    if (!described?.fieldworkFrom || !described.fieldworkTo || described.interviews === null) {
      throw new Error(`the sample study does not describe ${market.slug} ${year}`);
    }
    const hasBrands = year >= from;
    const small = Math.round((hasBrands ? described.interviews : SMALL_ANSWERS_INTERVIEWS) * fraction);
    const smallAssessments = hasBrands ? small * SMALL_BRANDS_PER_INTERVIEW : 0;
    return {
      no,
      market: market.slug,
      country: market.name,
      year,
      interviews: scale === "small" ? small : partOf(FULL_INTERVIEWS * fraction, no, marketYears.length),
      assessments: scale === "small" ? smallAssessments : partOf(FULL_ASSESSMENTS * fraction, no, marketYears.length),
      modulesEvery: hasBrands ? MODULES_EVERY : 1,
      fieldworkFrom: described.fieldworkFrom,
      fieldworkTo: described.fieldworkTo,
      brands: roster.filter(({ stays }) =>
        stays.some((stay) => hasBrands && stay.market === market.slug && stay.from <= year && year <= stay.to),
      ),
    };
  });
  return { ...request, waves, results: sample.results.filter(({ year }) => year < from) };
}

/** The file name of a wave. */
export function waveName({ market, year }: Pick<PlannedWave, "market" | "year">): string {
  return `${market}-${year}`;
}

/** The `index`-th of `parts` nearly equal whole parts of `total`; together they are the rounded total. */
function partOf(total: number, index: number, parts: number): number {
  const upTo = (count: number) => Math.floor((Math.round(total) * count) / parts);
  return upTo(index + 1) - upTo(index);
}
