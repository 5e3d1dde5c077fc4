import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";
import { SHARE_DIGITS } from "@/lib/analyses/consumers/attitudes/words";
import type { JudgedChange } from "@/lib/analyses/consumers/figure-test";
import { clsx } from "clsx";
import { clearWords, type Marked } from "@/lib/platform/words/clear-words";

/** A difference between two shares in points, and whether it is clear; null if there is nothing to compare. */
export function ChangeWords({
  of,
  change,
  none = clearWords(of, null),
  className,
}: {
  of: Marked;
  change: JudgedChange | null;
  none?: string;
  className?: string;
}) {
  if (!change) return <span className="text-s-2 leading-4 text-ink-2">{none}</span>;
  return (
    <span className={clsx("inline-flex flex-wrap items-baseline gap-x-2", className)}>
      <SignedFigure value={100 * change.difference} digits={SHARE_DIGITS} className="font-semibold" />
      <ClearMark of={of} isClear={change.isClear} />
    </span>
  );
}
