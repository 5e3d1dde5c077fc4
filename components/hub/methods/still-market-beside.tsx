import { StillMarketFigure } from "@/components/hub/still-market-figure";
import { formatNumber } from "@/lib/platform/words/format";
import { STILL_MARKET } from "@/lib/rankings/examples/still-market";

/** How often a brand moves three positions or more by chance alone; the market that stands still beside it. */
export function StillMarketBeside() {
  return (
    <div className="grid gap-x-15 gap-y-8 lg:grid-cols-[300px_minmax(0,1fr)]">
      <div>
        <p className="text-s6 leading-18 font-value tracking-display text-spruce">84%</p>
        <p className="font-read text-[20px] leading-7.5">
          Among {formatNumber(STILL_MARKET.brands)} brands with n = {formatNumber(STILL_MARKET.asked)} each, a brand
          with no true change still moves three or more places in about 84% of year pairs.
        </p>
        <p className="mt-4 font-ui text-s-1 leading-5 text-ink-2">
          Positions in the crowded middle hang on tenths of a point. A move is called real only if its score passes a
          test that takes all brands of the market together.
        </p>
      </div>
      <StillMarketFigure />
    </div>
  );
}
