import { SmallestBase } from "@/components/layout/shown-study";

/** The method behind the portfolio's numbers, and its assumptions. */
export function PortfolioMethod() {
  return (
    <>
      <p>
        Each brand is compared with its own market’s average in the same year, so a portfolio can span markets.
        Differences are tested across all brands in the portfolio at 5%. The market average is treated as known, because
        it rests on hundreds of brands.
      </p>
      <p>
        The interval of the share treats the brands as a sample of similar brands. Intervals of averages treat brands as
        independent; people who rate several brands make them slightly alike, so the true interval is a little wider.
        Brands rated by fewer than <SmallestBase /> people are left out and named.
      </p>
      <p>
        The average covers brands with a score that year. A brand in both years contributes its own change divided by
        the number of brands; one that joins or leaves contributes its distance from the previous average. Together they
        add up to the total change.
      </p>
      <p>
        Concentration is the sum of squared shares, which is 10,000 when all brands are in one industry. Momentum is the
        change compared with the market, adjusted towards the industry average; the less certain a result, the larger
        the adjustment.
      </p>
    </>
  );
}
