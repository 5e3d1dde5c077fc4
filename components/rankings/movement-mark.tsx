import type { MovementCell } from "@/lib/rankings/ranking-row";
import { cn } from "@/lib/utils";

const SHAPES = { up: "M6 1.5 11 10.5H1Z", down: "M6 10.5 1 1.5h10Z", none: "M1.5 6h9" } as const;

/**
 * Places gained or lost: a filled mark where the change was tested, a hollow one within noise or where nothing could
 * be tested. Falls are ink, never red.
 */
export function MovementMark({ movement }: { movement: Exclude<MovementCell, { status: "locked" }> }) {
  if (movement.status === "unpublished") return <span className="text-s-1 text-ink-3">–</span>;
  if (movement.status === "new") return <span className="text-s-1 text-ink-2">New</span>;
  const { change, tested } = movement;
  const direction = change > 0 ? "up" : change < 0 ? "down" : "none";
  return (
    <span className="inline-grid grid-cols-[14px_auto] items-center gap-x-1.5 text-left leading-[1.2]">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
        <path
          d={SHAPES[direction]}
          strokeWidth="1.4"
          strokeLinejoin="round"
          className={cn(
            "fill-none stroke-ink-3",
            tested && direction === "up" && "fill-c1 stroke-c1",
            tested && direction === "down" && "fill-ink stroke-ink",
          )}
        />
      </svg>
      <span className={cn("num font-medium text-ink-2", tested && "font-bold text-ink")}>
        <span className="sr-only">{direction === "none" ? "Unchanged " : `${direction === "up" ? "Up" : "Down"} `}</span>
        {Math.abs(change)}
      </span>
      {direction === "none" || tested === null ? null : (
        <span className="col-start-2 text-s-2 font-[550] text-ink-2">{tested ? "Tested" : "Within noise"}</span>
      )}
    </span>
  );
}
