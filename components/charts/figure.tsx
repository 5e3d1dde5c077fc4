import { DECIMALS, toFigureParts } from "@/lib/platform/words/format";

/**
 * A number in a column: digits of equal width, while separators and signs keep their own (the interface face would
 * widen those as well). In running text use `formatNumber` and leave the digits proportional.
 */
export function Figure({
  value,
  digits = DECIMALS.count,
  ...props
}: React.ComponentProps<"span"> & { value: number; digits?: number }) {
  return (
    <span data-slot="figure" {...props}>
      {toFigureParts(value, digits).map(({ kind, text }, index) => (
        <span key={index} className={kind === "digits" ? "tabular-nums" : "proportional-nums"}>
          {text}
        </span>
      ))}
    </span>
  );
}
