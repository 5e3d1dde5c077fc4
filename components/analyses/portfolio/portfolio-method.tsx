/** How the portfolio's figures are made, and what they assume. */
export function PortfolioMethod() {
  return (
    <>
      <p>
        Each brand is compared with its own market’s average in the same year, so a portfolio can span markets.
        Differences are tested across all brands in the portfolio at 5%. The market average is treated as known, because
        it rests on hundreds of brands.
      </p>
      <p>
        The share’s interval treats the brands as drawn from many like them. Intervals of means take the brands’ errors
        as independent; people who are asked about several brands make them a little alike, so the true interval is
        somewhat wider. Brands with fewer than 50 answers are left out and named.
      </p>
      <p>
        The average covers brands with a score that year. A brand in both years contributes its own change divided by
        the number of brands; one that joins or leaves contributes its distance from the previous average. Together they
        add up to the total change.
      </p>
      <p>
        Concentration is the Herfindahl–Hirschman index: the sum of squared shares, which is 10,000 when all brands are
        in one industry. Momentum is the change beyond the market’s, drawn towards the industry’s mean as far as it is
        uncertain.
      </p>
    </>
  );
}
