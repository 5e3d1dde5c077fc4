import { clsx } from "clsx";

/** A hatched shape in place of a value: the same for every brand, so it reveals nothing. */
export function LockedShape({ className, style }: { className?: string; style?: React.CSSProperties }) {
  return <span aria-hidden="true" className={clsx("block locked bg-paper", className)} style={style} />;
}

/** The place of a locked value in a table cell. `label` is what a screen reader hears, e.g. "Score locked". */
export function LockedSlot({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      data-slot="locked"
      className={clsx("inline-block h-6 w-17 overflow-hidden rounded-sm align-middle locked", className)}
    >
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
