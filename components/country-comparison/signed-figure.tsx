import { Figure } from "@/components/charts/figure";
import { formatSigned } from "@/lib/country-comparison/words";

/** A difference in a column, with its sign. */
export function SignedFigure({ value, digits = 1, className }: { value: number; digits?: number; className?: string }) {
  const sign = formatSigned(value, digits).replace(/[^+−]/g, "");
  return (
    <span className={className}>
      {sign}
      <Figure value={Math.abs(value)} digits={digits} />
    </span>
  );
}
