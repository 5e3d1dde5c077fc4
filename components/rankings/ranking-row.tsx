import Link from "next/link";
import { LockedSlot } from "@/components/access/locked-slot";
import { Monogram } from "@/components/rankings/monogram";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { sayRange } from "@/lib/rankings/plain-words";
import type { RangeRun } from "@/lib/rankings/range-runs";
import type { RankedBrand } from "@/lib/rankings/ranking-row";
import { cn } from "@/components/ui/class-names";
import { RangeBracket } from "./range-bracket";
import styles from "./ranking-list.module.css";
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

/** One link covers the whole row, which shows its focus. Long names are cut after two lines. */
export const ROW_NAME = [
  "line-clamp-2 leading-tight font-name wrap-anywhere after:absolute after:inset-0",
  "focus-visible:outline-none focus-visible:after:rounded-xs focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus",
];

export function RankingRow({ row, run, total, isLeadOpen, isFirst, celebrates, hasScores }: RankingRowProps) {
  const { brand, industry, position, score } = row;
  const range = sayRange(row, total);
  return (
    <tr role="row" className={cn(isFirst && styles.first)}>
      <td role="cell" className={styles.position}>
        {position}
      </td>
      <td role="cell" className={styles.mark}>
        <Monogram name={brand.name} className={isFirst ? "size-10 max-md:-ml-0.5 md:size-11" : "size-9"} />
      </td>
      <td role="cell" className={styles.brand}>
        <div className={styles.names}>
          <Link
            href={brandHref(brand.slug)}
            prefetch={false}
            data-slot="name"
            className={cn(isFirst ? "text-s2 tracking-name" : "tracking-entry", ROW_NAME)}
          >
            {brand.name}
          </Link>
          <span className="line-clamp-1 text-s-1 leading-note text-ink-2">{industry.name}</span>
        </div>
        {range ? <span className="sr-only"> Rank range {range}</span> : null}
        {celebrates ? <WinnerConfetti brand={brand.slug} /> : null}
      </td>
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
