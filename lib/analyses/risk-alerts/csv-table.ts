import { sizeOf } from "@/lib/analyses/risk-alerts/kind";
import { KIND_NAMES, SENSITIVITY_NAMES, SEVERITY_NAMES } from "@/lib/study/alert-names";
import type { Firing } from "@/lib/analyses/risk-alerts/evaluate";
import type { RisksSelection } from "@/lib/analyses/risk-alerts/selection";
import { STATUS_NAMES } from "@/lib/analyses/risk-alerts/view";
import { wordEvidence } from "@/lib/analyses/risk-alerts/wording";
import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import { numberColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { CsvTable } from "@/lib/charts/csv-table";
import { agree, countInWords, countOf } from "@/lib/platform/words/sentences";
import { nameOfMarket, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";

const COLUMNS = [
  textColumn("Brand"),
  textColumn("Industry"),
  textColumn("Market"),
  yearColumn(),
  textColumn("Type of alert"),
  textColumn("Sensitivity"),
  textColumn("Severity"),
  textColumn("Status"),
  numberColumn("Size", "mixed", DECIMALS.points),
  textColumn("Unit of size"),
  textColumn("Evidence"),
  numberColumn("False-alarm rate (%)", "percent", DECIMALS.exactShare),
  textColumn("Acknowledged"),
  textColumn("Muted"),
];

/** A selection for other people: the selected list, without the reader's own mutes. */
export const toChosenList = (selection: RisksSelection): RisksSelection => ({
  ...selection,
  shown: selection.shown.map((firing) => ({ ...firing, isAcknowledged: false })),
  near: [],
  settled: [],
  muted: new Set(),
});

/** The alerts of the list chosen, those near the limit, and every settled one: the page's own figures, all of them. */
export function toCsvTable(
  { shown, near, settled, muted, expected, raised, counts }: RisksSelection,
  study: StudyMarkets,
): CsvTable {
  const listed = [...new Map([...shown, ...near, ...settled].map((firing) => [firing.key, firing])).values()];
  return {
    name: `risk-alerts ${listed[0]?.alert.year ?? ""}`,
    columns: COLUMNS,
    rows: listed.map((firing) => toRow(study, firing, muted.has(firing.key))),
    about: {},
    notes: [
      `The latest study raised ${countOf(raised, "alert")}; ${countInWords(counts.open)} ${agree(counts.open, "is", "are")} open. At this sensitivity, expect at most ${roundTo(expected.latest, DECIMALS.amount)} false alarms in the latest study and ${roundTo(expected.settled, DECIMALS.amount)} in earlier ones.`,
      "Persisted: in the next study the brand was still closer to the alert level than to its earlier level; otherwise the alert reversed. False-alarm rate: the share of unchanged brands flagged in a year.",
    ],
  };
}

/** In percent, with two digits however small: a rate is never nothing. */
function toRate(rate: number): number {
  const percent = roundTo(100 * rate, DECIMALS.exactShare);
  return percent < 0.1 ? Number((100 * rate).toPrecision(2)) : percent;
}

function toRow(
  study: StudyMarkets,
  { alert, severity, isAcknowledged }: Firing,
  isMuted: boolean,
): (string | number | null)[] {
  const size = sizeOf(alert);
  const status = alert.outcome === "open" && severity.strictest === "sensitive" ? "near" : alert.outcome;
  return [
    alert.brand.name,
    alert.industry.name,
    nameOfMarket(study, alert.market),
    alert.year,
    KIND_NAMES[alert.kind],
    SENSITIVITY_NAMES[alert.sensitivity],
    SEVERITY_NAMES[severity.level],
    STATUS_NAMES[status],
    size ? roundTo(size.value, size.unit === "points" ? DECIMALS.points : DECIMALS.count) : null,
    size?.unit ?? null,
    wordEvidence(alert),
    toRate(alert.falseAlarmRate),
    isAcknowledged ? "yes" : "no",
    isMuted ? "yes" : "no",
  ];
}
