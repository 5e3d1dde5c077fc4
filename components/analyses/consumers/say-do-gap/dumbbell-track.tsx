import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { type Axis, toShare } from "@/lib/charts/drawing/axis";
import { px } from "@/lib/charts/drawing/path";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import type { ConsumerFigure } from "@/lib/study/consumer";
import styles from "./dumbbell.module.css";

/** Saying is a hollow diamond, doing a filled dot: apart without their colours too. */
export const SAY_MARK: SeriesMark = { colour: "c2", shape: "diamond" };
export const DO_MARK: SeriesMark = { colour: "c1", shape: "circle" };

/** The mark of saying or doing, in a key or on a track. */
export function SayDoMark({ part, className }: { part: "say" | "do"; className?: string | undefined }) {
  const mark = part === "say" ? SAY_MARK : DO_MARK;
  return (
    <svg viewBox="-9 -9 18 18" aria-hidden="true" className={className}>
      <Marker mark={mark} radius={5} isHollow={part === "say"} strokeWidth={part === "say" ? 2.2 : 1.2} />
    </svg>
  );
}

interface DumbbellTrackProps {
  say: ConsumerFigure;
  do: ConsumerFigure;
  /** In percent. */
  scale: Axis;
  isSlim?: boolean;
}

/**
 * The two shares on an axis that all rows share; hatched if one of them is not shown. Decorative: the numbers are
 * beside it.
 */
export function DumbbellTrack({ say, do: done, scale, isSlim = false }: DumbbellTrackProps) {
  const at = (share: number) => `${px(100 * toShare(scale, 100 * share))}%`;
  const isKnown = say.value !== null && done.value !== null;
  const [from, to] = [Math.min(say.value ?? 0, done.value ?? 0), Math.max(say.value ?? 0, done.value ?? 0)];
  return (
    <span aria-hidden="true" className={`${styles.track} ${isSlim ? styles.slim : ""}`}>
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className={`${styles.grid} ${tick === scale.min ? styles.base : ""}`}
          style={{ left: at(tick / 100) }}
        />
      ))}
      {isKnown ? (
        <>
          {(
            [
              ["say", say],
              ["do", done],
            ] as const
          ).map(([part, { low, high }]) => (
            <span
              key={part}
              className={styles.band}
              style={
                {
                  "--c": pageColour((part === "say" ? SAY_MARK : DO_MARK).colour),
                  "--low": at(low ?? 0),
                  "--high": at(high ?? 0),
                } as React.CSSProperties
              }
            />
          ))}
          <span className={styles.between} style={{ "--from": at(from), "--to": at(to) } as React.CSSProperties} />
          {(
            [
              ["do", done],
              ["say", say],
            ] as const
          ).map(([part, { value }]) => (
            <span key={part} className={styles.mark} style={{ "--at": at(value ?? 0) } as React.CSSProperties}>
              <SayDoMark part={part} className="block size-full" />
            </span>
          ))}
        </>
      ) : (
        <span className={styles.none} />
      )}
    </span>
  );
}
