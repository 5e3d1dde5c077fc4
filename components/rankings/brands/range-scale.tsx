import { toAxisPercent, toMarketAxis } from "@/components/rankings/rank-axis";
import { formatNumber } from "@/lib/platform/words/format";
import type { RankRange } from "@/lib/rankings/ranking-row";
import { cn } from "@/components/ui/class-names";

interface RangeScaleProps {
  position: number;
  range: RankRange;
  /** Brands in the whole list. */
  total: number;
}

const MARK = "absolute forced-colors:border forced-colors:border-[CanvasText]";

/** The whole list as one scale with its axis: the rank range filled, the position as a line. The words beside it say the same. */
export function RangeScale({ position, range, total }: RangeScaleProps) {
  const axis = toMarketAxis(total);
  const from = toAxisPercent(axis, range.low);
  const to = toAxisPercent(axis, range.high);
  return (
    <div aria-hidden="true" className="relative mt-3.5 h-16.5 print-exact">
      <span className={cn(MARK, "inset-x-0 top-4 h-4 rounded-full bg-band-quiet")} />
      <span
        className={cn(MARK, "top-4 h-4 min-w-2 rounded-full border-2 border-band-edge bg-band-fill")}
        style={{ left: `${from}%`, width: `${(to - from).toFixed(2)}%` }}
      />
      <span
        className="absolute top-2 h-8 w-0.75 -translate-x-1/2 bg-ink forced-colors:bg-[CanvasText]"
        style={{ left: `${toAxisPercent(axis, position)}%` }}
      />
      {axis.ticks.map((tick, index) => (
        <span
          key={tick}
          className={cn(
            "num absolute top-10.5 text-s-2 text-ink-2",
            index === 0 ? "" : index === axis.ticks.length - 1 ? "-translate-x-full" : "-translate-x-1/2",
          )}
          style={{ left: `${toAxisPercent(axis, tick)}%` }}
        >
          {formatNumber(tick)}
        </span>
      ))}
    </div>
  );
}
