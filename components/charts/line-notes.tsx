import { placeNotes } from "@/lib/charts/drawing/note-places";
import { type Point, px } from "@/lib/charts/drawing/path";
import { textWidth } from "@/lib/charts/drawing/text-width";
import type { AveragePoint, LineNote, LineSeries } from "./chart-series";
import { isKnown } from "./line-layout";
import styles from "./read-stage.module.css";

interface LineNotesProps {
  notes: readonly LineNote[];
  series: readonly LineSeries[];
  average: readonly AveragePoint[] | null;
  xScale: (year: number) => number;
  yScale: (value: number) => number;
  innerWidth: number;
  innerHeight: number;
}

/** Letters of notes, and the ring around their point. */
const LETTERS = 12;
const TALL = 15;
const RING = 9;
/** Below this width of the plot, rings have no text. */
const TEXTS_FROM = 420;

/** Rings on points with a clear change, and texts led to those of earlier waves where a place is free. */
export function LineNotes({ notes, series, average, xScale, yScale, innerWidth, innerHeight }: LineNotesProps) {
  const linesOf = (points: readonly { year: number; value: number | null }[]) =>
    points.flatMap(({ year, value }): Point[] => (value === null ? [] : [[xScale(year), yScale(value)]]));
  const lines = [...series.map(({ points }) => linesOf(points)), ...(average ? [linesOf(average)] : [])];
  const about = notes.flatMap(({ year, slug, text, isUp }) => {
    const point = series.find((line) => line.slug === slug)?.points.find((each) => each.year === year);
    return point && isKnown(point)
      ? [
          {
            key: `${slug} ${year}`,
            text,
            isUp,
            x: xScale(year),
            y: yScale(point.value),
          },
        ]
      : [];
  });
  const texts = innerWidth < TEXTS_FROM ? [] : about.filter(({ text }) => text !== null);
  const places = placeNotes(
    texts.map(({ text, x, y, isUp }) => ({
      x,
      y,
      isUp,
      width: textWidth(text ?? "", LETTERS),
      height: TALL,
    })),
    {
      plot: { left: 0, right: innerWidth, top: 0, bottom: innerHeight - 4 },
      lines,
      // The text names its line: only another ring could be taken for its own.
      points: about.map(({ x, y }): Point => [x, y]),
      boxes: about.map(({ x, y }) => ({ left: x - RING, right: x + RING, top: y - RING, bottom: y + RING })),
    },
  );
  return (
    <g className={styles.notes}>
      {about.map(({ key, x, y }) => (
        <circle
          key={key}
          cx={px(x)}
          cy={px(y)}
          r={RING}
          fill="none"
          strokeWidth="1.5"
          style={{ stroke: "var(--ink)" }}
        />
      ))}
      {texts.map(({ key, text, x, y }, at) => {
        const place = places[at];
        if (!place) return null;
        const [endX, endY] = place.end;
        const far = Math.hypot(endX - x, endY - y);
        return (
          <g key={key}>
            {far > RING ? (
              <path
                d={`M${px(x + ((endX - x) / far) * RING)} ${px(y + ((endY - y) / far) * RING)}L${px(endX)} ${px(endY)}`}
                style={{ stroke: "var(--ink)" }}
              />
            ) : null}
            <text
              className="halo fill-ink font-semibold"
              fontSize={LETTERS}
              x={px((place.box.left + place.box.right) / 2)}
              y={px(place.box.bottom - 3.5)}
              textAnchor="middle"
            >
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
