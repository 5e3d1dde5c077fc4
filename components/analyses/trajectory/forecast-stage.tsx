"use client";

import { pageColour } from "@/lib/charts/drawing/colours";
import { useMemo } from "react";
import { ReadStage } from "@/components/charts/read-stage";
import { px } from "@/lib/charts/drawing/path";
import { ForecastLabels } from "./forecast-labels";
import { type ForecastPicture, toForecastAxis, toForecastLayout } from "./forecast-layout";
import { ForecastRows } from "./forecast-rows";
import { ForecastReadout, sayForecastYear } from "./forecast-readout";

interface ForecastStageProps {
  picture: ForecastPicture;
  height: number;
  /** What it shows, for who does not see it. */
  label: string;
}

/** Widths from which names are beside the plot; below, they are in rows under it. */
const NAMES_FROM = 481;
const toSideWidth = (whole: number) => (whole > 900 ? 320 : whole >= NAMES_FROM ? 236 : 6);

/** On phones, so that the chart and what it says are seen together. */
const LOW_HEIGHT = 340;

const load = async () => (await import("./forecast-drawing")).ForecastDrawing;

/** Lines that continue into the forecast; with a pointer or the arrow keys, a year's values replace the labels. */
export function ForecastStage({ picture, height, label }: ForecastStageProps) {
  const axis = useMemo(() => toForecastAxis(picture), [picture]);
  const years = [...picture.years, ...picture.yearsAhead];
  const yearAt = (column: number) => years[column] ?? 0;
  return (
    <ReadStage
      height={height}
      lowHeight={LOW_HEIGHT}
      label={label}
      load={load}
      draw={(Drawing, width, height) => <Drawing width={width} height={height} picture={picture} axis={axis} />}
      positions={(width, height) => years.map(toForecastLayout(picture, axis, width, height).x)}
      say={(column) => sayForecastYear(picture, yearAt(column))}
      over={(column, width, height) => {
        const { x, y, top, bottom } = toForecastLayout(picture, axis, width, height);
        const year = yearAt(column);
        return (
          <svg width={width} height={height} aria-hidden="true" className="pointer-events-none absolute inset-0">
            <path d={`M${px(x(year))} ${px(top - 16)}V${px(bottom)}`} style={{ stroke: "var(--ink)" }} />
            {picture.strands.map(({ slug, mark, measured, ahead }) => {
              const foreseen = ahead.find((at) => at.year === year);
              const value = foreseen?.value ?? measured.find((at) => at.year === year)?.value ?? null;
              return value === null ? null : (
                <circle
                  key={slug}
                  cx={px(x(year))}
                  cy={px(y(value))}
                  r="4.5"
                  strokeWidth={foreseen ? 2 : 1.5}
                  style={
                    foreseen
                      ? { fill: "var(--paper)", stroke: pageColour(mark.colour) }
                      : { fill: pageColour(mark.colour), stroke: "var(--paper)" }
                  }
                />
              );
            })}
          </svg>
        );
      }}
      sideWidth={toSideWidth}
      below={(column) => <ForecastRows picture={picture} year={column === null ? null : yearAt(column)} />}
      side={(column, whole, _plot, height) =>
        whole < NAMES_FROM ? null : column === null ? (
          <ForecastLabels picture={picture} axis={axis} height={height} />
        ) : (
          <ForecastReadout picture={picture} year={yearAt(column)} />
        )
      }
    />
  );
}
