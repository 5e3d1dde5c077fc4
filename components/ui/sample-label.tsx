import { clsx } from "clsx";

/** Marks invented content: shown with all sample data, brands, quotes and clients. */
export function SampleLabel({ className, children = "Sample data", ...props }: React.ComponentProps<"span">) {
  return (
    <span
      data-slot="sample-label"
      className={clsx(
        "inline-flex items-center rounded-xs border border-dashed border-control px-2 py-1.25 text-s-2 leading-none font-semibold whitespace-nowrap text-ink-2",
        className,
      )}
      {...props}
    >
      {children}
    </span>
  );
}
