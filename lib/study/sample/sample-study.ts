import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { SAMPLE_MARKETS, type SampleMarketSlug } from "@/lib/study/sample/sample-markets";
import { createRandom } from "@/lib/statistics/random";
import { type AnswerShares, type Score, scoreOfShares } from "@/lib/statistics/score";
import { rankWave, type Standing } from "@/lib/study/rank-wave";
import { createRoster, FIRST_YEAR, LAST_YEAR } from "@/lib/study/sample/roster";
import { createTrueScores, type TrueShares } from "@/lib/study/sample/true-scores";
import { toSlug } from "@/lib/catalogue/names/slug";
import { CURRENT_RULE } from "@/lib/study/scoring-rule";
import { NOT_COMPUTED, withoutFigures } from "@/lib/study/bare-study";
import type { Study, StudyResult, StudyWave } from "@/lib/study/study";

/** The seed of the sample study; another one gives a similar study. */
export const SAMPLE_SEED = "granskog sample 1";

/** Brands one respondent is asked about. */
const BRANDS_PER_INTERVIEW = 34;
/** Correlation between one person's two answers about a brand. */
const ANSWER_CORRELATION = 0.55;

type Measured = Score & AnswerShares & { unrounded: number; brand: string; industry: string; n: number; nEff: number };

/**
 * A fictitious study: invented brands in five markets, every year since 2011, measured with sampling error. The same
 * seed gives the same bytes on every machine.
 */
export function createSampleStudy(seed = SAMPLE_SEED): Study {
  const measured = measureBrands(seed);
  const waves: StudyWave[] = [];
  const results: StudyResult[] = [];
  for (const { slug: market } of SAMPLE_MARKETS) {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      const brands = measured.get(waveKey(market, year)) ?? [];
      waves.push(describeWave(seed, market, year, brands));
      results.push(...rankBrands(market, year, brands));
    }
  }
  return { source: "sample study", isSample: true, waves, results, ...withoutFigures() };
}

function measureBrands(seed: string): Map<string, Measured[]> {
  const trueScores = createTrueScores(seed);
  const measured = new Map<string, Measured[]>();
  for (const brand of createRoster(seed)) {
    for (const { market, from, to } of brand.stays) {
      const random = createRandom(`${seed}/fieldwork/${brand.name}/${market}`);
      const shares = trueScores(brand, market);
      for (let year = from; year <= to; year += 1) {
        const n = Math.round(random.normal(1008, 11));
        const designEffect = 1.12 + 0.06 * random.uniform();
        const nEff = Math.round((n / designEffect) * 10) / 10;
        const score = measure(shares.get(year) as TrueShares, nEff, random.normal(), random.normal());
        const wave = measured.get(waveKey(market, year)) ?? [];
        wave.push({ brand: brand.name, industry: brand.industry, n, nEff, ...score });
        measured.set(waveKey(market, year), wave);
      }
    }
  }
  return measured;
}

/** The score measured with a sample of `nEff` people; `a` and `b` are independent standard normal draws. */
function measure(truth: TrueShares, nEff: number, a: number, b: number): Score & AnswerShares & { unrounded: number } {
  const spreadOf = (share: number) => Math.sqrt(share * (1 - share));
  const dependent = ANSWER_CORRELATION * a + Math.sqrt(1 - ANSWER_CORRELATION ** 2) * b;
  const observe = (share: number, draw: number) => clampShare(share + (spreadOf(share) / Math.sqrt(nEff)) * draw);
  const environment = observe(truth.environment, a);
  const social = observe(truth.social, dependent);
  const both = Math.min(
    environment,
    social,
    environment * social + ANSWER_CORRELATION * spreadOf(environment) * spreadOf(social),
  );
  const { score, standardError } = scoreOfShares({ environment, social, both }, nEff);
  const shares = { environment: toDecimals(environment, 6), social: toDecimals(social, 6), both: toDecimals(both, 6) };
  return { unrounded: score, score: toDecimals(score), standardError: toDecimals(standardError), ...shares };
}

function rankBrands(market: SampleMarketSlug, year: number, brands: readonly Measured[]): StudyResult[] {
  const standings = rankWave(brands);
  const results = brands.map(
    ({ brand, industry, score, standardError, n, nEff, environment, social, both }, i): StudyResult => {
      // Every sample brand is rated by many people, so all are ranked.
      const standing = standings[i] as Standing;
      return {
        market,
        year,
        brand,
        brandSlug: toSlug(brand),
        industry: INDUSTRIES.find(({ slug }) => slug === industry)?.name ?? industry,
        industrySlug: industry,
        overallPosition: standing.overallPosition,
        industryPosition: standing.industryPosition,
        score,
        standardError,
        n,
        nEff,
        ...NOT_COMPUTED,
        environmentShare: environment,
        socialShare: social,
        bothShare: both,
        rankLow: standing.range.low,
        rankHigh: standing.range.high,
        publicRankLow: standing.publicRange.low,
        publicRankHigh: standing.publicRange.high,
      };
    },
  );
  return results.sort((a, b) => (a.overallPosition ?? 0) - (b.overallPosition ?? 0));
}

function describeWave(seed: string, market: SampleMarketSlug, year: number, brands: readonly Measured[]): StudyWave {
  const random = createRandom(`${seed}/wave/${market}/${year}`);
  const asked = brands.reduce((sum, { n }) => sum + n, 0);
  return {
    market,
    year,
    interviews: Math.round(asked / BRANDS_PER_INTERVIEW),
    fieldworkFrom: `${year}-01-${String(random.integer(8, 20)).padStart(2, "0")}`,
    fieldworkTo: `${year}-03-${String(random.integer(5, 24)).padStart(2, "0")}`,
    ruleVersion: CURRENT_RULE.version,
    assessments: asked,
    marketMean: null,
    marketDeviation: null,
    weighting: null,
  };
}

function waveKey(market: SampleMarketSlug, year: number): string {
  return `${market}/${year}`;
}

function clampShare(share: number): number {
  return Math.min(0.995, Math.max(0.005, share));
}

/** Four decimals: finer than any displayed number, coarse enough to be the same on every machine. */
function toDecimals(value: number, decimals = 4): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
