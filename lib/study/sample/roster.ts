import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { SAMPLE_MARKETS, type SampleMarketSlug } from "@/lib/study/sample/sample-markets";
import { createRandom } from "@/lib/statistics/random";
import { createBrandNamer } from "@/lib/study/sample/brand-names";
import { KNOWN_BRANDS } from "@/lib/study/sample/known-brands";

/** A brand of the sample study, with its markets and years. */
export type SampleBrand = {
  name: string;
  industry: string;
  stays: readonly { market: SampleMarketSlug; from: number; to: number }[];
  /** Its true score, if it was invented for one. */
  knownScore: number | null;
};

export const FIRST_YEAR = 2011;
export const LAST_YEAR = 2025;

/** Brands in the latest wave of each market; together 1,677 positions held by 1,612 brands. */
export const BRAND_COUNTS: Record<SampleMarketSlug, number> = {
  sweden: 412,
  norway: 356,
  denmark: 338,
  finland: 297,
  netherlands: 274,
};

/** Brands by the number of markets they are asked about in the latest wave, home market included. */
const SPANNING: readonly (readonly [brands: number, markets: number])[] = [
  [3, 5],
  [9, 3],
  [35, 2],
];

/** Brands that left before the latest wave, as a share of those that stayed. */
const LEFT = 0.14;

/** Relative size of each industry, in the order of INDUSTRIES. */
const INDUSTRY_WEIGHTS = [5, 6, 6, 4, 4, 4, 5, 6, 4, 8, 15, 5, 4, 3, 4, 5, 4, 7, 5, 3, 2, 6];

/** The brands of the sample study; the same for the same seed. */
export function createRoster(seed: string): SampleBrand[] {
  const random = createRandom(`${seed}/roster`);
  const nameBrand = createBrandNamer(seed);
  const markets = SAMPLE_MARKETS.map(({ slug }) => slug);
  const open = new Map(
    markets.map((market) => [market, industryOpenings(`${seed}/${market}`, BRAND_COUNTS[market])] as const),
  );
  const stay = (market: SampleMarketSlug) => ({ market, from: entryYear(), to: LAST_YEAR });

  const known = KNOWN_BRANDS.map(([name, industry, knownScore]): SampleBrand => {
    takeOpening("sweden", industry);
    return { name, industry, knownScore, stays: [{ market: "sweden", from: FIRST_YEAR, to: LAST_YEAR }] };
  });
  const spanning = SPANNING.flatMap(([brands, width]) =>
    Array.from({ length: brands }, (_, i): SampleBrand => {
      const home = markets[i % markets.length] as SampleMarketSlug;
      const others = random.shuffle(markets.filter((market) => market !== home)).slice(0, width - 1);
      const industry = takeAny(home);
      for (const market of others) takeOpening(market, industry);
      return { name: nameBrand(home, industry), industry, knownScore: null, stays: [home, ...others].map(stay) };
    }),
  );
  const local = markets.flatMap((market) =>
    (open.get(market) ?? []).map((industry): SampleBrand => {
      return { name: nameBrand(market, industry), industry, knownScore: null, stays: [stay(market)] };
    }),
  );
  const gone = markets.flatMap((market) =>
    industryOpenings(`${seed}/${market}/gone`, Math.round(BRAND_COUNTS[market] * LEFT)).map((industry): SampleBrand => {
      const from = random.uniform() < 0.7 ? FIRST_YEAR : random.integer(FIRST_YEAR + 1, 2020);
      const to = random.integer(from + 2, LAST_YEAR - 1);
      return { name: nameBrand(market, industry), industry, knownScore: null, stays: [{ market, from, to }] };
    }),
  );
  return [...known, ...spanning, ...local, ...gone];

  function entryYear(): number {
    return random.uniform() < 0.58 ? FIRST_YEAR : random.integer(FIRST_YEAR + 1, LAST_YEAR);
  }

  function takeAny(market: SampleMarketSlug): string {
    const industry = open.get(market)?.pop();
    if (industry === undefined) throw new Error(`no opening left in ${market}`);
    return industry;
  }

  /** Takes an opening in this industry, or in any other if the market's industry is full. */
  function takeOpening(market: SampleMarketSlug, industry: string): void {
    const openings = open.get(market) ?? [];
    const index = openings.indexOf(industry);
    openings.splice(index === -1 ? 0 : index, 1);
  }
}

/** Distributes `count` openings over the industries by weight (largest remainders), shuffled. */
function industryOpenings(seed: string, count: number): string[] {
  const total = INDUSTRY_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  const shares = INDUSTRIES.map(({ slug }, i) => ({ slug, exact: (count * (INDUSTRY_WEIGHTS[i] ?? 0)) / total }));
  const left = count - shares.reduce((sum, { exact }) => sum + Math.floor(exact), 0);
  const byRemainder = [...shares].sort((a, b) => (b.exact % 1) - (a.exact % 1));
  const rounded = new Set(byRemainder.slice(0, left).map(({ slug }) => slug));
  const openings = shares.flatMap(({ slug, exact }) =>
    new Array<string>(Math.floor(exact) + (rounded.has(slug) ? 1 : 0)).fill(slug),
  );
  return createRandom(`${seed}/industries`).shuffle(openings);
}
