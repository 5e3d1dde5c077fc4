import { pageColour } from "@/lib/charts/drawing/colours";
import { Figure } from "@/components/charts/figure";
import { formatNumber, formatRange } from "@/lib/platform/words/format";
import type { AveragePoint, LinePoint, LineSeries } from "./chart-series";
import styles from "./read-stage.module.css";

interface LineReadoutProps {
  year: number;
  series: readonly LineSeries[];
  average: readonly AveragePoint[] | null;
  averageLabel: string;
  digits: number;
}

interface ReadRow {
  slug: string;
  name: string;
  color: string | null;
  isOwn: boolean;
  point: LinePoint | null;
}

/** The lines of a year, highest first; those without a value last. */
function toReadRows({ year, series, average, averageLabel }: Omit<LineReadoutProps, "digits">): ReadRow[] {
  const rows = series.map(({ slug, name, mark, isOwn, points }): ReadRow => ({
    slug,
    name,
    color: pageColour(mark.colour),
    isOwn,
    point: points.find((point) => point.year === year) ?? null,
  }));
  const mean = average?.find((point) => point.year === year)?.value ?? null;
  if (mean !== null)
    rows.push({
      slug: "",
      name: averageLabel,
      color: null,
      isOwn: false,
      point: { year, value: mean, low: null, high: null, n: null },
    });
  return rows.toSorted((a, b) => (b.point?.value ?? -Infinity) - (a.point?.value ?? -Infinity));
}

function sayWhyNot(point: LinePoint | null): string {
  return point?.n === null || point === null ? "no data" : `not shown, ${formatNumber(point.n)} people asked`;
}

/** A year's values as text, for screen readers. */
export function sayYear({ digits, ...asked }: LineReadoutProps): string {
  const readings = toReadRows(asked).map(({ name, point }) => {
    if (point === null || point.value === null) return `${name}: ${sayWhyNot(point)}`;
    const interval =
      point.low !== null && point.high !== null ? `, 95% interval ${formatRange(point.low, point.high, digits)}` : "";
    return `${name} ${formatNumber(point.value, digits)}${interval}`;
  });
  return `${asked.year}. ${readings.join("; ")}`;
}

/** The average's label, of which small drawings show the first word. */
function AverageName({ name }: { name: string }) {
  return (
    <>
      <span className={styles.short}>{name.split(" ")[0]}</span>
      <span className={styles.long}>{name}</span>
    </>
  );
}

/** The values of one year in place of the labels. */
export function LineReadout({ digits, ...asked }: LineReadoutProps) {
  return (
    <div className={styles.values}>
      <p className={styles.year}>{asked.year}</p>
      {toReadRows(asked).map(({ slug, name, color, isOwn, point }) => (
        <div key={slug} className={styles.row} style={{ "--c": color ?? undefined } as React.CSSProperties}>
          <span className={`${styles.swatch} ${color === null ? styles.dashes : ""}`} />
          <span className={`${styles.name} ${isOwn ? styles.own : ""}`}>
            {color === null ? <AverageName name={name} /> : name}
          </span>
          {point === null || point.value === null ? (
            <span className="text-s-2 text-ink-2">
              {point?.n === null || point === null ? "no data" : `n = ${formatNumber(point.n)}`}
            </span>
          ) : (
            <b className="font-figure">
              <Figure value={point.value} digits={digits} />
            </b>
          )}
          {point && point.low !== null && point.high !== null ? (
            <span className={styles.interval}>
              <span className={styles.percent}>95% </span>
              {formatRange(point.low, point.high, digits)}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
}
