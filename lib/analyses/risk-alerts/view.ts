import type { AlertSize } from "@/lib/analyses/risk-alerts/kind";
import { toShortChance, wordChance } from "@/lib/analyses/risk-alerts/chance";
import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import type { Firing } from "@/lib/analyses/risk-alerts/evaluate";
import { formatAlertKey, keyOfAlert, type AlertMark } from "@/lib/analyses/risk-alerts/mark";
import type { Limits, RisksSelection, RisksSource } from "@/lib/analyses/risk-alerts/selection";
import { type AgainstMarket, toAgainstMarket } from "@/lib/analyses/risk-alerts/series";
import type { Shown } from "@/lib/analyses/risk-alerts/search-params";
import type { Severity } from "@/lib/analyses/risk-alerts/severity";
import { toStory, type StoryEvent } from "@/lib/analyses/risk-alerts/story";
import { wordChange, wordEvidence } from "@/lib/analyses/risk-alerts/wording";
import type { BrandDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Alert } from "@/lib/analyses/predictions/alert";
import type { AlertKind } from "@/lib/study/risk-alert";

/**
 * An alert's status: `near` is raised at the most sensitive thresholds only, `unsettled` is of an earlier wave without
 * a later score.
 */
export type RiskStatus = Alert["outcome"] | "near" | "unsettled";

/** What each status is called, on pages and in files. */
export const STATUS_NAMES: Readonly<Record<RiskStatus, string>> = {
  open: "Open",
  near: "Near the limit",
  lasted: "Persisted",
  passed: "Reversed",
  unsettled: "Awaiting next study",
};

/** The same brand's alerts in other markets. */
export interface Elsewhere {
  market: string;
  year: number;
  kind: AlertKind;
  status: RiskStatus;
}

/** An alert as it is listed and opened. */
export interface RiskRow {
  key: string;
  alert: Alert;
  status: RiskStatus;
  severity: Severity;
  isMuted: boolean;
  mark: AlertMark | null;
  /** What changed, in the numbers of two years or two levels. */
  change: string;
  /** The same as sentences. */
  evidence: string;
  chance: string;
  /** The same in a narrow column. */
  shortChance: string;
  size: AlertSize | null;
  /** The study after an alert's outcome; null if unknown here. */
  nextResult: string | null;
  history: readonly AgainstMarket[];
  story: readonly StoryEvent[];
  elsewhere: readonly Elsewhere[];
  fieldwork: MarketWave["fieldwork"];
}

export interface RisksView {
  rows: RiskRow[];
  near: RiskRow[];
  /** Total rows, shown or not. */
  total: number;
  nearTotal: number;
  counts: Record<Shown, number>;
  record: { lasted: number; passed: number; open: number };
  expected: RisksSelection["expected"];
  limits: Limits | null;
  raised: number;
  unknown: readonly AlertKind[];
  brands: number;
  waves: { count: number; from: number; to: number } | null;
  isSample: boolean;
}

/** Those near the limit that are listed below the open ones; all have a list of their own. */
const MOST_NEAR = 5;

/** The alerts drawn, whose brands' histories are needed. */
export function toDrawn({ shown, near }: RisksSelection, { rows }: RisksSource["query"]) {
  return { rows: shown.slice(0, rows), near: near.slice(0, MOST_NEAR) };
}

/** Everything the page shows of alerts. `dataset` has the brands of what is drawn. */
export function toRisksView(
  source: RisksSource,
  selection: RisksSelection,
  dataset: BrandDataset,
  waves: readonly MarketWave[],
): RisksView {
  const drawn = toDrawn(selection, source.query);
  const histories = new Map(dataset.brands.map((brand) => [brand.slug, brand]));
  const marks = new Map(source.overview.marks.map((mark) => [formatAlertKey(mark), mark]));
  const waveOf = (market: string, year: number) => waves.find((wave) => wave.market === market && wave.year === year);
  const historyOf = ({ brand, market }: Pick<Alert, "brand" | "market">) =>
    toAgainstMarket(histories.get(brand.slug), market, waves);

  const toRow = ({ key, alert, severity, size }: Firing): RiskRow => {
    const history = historyOf(alert);
    const mark = marks.get(key) ?? null;
    const chance = wordChance(alert, waveOf(alert.market, alert.year)?.brandCount ?? 0);
    const story = toStory(alert, history, mark);
    return {
      key,
      alert,
      status: toStatus(
        alert,
        severity,
        Math.max(...waves.flatMap(({ market, year }) => (market === alert.market ? [year] : []))),
      ),
      severity,
      isMuted: selection.muted.has(key),
      mark,
      change: wordChange(alert),
      evidence: wordEvidence(alert),
      chance,
      shortChance: toShortChance(chance),
      size,
      nextResult: story.find(({ is }) => is === "settled")?.text || null,
      history,
      story,
      elsewhere: findElsewhere(alert, source.alerts),
      fieldwork: waveOf(alert.market, alert.year)?.fieldwork ?? null,
    };
  };
  const { past } = selection;
  const years = past.waves.map(({ year }) => year);
  return {
    rows: drawn.rows.map(toRow),
    near: drawn.near.map(toRow),
    total: selection.shown.length,
    nearTotal: selection.near.length,
    counts: selection.counts,
    record: { lasted: past.total.lasted, passed: past.total.passed, open: past.total.open },
    expected: selection.expected,
    limits: selection.limits,
    raised: selection.raised,
    unknown: past.unknown,
    brands: selection.brands,
    waves: years.length === 0 ? null : { count: years.length, from: Math.min(...years), to: Math.max(...years) },
    isSample: waves.some(({ isSample }) => isSample),
  };
}

function toStatus(
  { outcome, year }: Pick<Alert, "outcome" | "year">,
  { strictest }: Severity,
  latest: number,
): RiskStatus {
  if (outcome === "open" && year < latest) return "unsettled";
  return outcome === "open" && strictest === "sensitive" ? "near" : outcome;
}

/**
 * The brand's alerts in other markets, of the same wave and the previous one; each once, at its strictest sensitivity.
 */
function findElsewhere({ brand, market, year, evidence }: Alert, alerts: readonly Alert[]): Elsewhere[] {
  const before = year - new Evidence(evidence).step;
  const own = alerts.filter(
    (each) => each.brand.slug === brand.slug && each.market !== market && before <= each.year && each.year <= year,
  );
  return [...Map.groupBy(own, (each) => formatAlertKey(keyOfAlert(each))).values()].map((raised) => {
    const [first] = raised as [Alert, ...Alert[]];
    const isNear = first.outcome === "open" && raised.every(({ sensitivity }) => sensitivity === "sensitive");
    return { market: first.market, year: first.year, kind: first.kind, status: isNear ? "near" : first.outcome };
  });
}
