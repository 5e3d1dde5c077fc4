"use client";

import { pageColour } from "@/lib/charts/drawing/colours";
import { useMemo } from "react";
import { Figure } from "@/components/charts/figure";
import { px } from "@/lib/charts/drawing/path";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { BUMP_MARGIN, toBumpX, toBumpY, toPositionAxis, toPositions } from "./bump-layout";
import type { BumpSeries } from "./chart-series";
import { ReadStage, toSideWidth } from "./read-stage";
import styles from "./read-stage.module.css";
import { type SideLabel, SideLabels } from "./side-labels";

interface BumpChartProps {
  series: readonly BumpSeries[];
  /** Years or markets from left to right; the points' `x`. */
  columns: readonly (string | number)[];
  /** What stands under the columns where their names have no room. */
  shortColumns?: readonly string[];
  height: number;
  label: string;
  /** Label for a missing position: "Not ranked". */
  noPosition?: string;
}

/** Before a name, after its value, and the least that is left to the plot. */
const AROUND = 64;
const LEAST_PLOT = 110;
/** Widths up to which labels are small, and names short: those of read-stage.module.css. */
const NARROW = 420;
const SHORT = 760;

/** Names are shown in full: the plot makes room for them. */
function toNamesWidth(series: readonly BumpSeries[], whole: number): number {
  const size = whole > NARROW ? 14 : 12;
  const names = series.map(({ name, short }) => (whole > SHORT ? name : (short ?? name)));
  const longest = Math.max(0, ...names.map((name) => textWidth(name, size)));
  const wanted = Math.max(toSideWidth(whole), longest + (whole > NARROW ? AROUND : AROUND / 2));
  return Math.min(wanted, 420, Math.max(toSideWidth(whole), whole - LEAST_PLOT));
}

const load = async () => (await import("./bump-drawing")).BumpDrawing;

/** Positions by column, best at the top; hover or the arrow keys read a column. */
export function BumpChart({ series, columns, shortColumns, height, label, noPosition = "not ranked" }: BumpChartProps) {
  const axis = useMemo(() => toPositionAxis(series), [series]);
  const y = toBumpY(axis, height);
  const inColumn = (column: number) =>
    series
      .map((line) => ({ line, position: toPositions(line, columns)[column] ?? null }))
      .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity));
  const toLabels = (plot: number) =>
    series.flatMap(({ slug, name, short, isOwn, ...line }): SideLabel[] => {
      const positions = toPositions(line, columns);
      const column = positions.findLastIndex((position) => position !== null);
      const last = positions[column];
      return last === null || last === undefined
        ? []
        : [{ key: slug, name, short, value: last, x: toBumpX(columns.length, plot)(column), y: y(last), isOwn }];
    });
  if (columns.length === 0) return <p className="text-s-1 text-ink-2">There is no data to show.</p>;
  return (
    <ReadStage
      height={height}
      label={label}
      load={load}
      draw={(Drawing, width) => <Drawing {...{ width, height, series, columns, shortColumns, axis }} />}
      positions={(width) => columns.map((_, index) => toBumpX(columns.length, width)(index))}
      say={(column) =>
        `${columns[column] ?? ""}. ${inColumn(column)
          .map(({ line, position }) => `${line.name}: ${position === null ? noPosition : formatNumber(position)}`)
          .join("; ")}`
      }
      over={(column, width) => (
        <svg width={width} height={height} aria-hidden="true" className="pointer-events-none absolute inset-0">
          <path
            d={`M${px(toBumpX(columns.length, width)(column))} ${BUMP_MARGIN.top - 10}V${height - BUMP_MARGIN.bottom}`}
            style={{ stroke: "var(--ink)" }}
          />
        </svg>
      )}
      sideWidth={(whole) => toNamesWidth(series, whole)}
      side={(column, whole, plot) =>
        column === null ? (
          <SideLabels
            labels={toLabels(plot)}
            plot={plot}
            height={height}
            isNarrow={whole <= NARROW}
            digits={DECIMALS.count}
            top={BUMP_MARGIN.top - 8}
            bottom={height - BUMP_MARGIN.bottom + 8}
          />
        ) : (
          <div className={styles.values}>
            <p className={styles.year}>{columns[column]}</p>
            {inColumn(column).map(({ line, position }) => (
              <div
                key={line.slug}
                className={styles.row}
                style={{ "--c": pageColour(line.mark.colour) } as React.CSSProperties}
              >
                <span className={styles.swatch} />
                <span className={`${styles.name} ${line.isOwn ? styles.own : ""}`}>{line.name}</span>
                {position === null ? (
                  <span className="text-s-2 text-ink-2">{noPosition}</span>
                ) : (
                  <b className="font-figure">
                    <Figure value={position} />
                  </b>
                )}
              </div>
            ))}
          </div>
        )
      }
    />
  );
}
