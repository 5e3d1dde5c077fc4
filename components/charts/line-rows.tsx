import { Figure } from "@/components/charts/figure";
import { formatNumber, formatRange } from "@/lib/platform/words/format";
import type { LineSeries } from "./chart-series";
import type { LineEnd } from "./line-column";
import { LineChange, LineMark } from "./line-labels";
import styles from "./read-stage.module.css";

interface LineRowsProps {
  ends: readonly LineEnd[];
  series: readonly LineSeries[];
  digits: number;
  /** The year that is read; null: the last of each line. */
  year: number | null;
}

function Read({ line, year, digits }: { line: LineSeries; year: number; digits: number }) {
  const point = line.points.find((each) => each.year === year);
  if (!point || point.value === null)
    return (
      <>
        <span className="text-s-2 text-ink-2">
          {point && point.n !== null ? `n = ${formatNumber(point.n)}` : "no data"}
        </span>
        <span />
      </>
    );
  return (
    <>
      <b className="font-figure">
        <Figure value={point.value} digits={digits} />
      </b>
      <span className="text-s-2 text-ink-2">
        {point.low !== null && point.high !== null ? formatRange(point.low, point.high, digits) : ""}
      </span>
    </>
  );
}

/** On phones, under the plot: each brand's name in full with its value, and its change or the interval of the year read. */
export function LineRows({ ends, series, digits, year }: LineRowsProps) {
  const highestFirst = ends.flatMap(({ line, value, year: ended }) => (line ? [{ line, value, ended }] : []));
  const without = series.filter(({ slug }) => !highestFirst.some(({ line }) => line.slug === slug));
  return (
    <ul className={styles.rows}>
      {highestFirst
        .toSorted((a, b) => b.value - a.value)
        .map(({ line, value, ended }) => (
          <li key={line.slug} className={`${styles.brandRow} ${line.isOwn ? styles.own : ""}`}>
            <LineMark line={line} />
            <span>{line.name}</span>
            {year === null ? (
              <>
                <span>
                  <Figure value={value} digits={digits} />
                  {ended === null ? null : <span className="text-s-2 font-normal text-ink-2"> ({ended})</span>}
                </span>
                <LineChange change={line.change} />
              </>
            ) : (
              <Read line={line} year={year} digits={digits} />
            )}
          </li>
        ))}
      {without.map((line) => (
        <li key={line.slug} className={styles.brandRow}>
          <LineMark line={line} />
          <span>{line.name}</span>
          <span className="text-s-2 text-ink-2">no data</span>
          <span />
        </li>
      ))}
    </ul>
  );
}
