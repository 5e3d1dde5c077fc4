import { toShare, type Axis } from "@/lib/charts/drawing/axis";
import styles from "./member-list.module.css";

const at = (scale: Axis, value: number) => `${Math.round(toShare(scale, value) * 10_000) / 100}%`;

interface ScoreStripProps {
  scale: Axis;
  score: { value: number; low: number; high: number } | null;
  marketMean: number | null;
}

/** A score as a dot in its interval, on the list's scale. Decorative: the numbers are next to it. */
export function ScoreStrip({ scale, score, marketMean }: ScoreStripProps) {
  return (
    <span aria-hidden="true" className={styles.strip}>
      {scale.ticks.map((tick) => (
        <i key={tick} style={{ left: at(scale, tick) }} />
      ))}
      {marketMean === null ? null : <s style={{ left: at(scale, marketMean) }} />}
      {score ? (
        <>
          <b
            style={{
              left: at(scale, score.low),
              width: `${((toShare(scale, score.high) - toShare(scale, score.low)) * 100).toFixed(2)}%`,
            }}
          />
          <u style={{ left: at(scale, score.value) }} />
        </>
      ) : null}
    </span>
  );
}

/** The labels of the scale. */
export function ScoreScale({ scale }: { scale: Axis }) {
  return (
    <span aria-hidden="true" className={styles.scale}>
      {scale.ticks.map((tick) => (
        <span key={tick} style={{ left: at(scale, tick) }}>
          {tick}
        </span>
      ))}
    </span>
  );
}
