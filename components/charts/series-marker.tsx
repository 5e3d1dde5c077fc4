import { LoneMarker } from "@/components/charts/marker";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";

/** A brand's marker in a legend or next to its name, the same as in the drawing. */
export function SeriesMarker({ mark, className = "size-4" }: { mark: SeriesMark; className?: string }) {
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true" className={`shrink-0 ${className}`}>
      <LoneMarker mark={mark} radius={5} />
    </svg>
  );
}
