import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { createRandom } from "@/lib/statistics/random";
import type { CoverageRow } from "@/lib/study/promises/coverage-row";
import { adjustedSeries } from "@/lib/study/derive/adjusted-series";
import type { RaisedAlert } from "@/lib/study/derive/alert-limits";
import { declineAlerts } from "@/lib/study/derive/decline-alerts";
import { shiftAlerts } from "@/lib/study/derive/shift-alerts";
import { type Effort, toRow } from "./row";
import { inventBrands, measureYears } from "./study-results";

const MARKETS: readonly MarketSlug[] = ["sweden", "norway"];
const [BRANDS, YEARS, RUNS] = [250, 15, 12];
const SETTINGS = [
  { name: "all brands alike", volatile: 0 },
  { name: "one brand in five volatile", volatile: 0.2 },
];
const KINDS = [
  { kind: "sustained-decline", name: "Sustained decline" },
  { kind: "level-shift", name: "Drop to a lower level" },
] as const;

/** Alerts raised and rates promised of one kind and sensitivity, over all runs of a setting. */
type Sums = { raised: number; watched: Map<number, number>; rates: Map<number, number[]> };

/** False alarms in markets in which nothing happens but ordinary steps, against what the alerts say of themselves. */
export function alertRows({ effort }: Effort): CoverageRow[] {
  return SETTINGS.flatMap(({ name, volatile }) => {
    const sums = new Map<string, Sums>();
    for (let run = 0; run < Math.max(1, Math.round(RUNS * effort)); run += 1) {
      const random = createRandom(`coverage/alerts/${volatile}/${run}`);
      const results = MARKETS.flatMap((market) => {
        const brands = inventBrands({ brands: BRANDS, volatile, imprecise: 0 }, random);
        return measureYears(market, brands, YEARS, random);
      });
      const adjusted = adjustedSeries(results);
      const watched = new Map<number, number>();
      for (const { results: own } of adjusted.series)
        for (const { year } of own.slice(1)) watched.set(year, (watched.get(year) ?? 0) + 1);
      const alerts = [...declineAlerts(adjusted), ...shiftAlerts(adjusted)];
      for (const { kind } of KINDS)
        for (const sensitivity of ["strict", "standard", "sensitive"] as const)
          addUp(
            sums,
            `${kind} ${sensitivity}`,
            alerts.filter((alert) => alert.kind === kind && alert.sensitivity === sensitivity),
            watched,
          );
    }
    return KINDS.flatMap(({ kind, name: words }) =>
      (["strict", "standard", "sensitive"] as const).map((sensitivity) => {
        const { raised, watched, rates } = sums.get(`${kind} ${sensitivity}`) as Sums;
        const all = [...watched.values()].reduce((sum, brands) => sum + brands, 0);
        const expected = [...watched].reduce((sum, [year, brands]) => sum + brands * mean(rates.get(year) ?? []), 0);
        const promised = Math.round((expected / all) * 100_000) / 100_000;
        return toRow({
          page: "risk-alerts",
          what: `${words}, ${sensitivity}: unchanged brands flagged in a year`,
          stratum: name,
          promised,
          simulated: raised / all,
          low: promised / 2,
          high: promised * 1.5,
        });
      }),
    );
  });
}

function addUp(
  sums: Map<string, Sums>,
  key: string,
  alerts: readonly RaisedAlert[],
  watched: ReadonlyMap<number, number>,
) {
  const own = sums.get(key) ?? { raised: 0, watched: new Map<number, number>(), rates: new Map<number, number[]>() };
  sums.set(key, own);
  own.raised += alerts.length;
  for (const [year, brands] of watched) own.watched.set(year, (own.watched.get(year) ?? 0) + brands);
  for (const { year, falseAlarmRate } of alerts) own.rates.set(year, [...(own.rates.get(year) ?? []), falseAlarmRate]);
}

/** Waves of which no run raised an alert say no rate; there it is nearly nothing. */
function mean(rates: readonly number[]): number {
  return rates.length === 0 ? 0 : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}
