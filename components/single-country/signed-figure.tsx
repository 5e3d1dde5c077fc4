import { Figure } from "@/components/charts/figure";
import { roundTo } from "@/lib/figures/format";

/** A difference in a column, its sign written out. */
export function SignedFigure({ value, digits = 1 }: { value: number; digits?: number }) {
  const rounded = roundTo(value, digits);
  return (
    <span className="whitespace-nowrap">
      {rounded > 0 ? "+" : rounded < 0 ? "−" : ""}
      <Figure value={Math.abs(value)} digits={digits} />
    </span>
  );
}
