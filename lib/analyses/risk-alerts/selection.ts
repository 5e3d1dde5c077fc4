import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import { evaluateRules, type Firing } from "@/lib/analyses/risk-alerts/evaluate";
import { type Lens, toLens, toNearLens } from "@/lib/analyses/risk-alerts/lens";
import {
  previewRule,
  type PreviewWave,
  type RulePreview,
  type WatchedIndustry,
} from "@/lib/analyses/risk-alerts/preview";
import { rulesInForce } from "@/lib/analyses/risk-alerts/rule";
import { type RisksQuery, SHOWN, type Shown } from "@/lib/analyses/risk-alerts/search-params";
import { type Sensitivity, SENSITIVITIES } from "@/lib/study/risk-alert";
import type { Alert } from "@/lib/analyses/predictions/alert";

/** What the page looks at, before anything is drawn. */
export interface RisksSource {
  query: RisksQuery;
  /** Of all markets and years of the reader's, at all sensitivities. */
  alerts: readonly Alert[];
  overview: AlertOverview;
  watched: readonly WatchedIndustry[];
  /** Slugs in the order offered. */
  markets: readonly string[];
  now: Date;
}

/** What each setting of the limits raises: open alerts, and the most that would be false if no brand had changed. */
export type Limits = Record<Sensitivity, { open: number; expected: number }>;

/** Alerts that the lens hears, by what happened to them; the strongest first. */
export interface RisksSelection {
  lens: Lens;
  /** Those of the list chosen. */
  shown: readonly Firing[];
  /** Open ones that only the limits above those chosen raise; none where a list of others is chosen. */
  near: readonly Firing[];
  /** Settled ones, the latest first, muted or not. */
  settled: readonly Firing[];
  /** Keys of those muted, by themselves or with their rule. */
  muted: ReadonlySet<string>;
  counts: Record<Shown, number>;
  /** The strongest open one that is not muted. */
  strongest: Firing | null;
  nearCount: number;
  /** For each setting of the limits: open alerts, and false alarms to expect in the latest waves. Null where a rule has its own. */
  limits: Limits | null;
  /** Over all waves; and what the latest wave of each market and the settled ones let one expect from chance. */
  past: RulePreview;
  expected: { latest: number; settled: number };
  /** Alerts that the latest wave of each market raised. */
  raised: number;
  /** Brands watched in the latest waves. */
  brands: number;
}

/** Which alerts the page is about. */
export function selectRisks({ query, alerts, overview, watched, markets, now }: RisksSource): RisksSelection {
  const lensContext = { rules: rulesInForce(overview.rules), followed: overview.followed, markets };
  const lens = toLens(query, lensContext);
  const isHere = ({ market }: { market: string }) => lens.market === null || market === lens.market;
  const [scope, industries] = [alerts.filter(isHere), watched.filter(isHere)];
  const context = { followed: overview.followed, marks: overview.marks, now };
  const [reading] = evaluateRules([lens.rule], scope, context);
  const [fired, mutedOnes] = [reading?.fired ?? [], reading?.muted ?? []];
  const all = [...fired, ...mutedOnes];
  // A brand that has not been scored since is never settled: such an alert is no news.
  const lastOf = new Map(
    [...Map.groupBy(watched, ({ market }) => market)].map(([market, own]) => [
      market,
      Math.max(...own.map(({ year }) => year)),
    ]),
  );
  const isEvent = ({ alert }: Firing) => alert.year >= (lastOf.get(alert.market) ?? 0);
  const open = fired.filter((firing) => firing.alert.outcome === "open" && isEvent(firing));
  const near = findNear(lens, scope, context, new Set(all.map(({ key }) => key))).filter(isEvent);
  const lists: Record<Shown, readonly Firing[]> = {
    open,
    near,
    settled: fired.filter(({ alert }) => alert.outcome !== "open").toSorted(byWave),
    acknowledged: all.filter(({ isAcknowledged }) => isAcknowledged),
    muted: mutedOnes,
    rules: [],
  };
  const past = previewRule(lens.rule, scope, industries, overview.followed);
  const latest = latestWaves(past.waves);
  return {
    lens,
    shown: lists[query.show],
    near: query.show === "open" ? near : [],
    settled: all.filter(({ alert }) => alert.outcome !== "open").toSorted(byWave),
    muted: new Set(mutedOnes.map(({ key }) => key)),
    counts: { ...countEach(lists), rules: rulesInForce(overview.rules).length },
    strongest: lists.open.find(({ isAcknowledged }) => !isAcknowledged) ?? lists.open[0] ?? null,
    nearCount: near.length,
    limits:
      lens.of === "rule"
        ? null
        : toLimits((sensitivity) => {
            const { rule } = toLens({ ...query, sensitivity }, lensContext);
            const [set] = evaluateRules([rule], scope, context);
            return {
              open: (set?.fired ?? []).filter((firing) => firing.alert.outcome === "open" && isEvent(firing)).length,
              expected: sumOf(latestWaves(previewRule(rule, scope, industries, overview.followed).waves)),
            };
          }),
    past,
    expected: { latest: sumOf(latest), settled: sumOf(past.waves.filter((wave) => !latest.includes(wave))) },
    raised: latest.reduce((sum, { fired }) => sum + fired, 0),
    brands: latest.reduce((sum, { brands }) => sum + brands, 0),
  };
}

/** Open alerts that the widest limits raise and narrower ones do not. */
function findNear(
  lens: Lens,
  scope: readonly Alert[],
  context: Parameters<typeof evaluateRules>[2],
  known: ReadonlySet<string>,
): Firing[] {
  const rule = toNearLens(lens);
  const [reading] = rule ? evaluateRules([rule], scope, context) : [];
  return (reading?.fired ?? []).filter(
    ({ key, alert, severity }) => alert.outcome === "open" && severity.strictest === "sensitive" && !known.has(key),
  );
}

function countEach(lists: Record<Shown, readonly Firing[]>): Record<Shown, number> {
  const counts: Record<Shown, number> = { open: 0, near: 0, settled: 0, acknowledged: 0, muted: 0, rules: 0 };
  for (const each of SHOWN) counts[each] = lists[each].length;
  return counts;
}

function toLimits(of: (sensitivity: Sensitivity) => Limits[Sensitivity]): Limits {
  const [strict, standard, sensitive] = SENSITIVITIES;
  return { strict: of(strict), standard: of(standard), sensitive: of(sensitive) };
}

/** Each market's latest wave. */
function latestWaves(waves: readonly PreviewWave[]): PreviewWave[] {
  return [...Map.groupBy(waves, ({ market }) => market).values()].map((own) =>
    own.reduce((a, b) => (b.year > a.year ? b : a)),
  );
}

const sumOf = (waves: readonly PreviewWave[]) => waves.reduce((sum, { expected }) => sum + expected, 0);

/** The latest first; within a wave they keep their order. */
function byWave(a: Firing, b: Firing): number {
  return b.alert.year - a.alert.year;
}
