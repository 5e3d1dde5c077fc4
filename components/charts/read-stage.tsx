"use client";

import { type ComponentType, useState } from "react";
import { useIsDrawn } from "@/components/ui/use-scripted";
import { ChartWaiting } from "./chart-frame";
import { FirstDrawing } from "./first-drawing";
import { columnByKey, nearestColumn } from "./reading";
import styles from "./read-stage.module.css";
import { useDrawing } from "./use-drawing";

interface ReadStageProps<Props> {
  height: number;
  /** Where names stand below the drawing: on phones. */
  lowHeight?: number;
  /** Text alternative. */
  label: string;
  /** Loads the drawing; must be stable. */
  load: () => Promise<ComponentType<Props>>;
  draw: (Drawing: ComponentType<Props>, width: number, height: number) => React.ReactNode;
  /** The x position of each column. */
  positions: (width: number, height: number) => readonly number[];
  /** A column's values as text. */
  say: (column: number) => string;
  /** Above the drawing while a column is read. */
  over: (column: number, width: number, height: number) => React.ReactNode;
  /** Beside the drawing, in its own width: labels, or the values of the current column. */
  side: (column: number | null, whole: number, plot: number, height: number) => React.ReactNode;
  /** Pixels of the side in a stage of this width. */
  sideWidth?: (whole: number) => number;
  /** Under the drawing. */
  below?: (column: number | null) => React.ReactNode;
}

/** Up to this width rows of names stand below the drawing; the same in read-stage.module.css. */
const ROWS_BELOW = 480;

const SIDE = { wide: 200, middle: 156, narrow: 92 } as const;
export const toSideWidth = (whole: number) => (whole > 760 ? SIDE.wide : whole > 420 ? SIDE.middle : SIDE.narrow);

/**
 * A drawing whose columns are read with a pointer or the arrow keys; the values replace the labels, and nothing floats
 * over the data.
 */
export function ReadStage<Props>({
  height: highest,
  lowHeight = highest,
  label,
  load,
  draw,
  positions,
  say,
  over,
  side,
  sideWidth = toSideWidth,
  below,
}: ReadStageProps<Props>) {
  const { ref, width: whole, isOnPaper, Drawing, hasFailed } = useDrawing(load);
  const beside = whole > 0 ? Math.min(whole, Math.round(sideWidth(whole))) : 0;
  const width = whole - beside;
  const [chosen, setChosen] = useState<number | null>(null);
  const heightAt = (wide: number) => (wide > 0 && wide <= ROWS_BELOW ? lowHeight : highest);
  const height = heightAt(whole);
  // Where its code could not be loaded, the server's drawing goes: it would stay as it is whatever is chosen.
  const isDrawn = useIsDrawn() && !hasFailed;
  const isReady = Drawing !== null && width > 0;
  const at = positions(width, height);
  const last = at.length - 1;
  const column = chosen !== null && chosen <= last ? chosen : null;
  const readAt = (event: React.PointerEvent) =>
    setChosen(nearestColumn(at, event.clientX - event.currentTarget.getBoundingClientRect().left));
  return (
    <div className="@container">
      <div
        ref={ref}
        className={styles.stage}
        style={
          {
            "--height": `${highest}px`,
            "--low-height": `${lowHeight}px`,
            gridTemplateColumns: `minmax(0, 1fr) ${beside}px`,
            width: isOnPaper ? whole : undefined,
          } as React.CSSProperties
        }
        data-drawing
        data-reading={column !== null || undefined}
      >
        <div className={styles.plot}>
          {isReady ? draw(Drawing, width, height) : null}
          {isReady || isDrawn ? null : <ChartWaiting height="100%" hasFailed={hasFailed} />}
          {column !== null && width > 0 ? over(column, width, height) : null}
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
          {isReady ? side(column, whole, width, height) : null}
        </div>
        {isDrawn && !isReady ? (
          <FirstDrawing
            load={load}
            draw={(First, wide) => {
              const names = Math.min(wide, Math.round(sideWidth(wide)));
              return (
                <div className={styles.firstStage} style={{ gridTemplateColumns: `minmax(0, 1fr) ${names}px` }}>
                  <div className={styles.plot}>{draw(First, wide - names, heightAt(wide))}</div>
                  <div className={styles.side} aria-hidden="true">
                    {side(null, wide, wide - names, heightAt(wide))}
                  </div>
                </div>
              );
            }}
          />
        ) : null}
      </div>
      {below?.(column)}
    </div>
  );
}
