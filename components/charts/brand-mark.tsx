import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { clsx } from "clsx";

interface BrandMarkProps {
  name: string;
  /** Null for a brand without a mark on this page. */
  mark: SeriesMark | null;
  /** A line below the name. */
  note?: React.ReactNode;
  className?: string;
}

/** A brand's name with the mark it has in every chart of the page. */
export function BrandMark({ name, mark, note, className }: BrandMarkProps) {
  return (
    <span className={clsx("inline-grid min-w-0 grid-lead-3.5 items-center gap-x-2.5", className)}>
      {mark ? <SeriesMarker mark={mark} className="size-3.5" /> : <span />}
      <span className="line-clamp-2 wrap-anywhere">{name}</span>
      {note ? <span className="col-start-2 text-s-2 leading-4 font-normal text-ink-2">{note}</span> : null}
    </span>
  );
}
