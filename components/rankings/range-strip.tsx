import { cn } from "@/components/ui/class-names";
import type { RankRange } from "@/lib/rankings/ranking-row";

interface RangeStripProps {
  range: Pick<RankRange, "low" | "high">;
  /** Brands in the whole list. */
  total: number;
  className?: string;
}

/** The whole list as a strip, with the rank range filled. Decorative: the range is also given as text. */
export function RangeStrip({ range, total, className }: RangeStripProps) {
  const from = ((range.low - 1) / total) * 100;
  const to = (Math.min(range.high, total) / total) * 100;
  return (
    <span
      aria-hidden="true"
      className={cn(
        "relative block h-2 flex-1 overflow-hidden rounded-full bg-band-quiet forced-colors:border",
        className,
      )}
    >
      <i
        className="absolute inset-y-0 min-w-[3px] rounded-full bg-c1 forced-colors:bg-[CanvasText]"
        style={{ left: `${from.toFixed(1)}%`, width: `${(to - from).toFixed(1)}%` }}
      />
    </span>
  );
}
