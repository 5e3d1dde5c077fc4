import { Figure } from "@/components/charts/figure";
import { formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { clsx } from "clsx";

/** A difference in a column, with its sign; the minus is as wide as the plus. */
export function SignedFigure({
  value,
  digits = DECIMALS.points,
  className,
}: {
  value: number;
  digits?: number;
  className?: string | undefined;
}) {
  return (
    <span className={clsx("whitespace-nowrap", className)}>
      {formatSigned(value, digits).replaceAll(/[^+−]/g, "")}
      <Figure value={Math.abs(value)} digits={digits} />
    </span>
  );
}
