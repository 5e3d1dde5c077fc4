import { clsx } from "clsx";

/** Shared by all controls one types or chooses in. */
export const CONTROL =
  "block w-full min-h-12 rounded-md border border-control bg-paper-raised px-3.5 text-s0 text-ink placeholder:text-ink-3 hover:border-ink " +
  "focus-visible:border-focus focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:rounded-md " +
  "aria-invalid:border-2 aria-invalid:border-lingon " +
  "disabled:cursor-not-allowed disabled:border-rule-strong disabled:bg-paper-sunk disabled:text-ink-3";

export function Input({ className, type = "text", ...props }: React.ComponentProps<"input">) {
  return <input data-slot="input" type={type} className={clsx(CONTROL, "mt-1.5", className)} {...props} />;
}
