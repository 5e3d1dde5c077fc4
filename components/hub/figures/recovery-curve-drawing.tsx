import styles from "@/components/hub/figures/figures.module.css";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { recoveryYears, referenceOf, testYear, YEARS_AFTER, type Comparison } from "@/lib/hub/posts/recovery-curve";

interface RecoveryCurveDrawingProps {
  against?: Comparison;
  year?: number;
  onAgainst?: (against: Comparison) => void;
  onYear?: (year: number) => void;
}

const AXIS = { from: 45, to: 85 };
const TICKS = [50, 60, 70, 80];
const COMPARISONS: readonly { value: Comparison; label: string }[] = [
  { value: "low", label: "the low point" },
  { value: "before", label: "the three years before" },
];
const yOf = (score: number) => ((AXIS.to - score) / (AXIS.to - AXIS.from)) * 100;
const word = (isClear: boolean) => (isClear ? "a clear change" : "no clear change");

/** An invented brand before and after an incident, and what each year shows. */
export function RecoveryCurveDrawing({ against = "low", year = 4, onAgainst, onYear }: RecoveryCurveDrawingProps) {
  const years = recoveryYears();
  const xOf = (at: number) => ((at + 3.5) / years.length) * 100;
  const reference = referenceOf(against);
  const test = testYear(year, against);
  const line = years.map(({ year: at, score }) => `${xOf(at)},${yOf(score)}`).join(" ");
  return (
    <>
      <fieldset className={styles.choices} disabled={!onAgainst}>
        <legend>Compare with</legend>
        {COMPARISONS.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="recovery-against"
              value={value}
              checked={value === against}
              readOnly={!onAgainst}
              onChange={onAgainst && (() => onAgainst(value))}
            />{" "}
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices} disabled={!onYear}>
        <legend>Year after</legend>
        {YEARS_AFTER.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="recovery-year"
              value={value}
              checked={value === year}
              readOnly={!onYear}
              onChange={onYear && (() => onYear(value))}
            />{" "}
            {value}
          </label>
        ))}
      </fieldset>
      <div className="pl-9">
        <div
          className={styles.plot}
          role="img"
          aria-label={`Scores with 95% intervals: 72, 76 and 74 before the incident, 58 after it, then ${YEARS_AFTER.map((at) => testYear(at, "low").score).join(", ")}.`}
        >
          {TICKS.map((tick) => (
            <span key={tick} className={styles.tick} style={{ top: `${yOf(tick)}%` }} aria-hidden="true">
              {tick}
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {TICKS.map((tick) => (
              <path key={tick} d={`M0 ${yOf(tick)}H100`} stroke="var(--rule)" vectorEffect="non-scaling-stroke" />
            ))}
            <path
              d={`M0 ${yOf(reference.score)}H100`}
              stroke="var(--ink)"
              strokeDasharray="2 4"
              vectorEffect="non-scaling-stroke"
            />
            <polyline
              points={line}
              fill="none"
              stroke="var(--spruce)"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {years.map(({ year: at, score, low, high }) => (
            <span key={at} aria-hidden="true">
              <i
                className={styles.whisker}
                style={{ left: `${xOf(at)}%`, top: `${yOf(high)}%`, height: `${yOf(low) - yOf(high)}%` }}
              />
              <i
                className={at === year ? `${styles.point} ${styles.full}` : styles.point}
                style={{ left: `${xOf(at)}%`, top: `${yOf(score)}%` }}
              />
            </span>
          ))}
        </div>
        <div
          className="mt-1.5 grid text-s-2 leading-4 text-ink-2"
          style={{ gridTemplateColumns: `repeat(${years.length}, minmax(0, 1fr))` }}
          aria-hidden="true"
        >
          {years.map(({ year: at }) => (
            <span key={at} className="text-center">
              {at < 0 ? formatNumber(at) : at === 0 ? "Low" : `+${at}`}
            </span>
          ))}
        </div>
      </div>
      <p className={styles.said} role="status">
        Year {year}, score {test.score}. Compared with{" "}
        {against === "low"
          ? `the low point of ${reference.score}`
          : `${formatNumber(reference.score, DECIMALS.score)}, the average of the three years before`}
        : {formatSigned(test.difference)} points, 95% interval {formatSigned(test.low)} to {formatSigned(test.high)},{" "}
        {word(test.isClear)}.
      </p>
      <details className={styles.numbers}>
        <summary>The numbers in a table</summary>
        <div>
          <table className={styles.table}>
            <caption className="sr-only">
              Scores of the invented brand, with 95% intervals and what each year shows
            </caption>
            <thead>
              <tr>
                <th scope="col">Year</th>
                <th scope="col">Score</th>
                <th scope="col">95% interval</th>
                <th scope="col">Compared with 58</th>
                <th scope="col">Compared with 74.0</th>
              </tr>
            </thead>
            <tbody>
              {years.map(({ year: at, score, low, high }) => (
                <tr key={at}>
                  <th scope="row">{at < 0 ? `${-at} before` : at === 0 ? "Low point" : `${at} after`}</th>
                  <td>{score}</td>
                  <td>{formatRange(low, high, DECIMALS.score)}</td>
                  {(["low", "before"] as const).map((comparison) => {
                    const row = at < 1 ? null : testYear(at, comparison);
                    return (
                      <td key={comparison}>{row ? `${formatSigned(row.difference)}, ${word(row.isClear)}` : ""}</td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
