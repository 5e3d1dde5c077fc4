import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import { toDrop } from "@/lib/analyses/risk-alerts/drop";
import { toGaps } from "@/lib/analyses/risk-alerts/gaps";
import type { AgainstMarket } from "@/lib/analyses/risk-alerts/series";
import { toYearRuns } from "@/lib/charts/drawing/line-layout";
import type { Alert } from "@/lib/analyses/predictions/alert";

/** Size of the drawing in a row, in pixels, and the room above and below its points. */
export const SMALL_EVIDENCE = { width: 190, height: 52, pad: 6 } as const;
/** Points of score that the height stands for, where no row needs more: the same in every row, so that steps compare. */
const LEAST_SPAN = 60;
const SPAN_STEP = 20;

type Corner = readonly [x: number, y: number];

/** An alert's evidence in pixels. */
export interface EvidenceDrawing {
  /** The brand against the market, a line for each run of years without a gap. */
  lines: readonly (readonly Corner[])[];
  /** What the alert found: two levels, or a fall. */
  found: readonly (readonly Corner[])[];
  /** Height of the market's dashes; null where the market is beyond the edge. */
  market: number | null;
  /** The latest point of a fall. */
  dot: Corner | null;
  /** Age gaps with their intervals, the earlier one first. */
  gaps: readonly { at: Corner; low: number; high: number; year: number }[];
}

interface EvidenceSource {
  alert: Pick<Alert, "kind" | "year" | "evidence">;
  /** Of the reader's years alone, earliest first. */
  history: readonly AgainstMarket[];
}

/** Points that a row's height must stand for so that all rows fit: 60, or more in steps of 20. */
export function toSpan(rows: readonly EvidenceSource[]): number {
  const ranges = rows.map((row) => {
    const values = valuesOf(row);
    return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
  });
  return Math.ceil(Math.max(LEAST_SPAN, ...ranges) / SPAN_STEP) * SPAN_STEP;
}

/** Lays an alert's evidence out; null where the reader's years have nothing to draw. */
export function toEvidenceDrawing(row: EvidenceSource, span: number): EvidenceDrawing | null {
  const { alert, history } = row;
  const { width, height, pad } = SMALL_EVIDENCE;
  const values = valuesOf(row);
  if (values.length < (alert.kind === "age-divergence" ? 1 : 2)) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // The market is inside wherever it fits; then what there is stands in the middle.
  const [from, to] = Math.max(high, 0) - Math.min(low, 0) <= span ? [Math.min(low, 0), Math.max(high, 0)] : [low, high];
  const middle = (from + to) / 2;
  const y = (value: number) => pad + (0.5 - (value - middle) / span) * (height - 2 * pad);
  const market = from <= 0 && 0 <= to ? y(0) : null;
  if (alert.kind === "age-divergence") {
    const step = new Evidence(alert.evidence).step;
    const gaps = toGaps(new Evidence(alert.evidence)).flatMap((gap, index) =>
      gap === null
        ? []
        : [
            {
              at: [(0.36 + 0.38 * index) * width, y(gap.value)] as const,
              // An interval wider than the row ends at its edge: the points keep the scale of the other rows.
              low: Math.min(height, y(gap.low)),
              high: Math.max(0, y(gap.high)),
              year: index === 0 ? alert.year - step : alert.year,
            },
          ],
    );
    return { lines: [gaps.map(({ at }) => at)], found: [], market, dot: null, gaps };
  }
  const drawn = history.filter(({ year }) => year <= alert.year);
  const years = drawn.map(({ year }) => year);
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0];
  const x = (year: number) => 2 + ((year - first) / (last - first || 1)) * (width - 8);
  const known = drawn.flatMap(({ year, value }) => (value === null ? [] : [{ year, value }]));
  const toCorner = ({ year, value }: { year: number; value: number }): Corner => [x(year), y(value)];
  const found = toFound(row, years).map((part) => part.map(([year, value]): Corner => [x(year), y(value)]));
  const end = known.at(-1);
  return {
    lines: toYearRuns(known, years).map((run) => run.map(toCorner)),
    found,
    market,
    dot: alert.kind !== "level-shift" && end ? toCorner(end) : null,
    gaps: [],
  };
}

/** Both levels, or the years of the fall as they were; empty where its years are outside the plan. */
function toFound(
  { alert, history }: EvidenceSource,
  years: readonly number[],
): (readonly (readonly [number, number])[])[] {
  const of = new Evidence(alert.evidence);
  if (alert.kind === "level-shift") {
    const [a, b, c, d] = toDrop(alert, years);
    return a && b && c && d && years.some((year) => year < b[0])
      ? [
          [a, b],
          [c, d],
        ]
      : [];
  }
  const since = alert.kind === "sustained-decline" ? of.number("sinceYear") : alert.year - of.step;
  const fall = history.flatMap(({ year, value }) =>
    value !== null && since !== null && since <= year && year <= alert.year ? [[year, value] as const] : [],
  );
  return fall.length < 2 ? [] : [fall];
}

function valuesOf({ alert, history }: EvidenceSource): number[] {
  if (alert.kind === "age-divergence")
    return toGaps(new Evidence(alert.evidence)).flatMap((gap) => (gap ? [gap.value] : []));
  return history.flatMap(({ year, value }) => (value === null || year > alert.year ? [] : [value]));
}
