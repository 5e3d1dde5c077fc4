import { ChangeMark } from "@/components/charts/change-mark";
import type { LedgerRow, Verdict } from "@/lib/rankings/scores/ledger";
import styles from "./recompute.module.css";

interface LedgerRowsProps {
  rows: readonly LedgerRow[];
  /** Fills the study’s words into a text. */
  say: (text: string) => string;
  /** Null if there is nothing to test; undefined if the steps end before. */
  verdict?: Verdict | null;
}

/** The eight steps from two shares to a score and whether its change is clear. */
export function LedgerRows({ rows, say, verdict }: LedgerRowsProps) {
  return (
    <ol className={styles.ledger}>
      {rows.map(({ what, how, result }) => (
        <li key={what}>
          <span className={styles.what}>{say(what)}</span>
          <span className={styles.how}>{say(how)}</span>
          {result === null ? null : <span className={styles.result}>{result}</span>}
        </li>
      ))}
      {verdict === undefined ? null : (
        <li>
          <span className={styles.what}>Is that a clear change?</span>
          <span className={styles.how}>{verdict?.how ?? "There is no change to check."}</span>
          {verdict ? (
            <span className={styles.verdict}>
              <ChangeMark direction="up" isClear={verdict.isClear} />
              {verdict.isClear ? "Clear change" : "No clear change"}
            </span>
          ) : null}
        </li>
      )}
    </ol>
  );
}
