import { clsx } from "clsx";

/** On or off at once, without a button to confirm. The browser's own box, so a form sends it. Name it with a label. */
export function Switch({ className, ...props }: Omit<React.ComponentProps<"input">, "type">) {
  return (
    <span data-slot="switch" className={clsx("relative inline-block h-6 w-10 shrink-0", className)}>
      <input
        type="checkbox"
        role="switch"
        className={clsx(
          "peer block h-6 w-10 cursor-pointer appearance-none rounded-full border-[1.5px] border-control bg-paper-raised transition-colors duration-160 ease-out",
          "hover:border-ink checked:border-spruce checked:bg-spruce focus-visible:rounded-full",
          "disabled:cursor-not-allowed disabled:border-control disabled:bg-paper-sunk disabled:checked:border-ink-3 disabled:checked:bg-ink-3 forced-colors:appearance-auto",
        )}
        {...props}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-[0.28125rem] left-[0.28125rem] size-3.75 rounded-full bg-control transition-transform duration-160 ease-out peer-checked:translate-x-4 peer-checked:bg-on-spruce peer-disabled:peer-checked:bg-paper forced-colors:hidden"
      />
    </span>
  );
}
