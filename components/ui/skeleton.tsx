import { clsx } from "clsx";

/** A placeholder for text or a figure; give it the same size. */
export function Skeleton({ className, ...props }: React.ComponentProps<"span">) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx("block max-w-full rounded-xs bg-skeleton forced-colors:border", className)}
      {...props}
    />
  );
}
