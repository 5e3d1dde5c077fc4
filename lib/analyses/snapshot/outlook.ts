/** A brand's forecast, and its open warnings. */
export interface Outlook {
  /** The next year's score with its interval of 95%; null where none was made. */
  forecast: { year: number; value: number; low: number; high: number } | null;
  /** How often similar intervals contained the actual value, and for how many forecasts; null without a record. */
  record: { held: number; of: number } | null;
  /** Null if the reader's plan has no alerts. */
  alerts: { year: number; words: string }[] | null;
}

interface ForecastRow {
  origin_year: number;
  year: number;
  model: string;
  value: number;
  low: number;
  high: number;
}

interface RecordRow {
  model: string;
  horizon: number;
  forecasts: number;
  coverage: number;
}

interface AlertRow {
  year: number;
  kind: "sustained-decline" | "level-shift" | "rank-drop" | "age-divergence";
  sensitivity: "strict" | "standard" | "sensitive";
  outcome: string;
}

const KINDS: Record<AlertRow["kind"], string> = {
  "sustained-decline": "sustained decline",
  "level-shift": "a drop to a lower level",
  "rank-drop": "a rank drop",
  "age-divergence": "a growing age gap",
};

/**
 * Prediction rows of one brand → its outlook from `year`; null if there are none for that year. A warning has a row for
 * each sensitivity that raised it: only those of the standard one count, so each is listed once.
 */
export function toOutlook(
  year: number,
  forecasts: readonly ForecastRow[],
  records: readonly RecordRow[],
  alerts: readonly AlertRow[] | null,
): Outlook | null {
  const next = forecasts.filter((row) => row.origin_year === year).toSorted((a, b) => a.year - b.year)[0];
  const open =
    alerts
      ?.filter((row) => row.sensitivity === "standard" && row.outcome === "open" && row.year === year)
      .map((row) => ({ year: row.year, words: KINDS[row.kind] })) ?? null;
  if (!next && (open === null || open.length === 0)) return null;
  return {
    forecast: next ? { year: next.year, value: next.value, low: next.low, high: next.high } : null,
    record: next
      ? // The first forecast is that of the next study, however far it lies ahead.
        toRecord(records.filter(({ model, horizon }) => model === next.model && horizon === 1))
      : null,
    alerts: open,
  };
}

function toRecord(rows: readonly RecordRow[]): Outlook["record"] {
  const of = rows.reduce((sum, { forecasts }) => sum + forecasts, 0);
  return of === 0
    ? null
    : { held: rows.reduce((sum, { forecasts, coverage }) => sum + forecasts * coverage, 0) / of, of };
}
