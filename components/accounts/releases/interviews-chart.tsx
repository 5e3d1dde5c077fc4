"use client";

import { ChartWaiting } from "@/components/charts/chart-frame";
import { SeriesMarker } from "@/components/charts/series-marker";
import { useDrawing } from "@/components/charts/use-drawing";
import type { InterviewLine } from "@/components/accounts/releases/interview-lines";

const load = async () => (await import("./interviews-drawing")).InterviewsDrawing;

/** Interviews of a study by year, a line for each market: a wave that is short of people shows at once. */
export function InterviewsChart({ lines }: { lines: readonly InterviewLine[] }) {
  const { ref, width, height, Drawing, hasFailed } = useDrawing(load);
  return (
    <figure className="mt-6 mb-8 max-w-wide">
      <figcaption>
        <h3 className="text-s1 leading-7 font-semibold">Interviews by year</h3>
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-s-1 leading-5 text-ink-2">
          {lines.map(({ market, name, mark }) => (
            <li key={market} className="inline-flex items-center gap-1.5">
              <SeriesMarker mark={mark} />
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <div ref={ref} className="mt-3 h-64">
        {Drawing && width > 0 ? (
          <Drawing lines={lines} width={width} height={height} />
        ) : (
          <ChartWaiting height="100%" hasFailed={hasFailed} />
        )}
      </div>
    </figure>
  );
}
