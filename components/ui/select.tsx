import { cx } from "class-variance-authority";
import { CONTROL } from "@/components/ui/input";

/** The browser's own select, in our clothes. */
export function Select({ className, ...props }: React.ComponentProps<"select">) {
  return (
    <div className="relative mt-1.5">
      <select data-slot="select" className={cx(CONTROL, "cursor-pointer appearance-none truncate pr-10", className)} {...props} />
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="pointer-events-none absolute right-3.5 bottom-[15px] size-4.5 fill-none stroke-ink-2"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m5 8 5 5 5-5" />
      </svg>
    </div>
  );
}
