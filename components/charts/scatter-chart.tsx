"use client";

import { useMemo, useState } from "react";
import { useIsDrawn } from "@/components/ui/use-scripted";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { BrandMark } from "./brand-mark";
import { ChartWaiting } from "./chart-frame";
import type { ScatterPoint } from "./chart-series";
import { FirstDrawing } from "./first-drawing";
import styles from "./read-stage.module.css";
import { columnByKey } from "./reading";
import { nearestPoint, pixelScale, toPointNames, toScatterAxes } from "./scatter-layout";
import { useDrawing } from "./use-drawing";

interface ScatterChartProps {
  points: readonly ScatterPoint[];
  xLabel: string;
  yLabel: string;
  /** Where a line divides the plot: zero change, the market average. */
  xZero?: number;
  yZero?: number;
  label: string;
  /** Of the plot on tablets and wider; lower on phones, so that it ends above the fold. */
  height: number;
  digits?: number;
  /** A point's name in the singular; the plural adds "s". */
  what?: string;
  /** A point was clicked, or Enter pressed on it. */
  onChoose?: (slug: string) => void;
}

const load = async () => (await import("./scatter-drawing")).ScatterDrawing;

/** A drawing narrower than this is a phone's, and as low as its place there. */
const NARROW = 480;
const LOW = 340;
/** More points than these weigh more in three widths than the script that draws them, which a reader who scrolls to them loads. */
const MOST_DRAWN = 150;
/** How near a pointer must be to a point. */
const REACH = 28;

/**
 * Brands (or whatever `what` names) by two measures, with intervals. Hover or the arrow keys read one in the line
 * below.
 */
export function ScatterChart({
  points,
  xLabel,
  yLabel,
  xZero,
  yZero,
  label,
  height: tall,
  digits = DECIMALS.score,
  what = "brand",
  onChoose,
}: ScatterChartProps) {
  const { ref, width, height: measured, isOnPaper, Drawing, hasFailed } = useDrawing(load);
  // A sheet has room for all of it, a phone has not.
  const height = isOnPaper ? tall : measured;
  const [chosen, setChosen] = useState<string | null>(null);
  const axes = useMemo(() => toScatterAxes(points, xZero, yZero), [points, xZero, yZero]);
  /** From left to right, like the arrow keys. */
  const inOrder = useMemo(() => points.toSorted((a, b) => a.x - b.x || a.y - b.y), [points]);
  // Where its code could not be loaded, the server's drawing goes: it would stay as it is whatever is chosen.
  const isDrawn = useIsDrawn() && !hasFailed && points.length <= MOST_DRAWN;
  const isReady = Drawing !== null && width > 0;
  const pictureOf = (size: { width: number; height: number }) => ({
    ...size,
    points,
    axes,
    xLabel,
    yLabel,
    xZero,
    yZero,
  });
  const names = useMemo(
    () => toPointNames(points, axes, { width, height }, { xZero, yZero }),
    [points, axes, width, height, xZero, yZero],
  );
  const numbered = width > 0 ? names.listed : [];
  const toPixels = pixelScale(axes, { width, height });
  const pixels = inOrder.map(toPixels);
  const at = inOrder.findIndex(({ slug }) => slug === chosen);
  const read = inOrder[at];
  const readPixels = pixels[at];

  const withRange = (value: number, low: number | undefined, high: number | undefined) =>
    formatNumber(value, digits) +
    (low === undefined || high === undefined ? "" : ` (95% ${formatRange(low, high, digits)})`);
  const figuresOf = ({ x, xLow, xHigh, y, yLow, yHigh }: ScatterPoint) =>
    `${xLabel} ${withRange(x, xLow, xHigh)}, ${yLabel} ${withRange(y, yLow, yHigh)}`;
  const nearest = (event: React.PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const index = nearestPoint(pixels, event.clientX - left, event.clientY - top, REACH);
    setChosen(index === null ? null : (inOrder[index]?.slug ?? null));
  };

  return (
    <div className={`${styles.scatter} @container`}>
      <div
        ref={ref}
        className={`${styles.plot} h-(--tall) max-md:h-[min(var(--tall),21.25rem)]`}
        style={{ "--tall": `${tall}px` } as React.CSSProperties}
      >
        {isReady ? <Drawing {...pictureOf({ width, height })} names={names} /> : null}
        {isReady || isDrawn ? null : <ChartWaiting height="100%" hasFailed={hasFailed} />}
        {isDrawn && !isReady ? (
          <FirstDrawing
            load={load}
            draw={(First, wide) => {
              const size = { width: wide, height: wide < NARROW ? Math.min(tall, LOW) : tall };
              return <First {...pictureOf(size)} names={toPointNames(points, axes, size, { xZero, yZero })} />;
            }}
          />
        ) : null}
        {readPixels && width > 0 ? (
          <svg width={width} height={height} aria-hidden="true" className="pointer-events-none absolute inset-0">
            <circle
              cx={readPixels.left}
              cy={readPixels.top}
              r="11"
              fill="none"
              strokeWidth="2"
              style={{ stroke: "var(--focus)" }}
            />
          </svg>
        ) : null}
        {points.length === 0 ? null : (
          <div
            role="slider"
            tabIndex={0}
            aria-label={`${label}. Use the arrow keys to move through the ${what}s from left to right${onChoose ? "; press Enter to select one" : ""}`}
            aria-valuemin={1}
            aria-valuemax={inOrder.length}
            aria-valuenow={at < 0 ? 1 : at + 1}
            aria-valuetext={read ? `${read.name}: ${figuresOf(read)}` : `${inOrder.length} ${what}s`}
            className={`${styles.reader} ${onChoose && read ? styles.choosable : ""}`}
            onPointerMove={nearest}
            onPointerDown={nearest}
            onPointerLeave={(event) => {
              if (event.pointerType === "mouse") setChosen(null);
            }}
            onClick={() => read && onChoose?.(read.slug)}
            onBlur={() => setChosen(null)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && read) onChoose?.(read.slug);
              const next = columnByKey(event.key, at < 0 ? null : at, inOrder.length);
              if (event.key === "Escape") setChosen(null);
              if (next === undefined) return;
              event.preventDefault();
              setChosen(inOrder[next]?.slug ?? null);
            }}
          />
        )}
      </div>
      <p aria-hidden="true" className="mt-1 line-clamp-2 min-h-10 text-s-1 leading-5 text-ink-2">
        {read ? (
          <>
            <BrandMark name={read.name} mark={read.mark ?? null} className="mr-3 align-bottom font-semibold text-ink" />
            {figuresOf(read)}
          </>
        ) : (
          `Hover over a ${what}, or use the arrow keys, to see its values here.`
        )}
      </p>
      {numbered.length === 0 ? null : (
        <ol aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-s-1 leading-5 text-ink-2">
          {numbered.map(({ name, number }) => (
            <li key={`${number} ${name}`} className="wrap-anywhere">
              <b className="font-semibold text-ink">{number}</b> {name}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
