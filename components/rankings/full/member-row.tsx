import Link from "next/link";
import { Monogram } from "@/components/rankings/monogram";
import type { Axis } from "@/lib/charts/drawing/axis";
import { formatRange } from "@/lib/platform/words/format";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { MemberRow as Row, ReadyMemberRanking } from "@/lib/rankings/member-view";
import { scoreInterval } from "@/lib/statistics/score";
import { cn } from "@/components/ui/class-names";
import styles from "./member-list.module.css";
import { MovementMark } from "../movement-mark";
import { ScoreFigure } from "../score-figure";
import { ScoreStrip } from "./score-strip";

interface MemberRowProps {
  row: Row;
  view: ReadyMemberRanking;
  /** With scores. */
  scale: Axis | null;
  /** The list has rank ranges: the whole market's does, an industry's does not. */
  hasRanges: boolean;
  isNear: boolean;
}

/** A brand in the list of people with a plan; its name opens the panel. */
export function MemberRow({ row, view, scale, hasRanges, isNear }: MemberRowProps) {
  const { brand, industry, position, range, score, movement } = row;
  const isChosen = view.query.brand === brand.slug;
  return (
    <tr role="row" className={cn(isChosen && styles.chosen, isNear && styles.near)}>
      <td role="cell" className={styles.position}>
        {position}
      </td>
      <td role="cell" className={styles.mark}>
        <Monogram name={brand.name} className="size-9" />
      </td>
      <td role="cell" className={styles.brand}>
        <Link
          id={`row-${brand.slug}`}
          href={memberRankingHref({ ...view.query, brand: brand.slug })}
          prefetch={false}
          scroll={false}
          data-slot="name"
          aria-current={isChosen ? "true" : undefined}
          className="row-name text-s0"
        >
          {brand.name}
        </Link>
        <span className="line-clamp-1 text-note leading-note text-ink-2">{industry.name}</span>
      </td>
      {scale ? (
        <td role="cell" className={styles.plot}>
          <ScoreStrip
            scale={scale}
            marketMean={view.marketMean}
            score={
              score.status === "known"
                ? { value: score.value, ...scoreInterval(score.value, score.standardError) }
                : null
            }
          />
        </td>
      ) : null}
      {hasRanges ? (
        <td role="cell" className={styles.rangeText}>
          {range ? (
            <>
              <span className="sr-only">Rank range </span>
              {formatRange(range.low, range.high)}
            </>
          ) : null}
        </td>
      ) : null}
      {view.scores === "absent" ? null : (
        <td role="cell" className={styles.score}>
          {score.status === "locked" ? null : <ScoreFigure score={score} />}
        </td>
      )}
      {view.movements === "absent" ? null : (
        <td role="cell" className={styles.since}>
          {movement.status === "locked" ? null : <MovementMark movement={movement} />}
        </td>
      )}
    </tr>
  );
}
