import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import type { RebuiltScore } from "@/lib/rankings/scores/rebuilt-score";
import styles from "./recompute.module.css";

const TICKS = [0, 50, 100, 150, 200];
/** The label of the average lies on the side that has room for it. */
const MIDDLE = 100;
const at = (points: number) => `${Math.round(Math.min(200, Math.max(0, points)) * 50) / 100}%`;

interface ScoreLineProps {
  label: string;
  rebuilt: RebuiltScore;
  marketMean: number | null;
}

/** The final score, large, with its interval on the whole scale. */
export function ScoreLine({ label, rebuilt, marketMean }: ScoreLineProps) {
  const { score, low, high } = rebuilt;
  const [from, to] = [Math.max(0, low), Math.min(200, high)];
  return (
    <div className={styles.line}>
      <p className={styles.label}>{label}</p>
      <p className={styles.score}>{formatNumber(score, DECIMALS.score)}</p>
      <div className={styles.scale}>
        <p className="text-s-1 leading-5 text-ink-2">
          95% interval {formatRange(low, high, DECIMALS.score)}; scale {formatRange(0, 200)}
        </p>
        <div className={styles.track} aria-hidden="true">
          <i className={styles.band} style={{ left: at(from), width: at(to - from) }} />
          {marketMean === null ? null : (
            <i
              className={styles.mean}
              data-side={marketMean < MIDDLE ? "right" : "left"}
              style={{ left: at(marketMean) }}
            >
              <b>Market average {formatNumber(marketMean, DECIMALS.score)}</b>
            </i>
          )}
          <i className={styles.dot} style={{ left: at(score) }} />
        </div>
        <div className={styles.ticks} aria-hidden="true">
          {TICKS.map((tick) => (
            <span key={tick} style={{ left: at(tick) }}>
              {tick}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
