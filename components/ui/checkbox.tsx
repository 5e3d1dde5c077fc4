import { clsx } from "clsx";
import { CheckIcon } from "@/components/ui/icon";

/** A checkbox with its label; the whole line is the target. */
export function Checkbox({ className, children, ...props }: Omit<React.ComponentProps<"input">, "type">) {
  return (
    <label
      data-slot="checkbox"
      className={clsx(
        "grid cursor-pointer grid-cols-[1.5rem_1fr] items-start gap-4 text-s-1 leading-text has-disabled:cursor-not-allowed has-disabled:text-ink-3",
        className,
      )}
    >
      <span className="relative -mt-0.5 size-6">
        <input
          type="checkbox"
          className={clsx(
            "peer block size-6 cursor-pointer appearance-none rounded-sm border border-control bg-paper-raised hover:border-ink",
            "checked:border-spruce checked:bg-spruce forced-colors:appearance-auto",
            "disabled:cursor-not-allowed disabled:border-rule-strong disabled:bg-paper-sunk disabled:checked:border-ink-3 disabled:checked:bg-ink-3",
          )}
          {...props}
        />
        <CheckIcon className="pointer-events-none absolute inset-0.5 hidden size-5 text-on-spruce peer-checked:block forced-colors:hidden" />
      </span>
      <span>{children}</span>
    </label>
  );
}
