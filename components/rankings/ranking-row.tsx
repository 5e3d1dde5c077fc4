import { LockedSlot } from "@/components/access/locked-slot";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { RangeRun } from "@/lib/rankings/range-runs";
import type { RankedBrand } from "@/lib/rankings/ranking-row";
import { cn } from "@/components/ui/class-names";
import { RangeBracket } from "./range-bracket";
import styles from "./ranking-list.module.css";
import { toBeginning } from "./to-beginning";
import { RowBeginning } from "./row-beginning";
import { ScoreFigure } from "./score-figure";
import { WinnerConfetti } from "./winner-confetti";

interface RankingRowProps {
  row: RankedBrand;
  /** The run that begins with this row; null for the others. */
  run: RangeRun<RankedBrand> | null;
  /** Brands in the whole ranking. */
  total: number;
  /** Whether the study cannot tell which of the first ten leads, said in this run. */
  isLeadOpen: boolean;
  isFirst: boolean;
  celebrates: boolean;
  hasScores: boolean;
}

export function RankingRow({ row, run, total, isLeadOpen, isFirst, celebrates, hasScores }: RankingRowProps) {
  const { score } = row;
  return (
    <tr role="row" className={cn(isFirst && styles.first)}>
      <RowBeginning {...toBeginning(row, total)} isFirst={isFirst} link={{ href: brandHref(row.brand.slug) }}>
        {celebrates ? <WinnerConfetti brand={row.brand.slug} /> : null}
      </RowBeginning>
      {hasScores ? (
        <td role="cell" className={styles.score}>
          {score.status === "locked" ? <LockedSlot label="Score locked" /> : <ScoreFigure score={score} />}
        </td>
      ) : null}
      {run ? (
        <td role="cell" rowSpan={run.rows.length} className={styles.range}>
          <RangeBracket run={run} total={total} isLeadOpen={isLeadOpen} />
        </td>
      ) : null}
    </tr>
  );
}
