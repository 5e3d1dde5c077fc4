import { cx } from "class-variance-authority";

/** Something is under way; the words beside it say what. Stands still under reduced motion. */
export function Spinner({ className, ...props }: React.ComponentProps<"svg">) {
  return (
    <svg data-slot="spinner" viewBox="0 0 20 20" aria-hidden="true" className={cx("size-7 shrink-0 animate-spin fill-none", className)} strokeWidth="2" {...props}>
      <circle cx="10" cy="10" r="7.5" className="stroke-rule-strong" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" className="stroke-spruce" />
    </svg>
  );
}
