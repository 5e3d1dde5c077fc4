import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { SAMPLE_MARKETS, type SampleMarketSlug } from "@/lib/study/sample/sample-markets";
import { createRandom } from "@/lib/statistics/random";
import { FIRST_YEAR, LAST_YEAR, type SampleBrand } from "@/lib/study/sample/roster";

/** The answers of the whole population: shares between 0 and 1. */
export type TrueShares = { environment: number; social: number };

/** Share answering 4–5 in an average brand of each market, 2025. */
const BASE: Record<SampleMarketSlug, number> = {
  sweden: 0.345,
  norway: 0.33,
  denmark: 0.34,
  finland: 0.35,
  netherlands: 0.31,
};

// Standard deviations on the log-odds scale; a tenth is about two and a half points of score.
const INDUSTRY_SD = 0.16;
const INDUSTRY_IN_MARKET_SD = 0.06;
const BRAND_SD = 0.28;
const BRAND_IN_MARKET_SD = 0.12;
const TILT_SD = 0.12;
const PASSING_SD = 0.15;
/** The part of a temporary deviation that remains a year later. */
const PERSISTENCE = 0.72;
/** In most years a brand changes little; occasionally it changes a lot. */
const EVENT_CHANCE = 0.08;
const EVENT_FACTOR = 3;

/** The true shares of every brand in its years, as functions of brand, market and year. */
export type TrueScores = (brand: SampleBrand, market: SampleMarketSlug) => Map<number, TrueShares>;

/** Market, industry and brand effects and yearly deviations, drawn once for a seed. */
export function createTrueScores(seed: string): TrueScores {
  const trends = new Map(SAMPLE_MARKETS.map(({ slug }) => [slug, marketTrend(seed, slug)]));
  const industries = new Map(INDUSTRIES.map(({ slug }) => [slug, industryEffects(seed, slug)]));

  return (brand, market) => {
    const own = createRandom(`${seed}/brand/${brand.name}`);
    const brandEffect = own.normal(0, BRAND_SD);
    const tilt = own.normal(0, TILT_SD);
    const here = createRandom(`${seed}/brand/${brand.name}/${market}`);
    const industry = industries.get(brand.industry);
    const drawn =
      logOdds(BASE[market]) +
      (industry?.level ?? 0) +
      (industry?.byMarket.get(market) ?? 0) +
      brandEffect +
      here.normal(0, BRAND_IN_MARKET_SD);
    const level = brand.knownScore === null ? drawn : logOdds(brand.knownScore / 200);
    const steadiness = brand.knownScore === null ? 1 : 0.5;
    let passing = here.normal(0, PASSING_SD * steadiness);
    const shares = new Map<number, TrueShares>();
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      const trend = (trends.get(market)?.get(year) ?? 0) * (brand.knownScore === null ? 1 : 0.8);
      const centre = level + trend + passing;
      const lean = tilt + (industry?.tilt ?? 0);
      shares.set(year, { environment: share(centre + lean), social: share(centre - lean) });
      passing = PERSISTENCE * passing + steadiness * yearlyChange(here);
    }
    return shares;
  };
}

/** Shocks with the long-run spread PASSING_SD: mostly small, sometimes large. */
function yearlyChange(random: ReturnType<typeof createRandom>): number {
  const variance = PASSING_SD ** 2 * (1 - PERSISTENCE ** 2);
  const small = Math.sqrt(variance / (1 - EVENT_CHANCE + EVENT_CHANCE * EVENT_FACTOR ** 2));
  return random.normal(0, random.uniform() < EVENT_CHANCE ? small * EVENT_FACTOR : small);
}

/** A slow common trend of a market, zero in the latest year. */
function marketTrend(seed: string, market: SampleMarketSlug): Map<number, number> {
  const random = createRandom(`${seed}/trend/${market}`);
  const trend = new Map<number, number>();
  let value = 0;
  for (let year = LAST_YEAR; year >= FIRST_YEAR; year -= 1) {
    trend.set(year, value);
    // Awareness grew until about 2019 and has been stable since.
    value += random.normal(0, 0.025) - (year <= 2019 ? 0.035 : -0.01);
  }
  return trend;
}

type IndustryEffects = { level: number; tilt: number; byMarket: Map<SampleMarketSlug, number> };

function industryEffects(seed: string, industry: string): IndustryEffects {
  const random = createRandom(`${seed}/industry/${industry}`);
  return {
    level: random.normal(0, INDUSTRY_SD),
    tilt: random.normal(0, TILT_SD / 2),
    byMarket: new Map(SAMPLE_MARKETS.map(({ slug }) => [slug, random.normal(0, INDUSTRY_IN_MARKET_SD)])),
  };
}

function logOdds(share: number): number {
  return Math.log(share / (1 - share));
}

function share(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
