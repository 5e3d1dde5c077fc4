import { toBeyondMarket } from "@/lib/analyses/momentum/beyond-market";
import { toMeanMomenta } from "@/lib/analyses/momentum/industry-momentum";
import { normalInterval, type Interval } from "@/lib/statistics/interval";
import { createRandom, type Random } from "@/lib/statistics/random";
import type { CoverageRow } from "@/lib/study/promises/coverage-row";
import { withChanges } from "@/lib/study/derive/changes";
import { type Effort, toRow } from "./row";
import { inventedResult } from "./study-results";

/** Brands of each industry of an invented market: a few are alone with two others, most with a dozen or forty. */
const SIZES = [3, 3, 3, 5, 5, 12, 12, 12, 40, 40];
const RUNS = 400;
const ERROR = { usual: 3, imprecise: 12 };
/** Deviations of true yearly changes, in points: of industries, and of brands within theirs. */
const SETTINGS = [
  { name: "brands move little", industry: 1, brand: 1 },
  { name: "brands move much", industry: 2, brand: 5 },
];
const sizeName = (size: number) => (size < 10 ? "of 3 or 5 brands" : "of 12 or 40 brands");

type Hit = { what: string; stratum: string; isIn: boolean };

/** How often the intervals of momentum hold what brands and industries truly changed by beyond their market. */
export function momentumRows({ effort }: Effort): CoverageRow[] {
  return SETTINGS.flatMap((setting) => {
    const random = createRandom(`coverage/momentum/${setting.name}`);
    const hits = Array.from({ length: Math.round(RUNS * effort) }, () => measureOnce(setting, random)).flat();
    const groups = Map.groupBy(hits, ({ what, stratum }) => `${what} / ${stratum}`);
    return [...groups.values()].map((own) => {
      const [{ what, stratum }] = own as [Hit, ...Hit[]];
      return toRow({
        page: "changes",
        what,
        stratum: `${setting.name}; ${stratum}`,
        promised: 0.95,
        simulated: own.filter(({ isIn }) => isIn).length / own.length,
        low: 0.93,
        high: 1,
      });
    });
  });
}

function measureOnce(setting: (typeof SETTINGS)[number], random: Random): Hit[] {
  const brands = SIZES.flatMap((size, industry) => {
    const pull = random.normal(0, setting.industry);
    return Array.from({ length: size }, (_, i) => ({
      slug: `brand-${industry}-${i}`,
      industry: `industry-${industry}`,
      size,
      level: random.normal(100, 15),
      change: 2 + pull + random.normal(0, setting.brand),
      error: random.uniform() < 0.1 ? ERROR.imprecise : ERROR.usual * Math.exp(0.15 * random.normal()),
    }));
  });
  const market = mean(brands.map(({ change }) => change));
  const results = [0, 1].flatMap((year) =>
    brands.map(({ slug, industry, level, change, error }) => ({
      ...inventedResult("sweden", slug, 2024 + year, random.normal(level + year * change, error), error),
      industry,
      industrySlug: industry,
    })),
  );
  const changes = new Map(withChanges(results).map(({ brandSlug, change }) => [brandSlug, change]));
  const measured = brands.flatMap((brand) => {
    const change = changes.get(brand.slug);
    return change ? [{ ...brand, measured: change }] : [];
  });
  const estimates = measured.map(({ measured: { difference: value, standardError } }) => ({ value, standardError }));
  const beyond = toBeyondMarket(estimates);
  const industries = [...Map.groupBy(measured, ({ industry }) => industry).values()];
  const means = toMeanMomenta(
    industries.map((own) =>
      own.map(({ measured: { difference: value, standardError } }) => ({ value, standardError })),
    ),
  );
  const precision = (error: number) => (error === ERROR.imprecise ? "standard error 12" : "standard error near 3");
  return [
    ...measured.map(({ measured: { momentum, momentumError }, change, size, error }) =>
      hit("Momentum of a brand", `industries ${sizeName(size)}, ${precision(error)}`, change - market, {
        ...normalInterval(momentum, momentumError),
      }),
    ),
    ...measured.map(({ change, error }, i) =>
      hit("Change of a brand beyond its market", precision(error), change - market, beyond[i] as Interval),
    ),
    ...industries.map((own, i) => {
      const [{ size }] = own as [(typeof own)[number], ...typeof own];
      const truth = mean(own.map(({ change }) => change)) - market;
      return hit("Mean momentum of an industry", sizeName(size), truth, means[i] as Interval);
    }),
  ];
}

function hit(what: string, stratum: string, truth: number, { low, high }: Interval): Hit {
  return { what, stratum, isIn: low <= truth && truth <= high };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
