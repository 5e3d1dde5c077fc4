import { LockIcon } from "@/components/ui/icon";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { ReadyRanking } from "@/lib/rankings/view";
import { cn } from "@/components/ui/class-names";
import { DataTable } from "@/components/ui/data-table";
import { GhostRows } from "./ghost-rows";
import { toRankAxis } from "./rank-axis";
import { RankAxisLabels } from "./rank-range-bar";
import { RankingRow } from "./ranking-row";
import styles from "./ranking-list.module.css";

function LockedHead({ children }: { children: React.ReactNode }) {
  return (
    <span className="whitespace-nowrap">
      <LockIcon className="mr-1 size-3.5 align-[-2px]" />
      {children}
      <span className="sr-only"> (part of a paid plan)</span>
    </span>
  );
}

interface RankingListProps {
  view: ReadyRanking;
  celebrates?: boolean;
  /** Without the columns locked for visitors, for a preview as on the home page. */
  brief?: boolean;
}

/**
 * The ranking table. Roles are explicit because phones lay rows out as grids, which would remove the table semantics
 * for screen readers.
 */
export function RankingList({ view, celebrates = false, brief = false }: RankingListProps) {
  const { rows, market, industry, year, beyond } = view;
  const axis = toRankAxis(rows.flatMap(({ range }) => (range ? [range.high] : [])));
  const hasRanges = rows.some(({ range }) => range !== null);
  const hasScores = !brief && rows.some(({ score }) => score.status !== "unpublished");
  const scoresLocked = hasScores && rows.some(({ score }) => score.status === "locked");
  const movementLocked = rows.some(({ movement }) => movement.status === "locked");
  const ghosts = Math.min(3, beyond);

  return (
    <>
      {hasRanges ? (
        <p className="no-print mb-3.5 text-s-2 text-ink-2 md:hidden">
          Bar: rank range on a scale from 1 to {axis.max}. Line: position.
          {scoresLocked ? " Hatched: the score is part of a paid plan." : ""}
        </p>
      ) : null}
      <DataTable
        role="table"
        row={72}
        className={cn(styles.table, brief && styles.brief)}
        caption={`${industry ? `${industry.name} brands` : "Brands"} in ${inSentence(market.name)}, ${year}, by position.${scoresLocked ? " Scores are locked." : ""}`}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.position}>
              <span className="sr-only">Position</span>
            </th>
            <td role="cell" className={styles.mark} />
            <th role="columnheader" scope="col">
              Brand
            </th>
            <th role="columnheader" scope="col" className={styles.range}>
              {hasRanges ? (
                <>
                  Rank range, 95%
                  <RankAxisLabels axis={axis} />
                </>
              ) : null}
            </th>
            <th role="columnheader" scope="col" className={styles.rangeText}>
              <span className="sr-only">Rank range in numbers</span>
            </th>
            {brief ? null : (
              <th role="columnheader" scope="col" className={styles.since}>
                {movementLocked ? <LockedHead>Change</LockedHead> : "Change"}
              </th>
            )}
            {hasScores ? (
              <th role="columnheader" scope="col" className={styles.score}>
                {scoresLocked ? <LockedHead>Score</LockedHead> : "Score"}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <RankingRow
              key={row.brand.slug}
              row={row}
              axis={axis}
              isFirst={index === 0}
              celebrates={celebrates && index === 0}
              brief={brief}
              hasScores={hasScores}
            />
          ))}
        </tbody>
        {ghosts > 0 ? <GhostRows from={rows.length + 1} count={ghosts} hasScores={hasScores} /> : null}
      </DataTable>
    </>
  );
}
