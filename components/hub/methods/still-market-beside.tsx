import { StillMarketFigure } from "@/components/hub/still-market-figure";
import { formatNumber } from "@/lib/platform/words/format";
import { STILL_MARKET } from "@/lib/rankings/examples/still-market";

/** How often a brand moves three positions or more by chance alone, next to the unchanging market. */
export function StillMarketBeside() {
  return (
    <div className="grid gap-x-15 gap-y-8 lg:grid-lead-75">
      <div>
        <p className="text-s6 leading-18 font-value tracking-display text-spruce">84%</p>
        <p className="font-read text-lead leading-7.5">
          Among {formatNumber(STILL_MARKET.brands)} brands with n = {formatNumber(STILL_MARKET.asked)} each, a brand
          that has not changed still moves three or more positions in about 84% of years.
        </p>
        <p className="mt-4 font-ui text-s-1 leading-5 text-ink-2">
          In the crowded middle, positions depend on tenths of a point. We call a change clear only if it is
          statistically significant when all brands in the market are tested together.
        </p>
      </div>
      <StillMarketFigure />
    </div>
  );
}
