import { Figure } from "@/components/charts/figure";
import { formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { cn } from "@/components/ui/class-names";

/** A difference in a column, its sign written out, a minus as long as a plus. */
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
    <span className={cn("whitespace-nowrap", className)}>
      {formatSigned(value, digits).replaceAll(/[^+−]/g, "")}
      <Figure value={Math.abs(value)} digits={digits} />
    </span>
  );
}
