import { Figure } from "@/components/charts/figure";
import { DECIMALS } from "@/lib/platform/words/format";

interface MarginFigureProps {
  value: number;
  /** "of 402". */
  of?: number | undefined;
  digits?: number;
  children: React.ReactNode;
}

/** The large number beside the text, and its unit. */
export function MarginFigure({ value, of, digits = DECIMALS.count, children }: MarginFigureProps) {
  return (
    <aside className="flex items-baseline gap-4 border-t border-rule-strong pt-4 text-s-1 leading-5 text-ink-2 md:border-t-0 md:pt-0 lg:mb-1 lg:block lg:max-w-60 lg:justify-self-end lg:border-l lg:border-rule-strong lg:pl-6">
      <p className="text-s3 leading-none font-figure tracking-display whitespace-nowrap text-ink lg:mb-2">
        <Figure value={value} digits={digits} />
        {of === undefined ? null : (
          <span className="text-s1 font-medium tracking-lead text-ink-2">
            {" "}
            of <Figure value={of} />
          </span>
        )}
      </p>
      <p>{children}</p>
    </aside>
  );
}
