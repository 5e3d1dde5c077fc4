import { type SeriesMark, toMarkerPath } from "@/components/charts/series-mark";

/** A brand's marker in a legend or beside its name, the same as in the drawing. */
export function SeriesMarker({ mark, className = "size-4" }: { mark: SeriesMark; className?: string }) {
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        d={toMarkerPath(mark.shape, 5)}
        fill={mark.color}
        transform={mark.shape === "cross" ? "rotate(45)" : undefined}
      />
    </svg>
  );
}
