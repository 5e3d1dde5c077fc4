import { Figure } from "@/components/charts/figure";
import { signed } from "@/lib/portfolios/wording";

/** A difference with its sign in front, a minus as long as a plus. */
export function SignedFigure({ value, digits = 1 }: { value: number; digits?: number }) {
  const text = signed(value, digits);
  const sign = /^[+−]/.exec(text)?.[0] ?? "";
  return (
    <span className="whitespace-nowrap">
      {sign}
      <Figure value={Math.abs(value)} digits={digits} />
    </span>
  );
}
