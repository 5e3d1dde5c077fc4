import { clsx } from "clsx";
import { ChevronIcon } from "@/components/ui/icon";
import { CONTROL } from "@/components/ui/input";

/** The browser's own select, in our clothes. */
export function Select({ className, ...props }: React.ComponentProps<"select">) {
  return (
    <div className="relative mt-1.5">
      <select
        data-slot="select"
        className={clsx(CONTROL, "cursor-pointer appearance-none truncate pr-10", className)}
        {...props}
      />
      <ChevronIcon className="pointer-events-none absolute right-3.5 bottom-3.75 size-4.5 text-ink-2" />
    </div>
  );
}
