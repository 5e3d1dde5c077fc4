import { cn } from "@/components/ui/class-names";

interface ClearMarkProps {
  /** Null where nothing could be compared. */
  isClear: boolean | null;
  /** In place of the usual two words. */
  words?: string;
  className?: string;
}

/** A filled mark for what the test carries, a hollow one for what may be noise, each with its word. */
export function ClearMark({ isClear, words, className }: ClearMarkProps) {
  if (isClear === null)
    return <span className={cn("text-s-2 whitespace-nowrap text-ink-2", className)}>Not compared</span>;
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1.5 text-s-2 whitespace-nowrap text-ink-2",
        isClear && "font-semibold text-ink",
        className,
      )}
    >
      <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0">
        <circle
          cx="5"
          cy="5"
          r="3.8"
          strokeWidth="1.4"
          className={isClear ? "fill-ink stroke-ink" : "fill-none stroke-ink-3"}
        />
      </svg>
      {words ?? (isClear ? "Clear change" : "No clear change")}
    </span>
  );
}
