import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";
import { SHARE_DIGITS } from "@/lib/analyses/consumers/attitudes/words";
import type { JudgedChange } from "@/lib/analyses/consumers/figure-test";
import { cn } from "@/components/ui/class-names";

/** A difference of two shares in points, with what its test says; null where there is nothing to compare. */
export function ChangeWords({
  change,
  none = "Not compared",
  className,
}: {
  change: JudgedChange | null;
  none?: string;
  className?: string;
}) {
  if (!change) return <span className={cn("text-s-2 leading-4 text-ink-2", className)}>{none}</span>;
  return (
    <span className={cn("inline-flex flex-wrap items-baseline gap-x-2", className)}>
      <SignedFigure value={100 * change.difference} digits={SHARE_DIGITS} className="font-semibold" />
      <ClearMark isClear={change.isClear} />
    </span>
  );
}
