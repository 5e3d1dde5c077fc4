import Link from "next/link";
import { LockedSlot } from "@/components/access/locked-slot";
import { Monogram } from "@/components/rankings/monogram";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { formatRange } from "@/lib/platform/words/format";
import type { RankedBrand } from "@/lib/rankings/ranking-row";
import { cn } from "@/components/ui/class-names";
import { MovementMark } from "./movement-mark";
import type { RankAxis } from "./rank-axis";
import { RankRangeBar } from "./rank-range-bar";
import styles from "./ranking-list.module.css";
import { ScoreFigure } from "./score-figure";
import { WinnerConfetti } from "./winner-confetti";

interface RankingRowProps {
  row: RankedBrand;
  axis: RankAxis;
  isFirst: boolean;
  celebrates: boolean;
  /** Without movement. */
  brief: boolean;
  hasScores: boolean;
}

/** One link covers the whole row, which shows its focus. Long names are cut after two lines. */
const NAME = [
  "line-clamp-2 leading-tight font-name wrap-anywhere after:absolute after:inset-0",
  "focus-visible:outline-none focus-visible:after:rounded-xs focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus",
];

export function RankingRow({ row, axis, isFirst, celebrates, brief, hasScores }: RankingRowProps) {
  const { brand, industry, position, range, score, movement } = row;
  return (
    <tr role="row" className={cn(isFirst && styles.first)}>
      <td role="cell" className={styles.position}>
        {position}
      </td>
      <td role="cell" className={styles.mark}>
        <Monogram name={brand.name} className={isFirst ? "md:size-11" : undefined} />
      </td>
      <td role="cell" className={styles.brand}>
        <Link
          href={brandHref(brand.slug)}
          prefetch={false}
          data-slot="name"
          className={cn(isFirst ? "text-s2 tracking-name" : "text-s1 tracking-entry", NAME)}
        >
          {brand.name}
        </Link>
        <span className="line-clamp-1 text-s-1 leading-note text-ink-2">{industry.name}</span>
        {celebrates ? <WinnerConfetti brand={brand.slug} /> : null}
      </td>
      <td role="cell" className={styles.range}>
        {range ? <RankRangeBar compact axis={axis} low={range.low} high={range.high} position={position} /> : null}
      </td>
      <td role="cell" className={styles.rangeText}>
        {range ? (
          <>
            <span className="sr-only">Rank range </span>
            {formatRange(range.low, range.high)}
          </>
        ) : null}
      </td>
      {brief ? null : (
        <td role="cell" className={styles.since}>
          {movement.status === "locked" ? (
            <LockedSlot className="w-11" label="Locked" />
          ) : (
            <MovementMark movement={movement} />
          )}
        </td>
      )}
      {hasScores ? (
        <td role="cell" className={styles.score}>
          {score.status === "locked" ? <LockedSlot label="Score locked" /> : <ScoreFigure score={score} />}
        </td>
      ) : null}
    </tr>
  );
}
