import { Figure } from "@/components/charts/figure";
import { formatNumber, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import styles from "./heat.module.css";

export interface HeatValue {
  value: number | null;
  /** Difference from the row's reference; decides the tint and is shown, signed, below the value. */
  difference: number | null;
  n: number | null;
  /** Fewer than 50 people asked, or a value that would reveal such a group: hatching and n, no number. */
  isSuppressed: boolean;
  /** The difference is clear. */
  isClear?: boolean;
  /** Reason for a missing value that is not suppressed: "Not ranked". */
  reason?: string;
}

interface HeatCellProps extends HeatValue {
  digits?: number;
  differenceDigits?: number;
}

/** Deepest tint in percent: text on it keeps its contrast. */
const DEEPEST = 54;

const toShare = (difference: number, strongest: number) =>
  `${(Math.min(1, Math.abs(difference) / strongest) * DEEPEST).toFixed(1)}%`;

/** Background of a cell: greener above, browner below, paper without a difference. */
export function toTint(difference: number | null, strongest: number): string | undefined {
  if (difference === null || strongest <= 0) return undefined;
  return `color-mix(in oklab, var(${difference < 0 ? "--below" : "--above"}) ${toShare(difference, strongest)}, var(--paper))`;
}

/** The same as what the table's styles mix it from: a page has hundreds of cells. */
export function toCellTint(difference: number | null, strongest: number): React.CSSProperties | undefined {
  if (difference === null || strongest <= 0) return undefined;
  const depth = { "--deep": toShare(difference, strongest) };
  return (difference < 0 ? { ...depth, "--tint": "var(--below)" } : depth) as React.CSSProperties;
}

/** What is in a cell of a heat table. */
export function HeatCell({
  value,
  difference,
  n,
  isSuppressed,
  isClear = false,
  reason,
  digits = DECIMALS.score,
  differenceDigits = digits,
}: HeatCellProps) {
  if (isSuppressed || value === null)
    return (
      <span className={styles.none}>
        {isSuppressed ? (
          <>
            n = {n ?? 0}
            <span className="sr-only">, not shown: too few people</span>
          </>
        ) : (
          <>
            <span className={styles.reason}>{reason ?? "No data"}</span>
            <span aria-hidden="true" className={styles.dash}>
              –
            </span>
          </>
        )}
      </span>
    );
  return (
    <>
      <b className={isClear ? styles.real : undefined}>
        <Figure value={value} digits={digits} />
        {digits === DECIMALS.whole ? null : (
          <span aria-hidden="true">{formatNumber(value, digits > 1 ? DECIMALS.score : DECIMALS.whole)}</span>
        )}
      </b>
      {difference === null ? null : <span>{formatSigned(difference, differenceDigits)}</span>}
    </>
  );
}
