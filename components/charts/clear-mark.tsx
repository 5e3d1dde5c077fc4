import { clearWords, type Marked } from "@/lib/platform/words/clear-words";
import { clsx } from "clsx";

interface ClearMarkProps {
  /** What it marks, used in its text. */
  of: Marked;
  /** Null if nothing could be compared. */
  isClear: boolean | null;
  /** Replaces the default text. */
  words?: string;
  /** The mark alone is seen on phones, or everywhere. */
  isBrief?: boolean | "everywhere";
  className?: string;
}

/** A filled mark if clear, a hollow one if not, with text. */
export function ClearMark({ of, isClear, words, isBrief = false, className }: ClearMarkProps) {
  if (isClear === null)
    return (
      <span className={clsx("text-s-2 text-ink-2", className ?? "whitespace-nowrap")}>{clearWords(of, null)}</span>
    );
  return (
    <span className={clsx("clear-mark", isClear && "clear-mark-on", className)}>
      <svg aria-hidden="true">
        <circle />
      </svg>
      <span className={isBrief === "everywhere" ? "sr-only" : isBrief ? "max-md:sr-only" : undefined}>
        {words ?? clearWords(of, isClear)}
      </span>
    </span>
  );
}
