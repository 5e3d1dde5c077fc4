"use client";

import { type ComponentType, useState } from "react";
import { ChartWaiting } from "./chart-frame";
import { columnByKey, nearestColumn } from "./reading";
import styles from "./read-stage.module.css";
import { useDrawing } from "./use-drawing";

interface ReadStageProps<Props> {
  height: number;
  /** Text alternative. */
  label: string;
  /** Loads the drawing; must be stable. */
  load: () => Promise<ComponentType<Props>>;
  draw: (Drawing: ComponentType<Props>, width: number) => React.ReactNode;
  /** The x position of each column. */
  positions: (width: number) => readonly number[];
  /** A column's values as text. */
  say: (column: number) => string;
  /** Above the drawing while a column is read. */
  over: (column: number, width: number) => React.ReactNode;
  /** Next to the drawing: labels, or the values of the current column. */
  side: (column: number | null) => React.ReactNode;
}

/**
 * A drawing whose columns are read with a pointer or the arrow keys; what is read is in the place of the labels, and
 * nothing ever floats over the data.
 */
export function ReadStage<Props>({ height, label, load, draw, positions, say, over, side }: ReadStageProps<Props>) {
  const { ref, width, Drawing, hasFailed } = useDrawing(load);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = positions(width);
  const last = at.length - 1;
  const column = chosen !== null && chosen <= last ? chosen : null;
  const readAt = (event: React.PointerEvent) =>
    setChosen(nearestColumn(at, event.clientX - event.currentTarget.getBoundingClientRect().left));
  return (
    <div className="@container">
      <div className={styles.stage} style={{ height }}>
        <div ref={ref} className={styles.plot}>
          {Drawing && width > 0 ? draw(Drawing, width) : <ChartWaiting height={height} hasFailed={hasFailed} />}
          {column !== null && width > 0 ? over(column, width) : null}
          <div
            role="slider"
            tabIndex={0}
            aria-label={`${label}. Use the arrow keys to read values`}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={column ?? last}
            aria-valuetext={say(column ?? last)}
            className={styles.reader}
            onPointerMove={readAt}
            onPointerDown={readAt}
            onPointerLeave={(event) => {
              if (event.pointerType === "mouse") setChosen(null);
            }}
            onBlur={() => setChosen(null)}
            onKeyDown={(event) => {
              const next = event.key === "Escape" ? null : columnByKey(event.key, column, at.length);
              if (next === undefined || (next === null && column === null)) return;
              event.preventDefault();
              setChosen(next);
            }}
          />
        </div>
        <div className={styles.side} aria-hidden="true">
          {side(column)}
        </div>
      </div>
    </div>
  );
}
