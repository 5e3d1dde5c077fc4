/** How the portfolio's figures are made, and what they assume. */
export function PortfolioMethod() {
  return (
    <>
      <p>
        Each brand is held against the mean of its own market in the same wave, so brands of several markets can be one
        portfolio. Differences are tested with the score’s own error; the mean of some hundred brands is taken as known.
        All brands of the portfolio are tested at once (Benjamini–Hochberg, 5%).
      </p>
      <p>
        The share’s interval treats the brands as drawn from many like them. Intervals of means take the brands’ errors
        as independent; people who are asked about several brands make them a little alike, so the true interval is
        somewhat wider. Brands with fewer than 50 answers are left out and named.
      </p>
      <p>
        The mean score is that of the brands with a score in a wave. A brand that stays adds its own change over the
        number of brands; one that comes in or drops out adds how far it lies from the mean before. Together they are
        the change.
      </p>
      <p>
        Concentration is the Herfindahl–Hirschman index: squared shares added up, 10,000 when all brands are in one
        industry. Momentum is the change beyond the market’s, drawn towards the industry’s mean as far as it is
        uncertain.
      </p>
    </>
  );
}
