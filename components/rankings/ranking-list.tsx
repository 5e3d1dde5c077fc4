import { LockIcon } from "@/components/ui/icon";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { RankedBrand } from "@/lib/rankings/ranking-row";
import { isLeadOpen, toRangeRuns } from "@/lib/rankings/range-runs";
import type { ReadyRanking } from "@/lib/rankings/view";
import { cn } from "@/components/ui/class-names";
import { DataTable } from "@/components/ui/data-table";
import { GhostRows } from "./ghost-rows";
import { RangeHead, RangeRuns } from "./range-runs";
import { RankingRow } from "./ranking-row";
import styles from "./ranking-list.module.css";

interface RankingListProps {
  view: ReadyRanking;
  celebrates?: boolean;
  /** Without the locked scores and the rows beyond, for a preview as on the home page. */
  brief?: boolean;
  /** How many of the view's rows are shown; all unless given. What is certain of the first ten is said of all rows. */
  shown?: number;
}

/**
 * The public ranking table. Neighbours with the same public rank range share one bracket, in a table body of their own.
 * Roles are explicit because phones lay rows out as grids, which would remove the table semantics for screen readers.
 */
export function RankingList({ view, celebrates = false, brief = false, shown }: RankingListProps) {
  const { market, industry, year, beyond } = view;
  const rows = view.rows.slice(0, shown);
  const total = market.brandCount;
  const hasRanges = rows.some(({ range }) => range !== null);
  const hasScores = !brief && rows.some(({ score }) => score.status !== "unpublished");
  const scoresLocked = hasScores && rows.some(({ score }) => score.status === "locked");
  const ghosts = brief ? 0 : Math.min(3, beyond);
  const goesOn = beyond > 0 || rows.length < total;
  const runs = toRangeRuns<RankedBrand>(rows, { total, goesOn });
  const tied = runs.find(({ isTied }) => isTied);
  const open = isLeadOpen(view.rows);

  return (
    <div className="@container">
      <DataTable
        role="table"
        className={cn(styles.table, brief && styles.brief, !hasRanges && styles.plain)}
        caption={`${industry ? `${industry.name} brands` : "Brands"} in ${inSentence(market.name)}, ${year}, by position.${scoresLocked ? " Scores are locked." : ""}`}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.position}>
              <span className="sr-only">Position</span>
            </th>
            <td role="cell" className={styles.mark} />
            <th role="columnheader" scope="col">
              <span className={styles.names}>
                <span>Brand</span>
                <span>Industry</span>
              </span>
            </th>
            {hasScores ? (
              <th role="columnheader" scope="col" className={styles.score}>
                <span className="whitespace-nowrap">
                  {scoresLocked ? <LockIcon className="mr-1 size-3.5 align-[-2px]" /> : null}
                  Score
                  {scoresLocked ? <span className="sr-only"> (part of a paid plan)</span> : null}
                </span>
              </th>
            ) : null}
            {hasRanges ? <RangeHead isPlain={brief} /> : null}
          </tr>
        </thead>
        <RangeRuns runs={runs} total={total} isNamed={hasRanges} toKey={({ brand }) => brand.slug}>
          {(row, run, isHead) => (
            <RankingRow
              key={row.brand.slug}
              row={row}
              run={isHead && hasRanges ? run : null}
              total={total}
              isLeadOpen={run === tied && open}
              isFirst={row === rows[0] && row.position === 1}
              celebrates={celebrates && row === rows[0]}
              hasScores={hasScores}
            />
          )}
        </RangeRuns>
        {ghosts > 0 ? <GhostRows from={rows.length + 1} count={ghosts} /> : null}
      </DataTable>
    </div>
  );
}
