import { cn } from "@/lib/utils";

/** Whether a difference is more than chance: filled and "Tested", or hollow and "Within noise". */
export function TestedMark({ tested, className }: { tested: boolean; className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-s-2 leading-4 whitespace-nowrap", tested ? "font-[620] text-ink" : "text-ink-2", className)}>
      <i aria-hidden="true" className={cn("size-[9px] shrink-0 rounded-full border-[1.5px]", tested ? "border-ink bg-ink" : "border-ink-2")} />
      {tested ? "Tested" : "Within noise"}
    </span>
  );
}
