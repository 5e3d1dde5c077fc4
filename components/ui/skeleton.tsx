import { cx } from "class-variance-authority";

/** The shape of words or a figure still to come; give it the size of what will stand there. */
export function Skeleton({ className, ...props }: React.ComponentProps<"span">) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cx("block max-w-full rounded-xs bg-skeleton forced-colors:border", className)}
      {...props}
    />
  );
}
