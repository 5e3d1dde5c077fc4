import { ChangeMark } from "@/components/charts/change-mark";
import type { MovementCell } from "@/lib/rankings/ranking-row";
import { clsx } from "clsx";

/**
 * Positions gained or lost: a filled mark for a clear change, a hollow one for no clear change or if nothing could be
 * tested. Falls are ink, never red.
 */
export function MovementMark({ movement }: { movement: Exclude<MovementCell, { status: "locked" }> }) {
  if (movement.status === "unpublished") return <span className="text-s-1 text-ink-3">–</span>;
  if (movement.status === "new") return <span className="text-s-1 text-ink-2">New</span>;
  const { change, clear } = movement;
  const direction = change > 0 ? "up" : change < 0 ? "down" : "none";
  return (
    <span className="inline-grid grid-cols-[0.875rem_auto] items-center gap-x-1.5 text-left leading-title">
      <ChangeMark direction={direction} isClear={clear === true} />
      <span className={clsx("num", clear ? "font-bold text-ink" : "font-medium text-ink-2")}>
        <span className="sr-only">
          {direction === "none" ? "Unchanged " : `${direction === "up" ? "Up" : "Down"} `}
        </span>
        {Math.abs(change)}
      </span>
      {direction === "none" || clear === null ? null : (
        <span className="col-start-2 text-s-2 font-head text-ink-2">{clear ? "Clear change" : "No clear change"}</span>
      )}
    </span>
  );
}
