import { cn } from "@/components/ui/class-names";

const HATCH =
  "bg-[repeating-linear-gradient(-45deg,var(--rule-strong)_0_0.7px,transparent_1.1px_5.7px,var(--rule-strong)_6px)]";

/** A hatched shape that stands where a value would: the same for every brand, so it says nothing about any. */
export function LockedShape({ className, style }: { className?: string; style?: React.CSSProperties }) {
  return (
    <span
      aria-hidden="true"
      className={cn("block border border-rule-strong bg-paper", HATCH, className)}
      style={style}
    />
  );
}

/** The place of a locked value in a table cell. `label` is what a screen reader hears, e.g. "Score locked". */
export function LockedSlot({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      data-slot="locked"
      className={cn(
        "inline-block h-6 w-17 overflow-hidden rounded-sm border border-rule-strong align-middle",
        HATCH,
        className,
      )}
    >
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
