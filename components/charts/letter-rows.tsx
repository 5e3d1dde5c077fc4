import { BrandMark } from "@/components/charts/brand-mark";
import { Figure } from "@/components/charts/figure";
import { SignedFigure } from "@/components/charts/signed-figure";
import { type Axis, toShare } from "@/lib/charts/drawing/axis";
import { pageColour } from "@/lib/charts/drawing/colours";
import { LETTER_LAYOUTS, type LetterLayout, stackForLayouts } from "@/lib/charts/drawing/letter-stack";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import styles from "./letter-rows.module.css";

export interface LetterRow {
  key: string;
  name: string;
  mark: SeriesMark;
  /** Below the name: "not ranked: SE, DK". */
  note?: string | null;
  letters: readonly { letter: string; value: number; isEnd: boolean }[];
  /** A tick on the line. */
  tick?: number | null;
  /** In the brand's colour; grey otherwise. */
  isColoured: boolean;
  /** What the row comes to, at its right. */
  figure: React.ReactNode;
  /** The row as a sentence, for those who cannot see it. */
  words: string;
}

interface LetterRowsProps {
  rows: readonly LetterRow[];
  axis: Axis;
  /** A dashed line through all rows. */
  line: { value: number; label: string } | null;
  /** The axis is of differences. */
  isSigned?: boolean;
  /** Above the column at the right. */
  tail: string;
  label: string;
}

/** A label of the axis this near to that of the line gives way, on a wide plot and on a narrow one. */
const LABEL_GAP = { wide: 0.1, narrow: 0.2 } as const;
/** And where the line is at an edge, so that its whole label is on one side of it. */
const EDGE = { within: 0.12, wide: 0.16, narrow: 0.34 } as const;

const at = (share: number) => ({ "--at": `${(100 * share).toFixed(2)}%` }) as React.CSSProperties;

/** A number for each layout, of which letter-rows.module.css reads the one that is shown. */
const inLayouts = (name: string, valueIn: (layout: LetterLayout) => number) =>
  Object.fromEntries(LETTER_LAYOUTS.map(({ layout }) => [`--${name}-${layout}`, valueIn(layout)]));

/** One row per brand: its value in each group is the group's letter on one axis; overlapping letters are stacked. */
export function LetterRows({ rows, axis, line, isSigned = false, tail, label }: LetterRowsProps) {
  const lineAt = line === null ? null : toShare(axis, line.value);
  const edge = lineAt === null ? "" : lineAt < EDGE.within ? "start" : lineAt > 1 - EDGE.within ? "end" : "";
  const gap = edge ? EDGE : LABEL_GAP;
  const farFromLine = (tick: number) => (lineAt === null ? Infinity : Math.abs(toShare(axis, tick) - lineAt));
  return (
    <div className={styles.chart}>
      <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
        <span />
        <span className={styles.plot}>
          {axis.ticks
            .filter((tick) => farFromLine(tick) >= gap.wide)
            .map((tick) => (
              <span
                key={tick}
                className={`${styles.tickLabel} ${farFromLine(tick) < gap.narrow ? styles.near : ""}`}
                style={at(toShare(axis, tick))}
              >
                {isSigned ? (
                  <SignedFigure value={tick} digits={axis.digits} />
                ) : (
                  <Figure value={tick} digits={axis.digits} />
                )}
              </span>
            ))}
          {line && lineAt !== null ? (
            <span className={styles.tickLabel} data-edge={edge} style={at(lineAt)}>
              {line.label}
            </span>
          ) : null}
        </span>
        <span className={styles.tail}>{tail}</span>
      </div>
      <ul aria-label={label}>
        {rows.map(({ key, name, mark, note, letters, tick, isColoured, figure, words }) => {
          const placed = letters.map(({ value, isEnd }) => ({ at: toShare(axis, value), isEnd }));
          const levels = stackForLayouts(placed);
          const ends = placed.map((each) => each.at);
          return (
            <li
              key={key}
              className={styles.row}
              data-coloured={isColoured}
              style={
                {
                  "--c": pageColour(mark.colour),
                  ...inLayouts("levels", (layout) => Math.max(0, ...levels[layout])),
                } as React.CSSProperties
              }
            >
              <span className={styles.name}>
                <BrandMark name={name} mark={mark} note={note} className="font-semibold" />
              </span>
              <span className={styles.plot}>
                <span className="sr-only">{words}</span>
                <span aria-hidden="true">
                  {axis.ticks.map((each) => (
                    <span key={each} className={styles.guide} style={at(toShare(axis, each))} />
                  ))}
                  {lineAt === null ? null : <span className={styles.line} style={at(lineAt)} />}
                  {letters.length > 1 ? (
                    <span
                      className={styles.span}
                      style={{
                        left: `${(100 * Math.min(...ends)).toFixed(2)}%`,
                        width: `${(100 * (Math.max(...ends) - Math.min(...ends))).toFixed(2)}%`,
                      }}
                    />
                  ) : null}
                  {tick == null ? null : <span className={styles.tick} style={at(toShare(axis, tick))} />}
                  {letters.map(({ letter, isEnd }, index) => (
                    <span
                      key={letter}
                      className={styles.letter}
                      data-end={isEnd}
                      style={{
                        ...at(placed[index]?.at ?? 0),
                        ...inLayouts("up", (layout) => levels[layout][index] ?? 0),
                      }}
                    >
                      {letter}
                    </span>
                  ))}
                </span>
              </span>
              <span className={styles.tail}>{figure}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
