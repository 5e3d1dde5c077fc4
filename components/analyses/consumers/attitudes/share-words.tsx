import { Figure } from "@/components/charts/figure";
import { useShownStudy } from "@/components/layout/shown-study";
import { SHARE_DIGITS } from "@/lib/analyses/consumers/attitudes/words";
import { formatNumber, formatRange } from "@/lib/platform/words/format";
import type { ConsumerFigure } from "@/lib/study/consumer";

interface ShareWordsProps {
  figure: ConsumerFigure;
  className?: string;
  /** Without its interval. */
  isBare?: boolean;
}

/** A share in percent with its interval; if it is not shown, only the number of people asked. */
export function ShareWords({ figure, className = "", isBare = false }: ShareWordsProps) {
  const { value, low, high, n } = figure;
  const { smallestBase } = useShownStudy();
  if (n === 0) return <span className="text-s-2 leading-4 text-ink-2">Not asked</span>;
  if (value === null || low === null || high === null) {
    return (
      <span className="text-s-2 leading-4 text-ink-2">
        n = {formatNumber(n)}
        <span className="sr-only">, not shown: fewer than {smallestBase} people asked</span>
      </span>
    );
  }
  return (
    <>
      <b className={`block whitespace-nowrap ${className}`}>
        <Figure value={100 * value} digits={SHARE_DIGITS} />%
      </b>
      {isBare ? null : (
        <span className="block text-s-2 leading-4 whitespace-nowrap text-ink-2">
          {formatRange(100 * low, 100 * high, SHARE_DIGITS)}
        </span>
      )}
    </>
  );
}
