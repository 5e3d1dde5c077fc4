import { ChangeMark } from "@/components/charts/change-mark";
import { Figure } from "@/components/charts/figure";
import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import { clsx } from "clsx";

interface ClearChangeProps {
  /** Change in score, in points. */
  points: number;
  isClear: boolean;
  /** For the outer element. */
  className?: string;
}

/** A change in score with its mark: filled and "Clear change", or hollow and "No clear change". */
export function ClearChange({ points, isClear, className }: ClearChangeProps) {
  const rounded = roundTo(points, DECIMALS.points);
  const direction = rounded > 0 ? "up" : rounded < 0 ? "down" : "none";
  return (
    <span
      className={clsx("inline-grid grid-cols-[0.75rem_auto] items-center gap-x-2 text-left leading-title", className)}
    >
      <ChangeMark direction={direction} isClear={isClear} />
      <span className={clsx("whitespace-nowrap", isClear ? "font-bold" : "font-medium")}>
        {direction === "up" ? "+" : direction === "down" ? "−" : ""}
        <Figure value={Math.abs(rounded)} digits={DECIMALS.score} />
      </span>
      <span
        className={clsx("col-start-2 text-s-2 whitespace-nowrap", isClear ? "font-semibold text-ink" : "text-ink-2")}
      >
        {isClear ? "Clear change" : "No clear change"}
      </span>
    </span>
  );
}
