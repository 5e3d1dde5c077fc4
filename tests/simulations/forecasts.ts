import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { forecastBasis } from "@/lib/statistics/forecast-basis";
import { forecastLatest } from "@/lib/statistics/forecast-study";
import { positionErrors } from "@/lib/statistics/position-errors";
import { positionsFrom } from "@/lib/statistics/position-forecast";
import { createRandom } from "@/lib/statistics/random";
import type { CoverageRow } from "@/lib/study/promises/coverage-row";
import { brandRuns } from "@/lib/study/derive/brand-series";
import { type Effort, toRow } from "./row";
import { FIRST_YEAR, inventBrands, type InventedBrand, measureYears } from "./study-results";

const MARKETS: readonly MarketSlug[] = ["sweden", "norway", "denmark", "finland", "netherlands"];
const [BRANDS, YEARS, HORIZONS] = [120, 15, 3];
const SETTINGS = [
  { name: "all brands alike", volatile: 0, imprecise: 0, runs: 8 },
  { name: "one in ten with standard error 12, others near 3", volatile: 0, imprecise: 0.1, runs: 8 },
  { name: "one in ten volatile", volatile: 0.1, imprecise: 0, runs: 8 },
  // One brand in a hundred is both: it takes more runs to see them.
  { name: "one in ten volatile, and one in ten with standard error 12", volatile: 0.1, imprecise: 0.1, runs: 32 },
] as const;

type Setting = (typeof SETTINGS)[number];
/** What sets a brand apart from the others of its market. */
type Kind = "other brands" | "volatile brands" | "brands with standard error 12" | "brands that are both";
type Hit = { isIn: boolean; kind: Kind; isPosition: boolean };

/** How often what came lay inside the 95 % intervals of scores and positions forecast from fifteen waves. */
export function forecastRows({ effort }: Effort): CoverageRow[] {
  return SETTINGS.flatMap((setting) => {
    const hits = Array.from({ length: Math.max(1, Math.round(setting.runs * effort)) }, (_, run) =>
      forecastOnce(setting, run),
    ).flat();
    return [false, true].flatMap((isPosition) => {
      const kinds = Map.groupBy(
        hits.filter((hit) => hit.isPosition === isPosition),
        ({ kind }) => kind,
      );
      return [...kinds]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, own]) =>
          toRow({
            page: "forecasts",
            what: isPosition ? "Position, one to three years ahead" : "Score, one to three years ahead",
            stratum: kinds.size === 1 ? setting.name : `${setting.name}: ${kind}`,
            promised: 0.95,
            simulated: own.filter(({ isIn }) => isIn).length / own.length,
            low: 0.92,
            high: 0.98,
          }),
        );
    });
  });
}

function forecastOnce(setting: Setting, run: number): Hit[] {
  const random = createRandom(`coverage/forecasts/${setting.name}/${run}`);
  const markets = MARKETS.map((market) => {
    const brands = inventBrands({ brands: BRANDS, ...setting }, random);
    return { market, brands, results: measureYears(market, brands, YEARS + HORIZONS, random) };
  });
  const lastYear = FIRST_YEAR + YEARS - 1;
  const known = markets.flatMap(({ results }) => results.filter(({ year }) => year <= lastYear));
  const basis = forecastBasis(brandRuns(known).map(({ series }) => series));
  const latest = forecastLatest(basis);
  const errorsOf = positionErrors(basis.past);
  return markets.flatMap(({ market, brands, results }) => {
    const brandOf = new Map(brands.map((brand) => [brand.slug, brand]));
    const kindOf = (slug: string) => toKind(brandOf.get(slug) as InventedBrand);
    const scoreOf = new Map(results.map(({ brandSlug, year, score }) => [`${brandSlug}/${year}`, score as number]));
    const scores = latest
      .filter(({ group }) => group === market)
      .map(({ key, year, low, high }): Hit => {
        const came = scoreOf.get(`${key}/${year}`) as number;
        return { isIn: low <= came && came <= high, kind: kindOf(key), isPosition: false };
      });
    const group = basis.groups.find((each) => each.group === market);
    const positions = !group
      ? []
      : [1, 2, 3].flatMap((horizon) => {
          const foreseen = positionsFrom(basis, group, errorsOf, lastYear, horizon);
          const came = foreseen.map(({ origin }) => scoreOf.get(`${origin.key}/${lastYear + horizon}`) as number);
          return foreseen.map(({ origin, low, high }, i): Hit => {
            const position = 1 + came.filter((other) => other > (came[i] as number)).length;
            return { isIn: low <= position && position <= high, kind: kindOf(origin.key), isPosition: true };
          });
        });
    return [...scores, ...positions];
  });
}

function toKind({ isVolatile, isImprecise }: InventedBrand): Kind {
  if (isVolatile) return isImprecise ? "brands that are both" : "volatile brands";
  return isImprecise ? "brands with standard error 12" : "other brands";
}
