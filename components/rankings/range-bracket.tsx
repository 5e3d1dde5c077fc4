import type { RangeRun, RowWithRange } from "@/lib/rankings/range-runs";
import { wordRange, wordRangeFigures, wordTies } from "@/lib/rankings/range-words";
import { RangeStrip } from "./range-strip";
import styles from "./ranking-list.module.css";

interface RangeBracketProps {
  run: RangeRun<RowWithRange>;
  /** Brands in the whole ranking. */
  total: number;
  isLeadOpen: boolean;
}

/** The common rank range of a run: in words, on a strip of the whole list and in numbers. */
export function RangeBracket({ run, total, isLeadOpen }: RangeBracketProps) {
  const { range, isWholeList } = run;
  if (!range) return null;
  const ties = wordTies(run, isLeadOpen);
  return (
    <div className={styles.bracket}>
      <b className="leading-tight font-name tracking-entry">{wordRange(range, total)}</b>
      {isWholeList ? null : (
        <span className={styles.scale}>
          <RangeStrip range={range} total={total} />
          <span className={styles.figures}>{wordRangeFigures(range, total)}</span>
        </span>
      )}
      {ties ? <p className={styles.ties}>{ties}</p> : null}
    </div>
  );
}
