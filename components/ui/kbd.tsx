import { clsx } from "clsx";

/** One key of the keyboard, as it is labelled. */
export function Kbd({ className, ...props }: React.ComponentProps<"kbd">) {
  return (
    <kbd
      data-slot="kbd"
      className={clsx(
        "inline-grid h-6 min-w-6 place-items-center rounded-[5px] border border-b-2 border-rule-strong bg-paper-raised px-1.5 font-ui text-s-2 leading-none font-medium whitespace-nowrap text-ink-2",
        className,
      )}
      {...props}
    />
  );
}
