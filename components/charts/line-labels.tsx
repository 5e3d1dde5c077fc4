import { Figure } from "@/components/charts/figure";
import { SeriesMarker } from "@/components/charts/series-marker";
import { SignedFigure } from "@/components/charts/signed-figure";
import { spreadValues, toLeader } from "@/lib/charts/drawing/label-column";
import { toPath } from "@/lib/charts/drawing/path";
import type { LineSeries } from "./chart-series";
import { BARE_LETTERS, HEAD_ROOM, type LineColumn, type LineEnd } from "./line-column";
import { MARGIN } from "./line-layout";
import styles from "./read-stage.module.css";

interface LineLabelsProps extends LineColumn {
  height: number;
  digits: number;
  /** The last year drawn, and the one that changes are counted from. */
  year: number;
  since: number | null;
}

/** A brand's mark; dashes for the average. */
export function LineMark({ line }: { line: LineSeries | null }) {
  return line ? (
    <SeriesMarker mark={line.mark} className="size-4.5" />
  ) : (
    <span className={`${styles.swatch} ${styles.dashes}`} />
  );
}

/** A change with its mark: filled if it is clear. */
export function LineChange({ change }: { change: LineSeries["change"] }) {
  return change ? (
    <span className={change.isClear ? styles.clear : "text-ink-2"}>
      <SignedFigure value={change.value} />
      <span className={styles.dot} />
    </span>
  ) : (
    <span />
  );
}

function Leaders({
  room,
  ends,
  rows,
  height,
}: {
  room: number;
  ends: readonly LineEnd[];
  rows: readonly number[];
  height: number;
}) {
  return (
    <svg width={room} height={height} aria-hidden="true" className="absolute top-0 left-0 overflow-visible">
      {ends.map(({ key, y }, at) => (
        <path
          key={key}
          className="fill-none"
          style={{ stroke: "var(--control)" }}
          d={toPath(toLeader(-MARGIN.right, y, rows[at] ?? y, room + MARGIN.right - 2))}
        />
      ))}
    </svg>
  );
}

/** Each line's name, latest value and change, level with its end or led to it. */
export function LineLabels({ ends, column, leaderRoom, hasChange, height, digits, year, since }: LineLabelsProps) {
  const weightOf = ({ line }: LineEnd) => (line ? (line.isOwn ? styles.own : styles.brand) : "");
  if (!column) {
    const tops = spreadValues(
      ends.map(({ y }) => y),
      BARE_LETTERS,
      MARGIN.top,
      height - MARGIN.bottom,
    );
    return (
      <>
        <Leaders room={leaderRoom} ends={ends} rows={tops} height={height} />
        {ends.map((end, at) => (
          <span
            key={end.key}
            className={`${styles.bare} ${end.line?.isOwn ? styles.own : ""}`}
            style={{ top: tops[at] }}
          >
            <Figure value={end.value} digits={digits} />
          </span>
        ))}
      </>
    );
  }
  const columns = `${column.marks}px minmax(0, 1fr) ${column.values}px${hasChange ? ` ${column.changes}px` : ""}`;
  const frame = { left: leaderRoom, gridTemplateColumns: columns };
  return (
    <>
      <Leaders room={leaderRoom} ends={ends} rows={column.rows.map(({ y }) => y)} height={height} />
      <span className={`${styles.ends} ${styles.head}`} style={{ ...frame, top: 0, height: HEAD_ROOM }}>
        <span />
        <span>{year}</span>
        <span />
        {hasChange ? <span>{since === null ? "Change" : `Since ${since}`}</span> : null}
      </span>
      {ends.map((end, at) => (
        <span
          key={end.key}
          className={`${styles.ends} ${weightOf(end)}`}
          style={{ ...frame, top: column.rows[at]?.y }}
          title={end.name}
        >
          <LineMark line={end.line} />
          <span>
            {column.rows[at]?.lines.map((line, order) => (
              <span key={order} className="block">
                {line}
              </span>
            ))}
          </span>
          <span>
            <Figure value={end.value} digits={digits} />
            {end.year === null ? null : <span className="font-normal text-ink-2"> ({end.year})</span>}
          </span>
          {hasChange ? <LineChange change={end.line?.change} /> : null}
        </span>
      ))}
    </>
  );
}
