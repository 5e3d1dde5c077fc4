import styles from "@/components/hub/figures/figures.module.css";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/platform/words/format";
import { FIRST_RUNS, STILL_POSITION, ranksOfRuns, summariseNoise } from "@/lib/hub/posts/rank-noise";

interface RankNoiseDrawingProps {
  ranks?: readonly number[];
  /** Number of runs so far, of which the last are drawn. */
  runs?: number;
  onMore?: () => void;
  onAfresh?: () => void;
}

const AXIS = { from: 130, to: 270 };
const TICKS = [140, 170, 200, 230, 260];
const yOf = (rank: number) =>
  ((Math.min(AXIS.to, Math.max(AXIS.from, rank)) - AXIS.from) / (AXIS.to - AXIS.from)) * 100;

/** Repeated ranks of one brand that never changes. */
export function RankNoiseDrawing({
  ranks = ranksOfRuns(FIRST_RUNS),
  runs = FIRST_RUNS,
  onMore,
  onAfresh,
}: RankNoiseDrawingProps) {
  const { best, worst, steps, farSteps } = summariseNoise(ranks);
  const xOf = (index: number) => ((index + 0.5) / Math.max(FIRST_RUNS, ranks.length)) * 100;
  const first = runs - ranks.length + 1;
  const newest = ranks.at(-1) ?? STILL_POSITION;
  return (
    <>
      <div className={styles.controls}>
        <Button variant="outline" size="sm" disabled={!onMore} onClick={onMore}>
          Ask another sample
        </Button>
        <Button variant="ghost" size="sm" disabled={!onAfresh} onClick={onAfresh}>
          Start again
        </Button>
      </div>
      <div className="pl-9">
        <div
          className={styles.plot}
          role="img"
          aria-label={`Positions in ${ranks.length} measurements: the true position is ${STILL_POSITION}; measured positions run from ${best} to ${worst}.`}
        >
          {TICKS.map((tick) => (
            <span key={tick} className={styles.tick} style={{ top: `${yOf(tick)}%` }} aria-hidden="true">
              {tick}
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {TICKS.map((tick) => (
              <path
                key={tick}
                d={`M0 ${yOf(tick)}H100`}
                stroke={tick === STILL_POSITION ? "var(--ink)" : "var(--rule)"}
                strokeDasharray={tick === STILL_POSITION ? "2 4" : undefined}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <polyline
              points={ranks.map((rank, i) => `${xOf(i).toFixed(2)},${yOf(rank).toFixed(2)}`).join(" ")}
              fill="none"
              stroke="var(--spruce)"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {ranks.map((rank, i) => (
            <i
              key={first + i}
              className={i === ranks.length - 1 ? `${styles.point} ${styles.full}` : styles.point}
              style={{ left: `${xOf(i)}%`, top: `${yOf(rank)}%` }}
            />
          ))}
        </div>
      </div>
      <p className={styles.said} role="status">
        Measurement {formatNumber(runs)}: rank {newest}. In the {ranks.length} measurements drawn, it ranked anywhere
        from {best} to {worst} and moved three positions or more in {farSteps} of {steps} steps. Its true position is
        always {STILL_POSITION}.
      </p>
      <details className={styles.numbers}>
        <summary>The numbers in a table</summary>
        <div>
          <table className={styles.table}>
            <caption className="sr-only">Rank in each measurement</caption>
            <thead>
              <tr>
                <th scope="col">Measurement</th>
                <th scope="col">Rank</th>
                <th scope="col">Positions from the true one</th>
              </tr>
            </thead>
            <tbody>
              {ranks.map((rank, i) => (
                <tr key={first + i}>
                  <th scope="row">{first + i}</th>
                  <td>{rank}</td>
                  <td>{Math.abs(rank - STILL_POSITION)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
