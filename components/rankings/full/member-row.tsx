"use client";

import Link from "next/link";
import { Monogram } from "@/components/rankings/monogram";
import type { Axis } from "@/lib/charts/drawing/axis";
import { formatRange } from "@/lib/platform/words/format";
import type { MovementCell, RankRange, ScoreCell } from "@/lib/rankings/ranking-row";
import { scoreInterval } from "@/lib/statistics/score";
import { clsx } from "clsx";
import styles from "./member-list.module.css";
import { MovementMark } from "../movement-mark";
import { ScoreFigure } from "../score-figure";
import { ScoreStrip } from "./score-strip";

interface MemberRowProps {
  slug: string;
  name: string;
  industry: string;
  /** Opens the panel. */
  href: string;
  position: number;
  /** Undefined: the list has no rank ranges. The whole market's does, an industry's does not. */
  range: RankRange | null | undefined;
  /** Undefined: not in this study. */
  score: ScoreCell | undefined;
  movement: MovementCell | undefined;
  /** With scores. */
  scale: Axis | null;
  marketMean: number | null;
  isChosen: boolean;
  isNear: boolean;
}

/**
 * A brand in the list of people with a plan; its name opens the panel. Drawn by the browser as well, so that a page's data
 * holds a row's figures and not its elements.
 */
export function MemberRow({ slug, name, industry, href, scale, isChosen, isNear, ...row }: MemberRowProps) {
  const { position, range, score, movement, marketMean } = row;
  return (
    <tr role="row" className={clsx(isChosen && styles.chosen, isNear && styles.near)}>
      <td role="cell" className={styles.position}>
        {position}
      </td>
      <td role="cell" className={styles.mark}>
        <Monogram name={name} className="size-9" />
      </td>
      <td role="cell" className={styles.brand}>
        <Link
          id={`row-${slug}`}
          href={href}
          prefetch={false}
          scroll={false}
          data-slot="name"
          aria-current={isChosen ? "true" : undefined}
          className="row-name text-s0"
        >
          {name}
        </Link>
        <span className="line-clamp-1 text-note leading-note text-ink-2">{industry}</span>
      </td>
      {scale ? (
        <td role="cell" className={styles.plot}>
          <ScoreStrip
            scale={scale}
            marketMean={marketMean}
            score={
              score?.status === "known"
                ? { value: score.value, ...scoreInterval(score.value, score.standardError) }
                : null
            }
          />
        </td>
      ) : null}
      {range === undefined ? null : (
        <td role="cell" className={styles.rangeText}>
          {range ? (
            <>
              <span className="sr-only">Rank range </span>
              {formatRange(range.low, range.high)}
            </>
          ) : null}
        </td>
      )}
      {score === undefined ? null : (
        <td role="cell" className={styles.score}>
          {score.status === "locked" ? null : <ScoreFigure score={score} />}
        </td>
      )}
      {movement === undefined ? null : (
        <td role="cell" className={styles.since}>
          {movement.status === "locked" ? null : <MovementMark movement={movement} />}
        </td>
      )}
    </tr>
  );
}
