import Link from "next/link";
import type { RangeRun, RowWithRange } from "@/lib/rankings/range-runs";
import { wordRun, wordTies } from "@/lib/rankings/range-words";
import styles from "./ranking-list.module.css";

interface RangeRunsProps<Row extends RowWithRange> {
  runs: readonly RangeRun<Row>[];
  /** Brands in the whole ranking. */
  total: number;
  /** Whether a run is named for screen readers: not where rows are alone. */
  isNamed: boolean;
  toKey: (row: Row) => string;
  /** A row; `isHead` where its run begins with it. */
  children: (row: Row, run: RangeRun<Row>, isHead: boolean) => React.ReactNode;
}

/** The runs of a ranking, each in its own table body. */
export function RangeRuns<Row extends RowWithRange>({ runs, total, isNamed, toKey, children }: RangeRunsProps<Row>) {
  return runs.map((run) => (
    <tbody
      key={run.rows[0] && toKey(run.rows[0])}
      role="rowgroup"
      aria-label={isNamed ? wordRun(run, total) : undefined}
      className={styles.run}
      data-cut={run.isCut || undefined}
      data-whole={run.isWholeList || undefined}
      data-words={isNamed && run.range ? (wordTies(run, false) ? "ties" : "range") : undefined}
    >
      {run.rows.map((row, index) => children(row, run, index === 0))}
    </tbody>
  ));
}

/** The head of the brackets, with the way to what a rank range is. Plain where the head is hidden. */
export function RangeHead({ isPlain = false }: { isPlain?: boolean }) {
  return (
    <th role="columnheader" scope="col" className={styles.range}>
      {isPlain ? null : (
        <Link
          href="/sustainability-branding-hub/glossary/rank-range"
          prefetch={false}
          className="underline decoration-rule-strong underline-offset-4 hover:decoration-current max-md:hidden"
        >
          Rank range, 95%
        </Link>
      )}
      <span className={isPlain ? undefined : "md:hidden"}>Rank range, 95%</span>
    </th>
  );
}
