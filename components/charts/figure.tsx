import { DECIMALS, toFigureParts } from "@/lib/platform/words/format";

/**
 * A number in a column: tabular digits, while separators and signs keep their own width. In running text use
 * `formatNumber` with proportional digits.
 */
export function Figure({
  value,
  digits = DECIMALS.count,
  ...props
}: React.ComponentProps<"span"> & { value: number; digits?: number }) {
  return (
    <span data-slot="figure" {...props}>
      {toFigureParts(value, digits).map(({ kind, text }, index) =>
        kind === "digits" ? text : <span key={index}>{text}</span>,
      )}
    </span>
  );
}
