import type { Alert } from "@/lib/analyses/predictions/alert";

/** The size of the alert: points of score, or positions in the ranking; positive is worse. */
export interface AlertSize {
  unit: "points" | "positions";
  value: number;
}

/**
 * The size of what an alert warns of, from its evidence: points lost against the market since the fall began or between
 * the two levels, positions lost within a year, points by which the gap between young and old moved. Null where the
 * evidence does not tell: figures of years outside the reader's window are left out of it.
 */
export function sizeOf({ kind, evidence }: Pick<Alert, "kind" | "evidence">): AlertSize | null {
  const of = (name: string) => {
    const value = evidence[name];
    return typeof value === "number" ? value : null;
  };
  const less = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
  const size = (unit: AlertSize["unit"], value: number | null) => (value === null ? null : { unit, value });
  switch (kind) {
    case "sustained-decline":
      return size("points", less(of("againstMarketThen"), of("againstMarketNow")));
    case "level-shift":
      return size("points", less(of("meanBefore"), of("meanAfter")));
    case "rank-drop":
      return size("positions", less(of("positionNow"), of("positionThen")));
    case "age-divergence": {
      const [then, now] = [of("gapThen"), of("gapNow")];
      // Where the gap has changed sides, the whole way from one to the other: what is tested.
      return size("points", then === null || now === null ? null : Math.sign(now) * (now - then));
    }
  }
}
