/** How the page's figures are to be read. */
export function MethodNote() {
  return (
    <>
      <p>
        The score adds the share of people who answer 4 or 5 on environment and on social responsibility, among all
        asked. A change is called tested when it survives the Benjamini–Hochberg procedure over all brands of the
        market, at 5%. The rank range holds a brand’s true rank in the market with 95% confidence, for all brands at
        once.
      </p>
      <p>
        Differences between brands are tested with the errors of both scores, over all brands of the industry together.
        Gaps and samples hold what one interview brings, its weight included, as it is now. Standardised figures take
        the market’s mean and deviation as known, since both rest on hundreds of brands.
      </p>
      <p>
        Among 400 brands with n = 1,000 each, a brand with no true change still moves three or more places in about 84%
        of year pairs. That is why the tested count stands beside the movement label. Brands are those of the industry
        in the latest wave, with their earlier years.
      </p>
    </>
  );
}
