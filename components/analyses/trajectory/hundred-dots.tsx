import { cn } from "@/components/ui/class-names";

/** Pixels between dots: beside another figure, and on phones. */
const SIZES = [
  { step: 14, className: "max-md:hidden" },
  { step: 10, className: "md:hidden" },
] as const;

const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** A hundred futures, the filled ones those in which it happens. */
export function HundredDots({ filled, label }: { filled: number; label: string }) {
  return (
    <span role="img" aria-label={label}>
      {SIZES.map(({ step, className }) => {
        const points = Array.from(
          { length: 100 },
          (_, index) => [(index % 10) * step + step / 2, Math.floor(index / 10) * step + step / 2] as const,
        );
        const draw = (some: typeof points, radius: number) => some.map(([x, y]) => dot(x, y, radius)).join("");
        return (
          <svg key={step} width={10 * step} height={10 * step} aria-hidden="true" className={cn("block", className)}>
            <path d={draw(points.slice(0, filled), step * 0.36)} className="fill-c1" />
            <path d={draw(points.slice(filled), step * 0.3)} className="fill-none stroke-control" />
          </svg>
        );
      })}
    </span>
  );
}
