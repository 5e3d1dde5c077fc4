/** How the page's figures are worked out. */
export function MethodNote() {
  return (
    <>
      <p>
        Six methods are tried from every past wave: no change, drift, Theta, damped trend, the average of these four,
        and a local level that knows how well each score was measured. The one with the smallest past error in the
        market is published. Brands with fewer than five waves have no forecast.
      </p>
      <p>
        The intervals come from the errors such forecasts actually made, pooled over all brands of the study (split
        conformal). They promise how often outcomes lie inside in the long run; all brands of a year can miss together.
        The score that comes is itself measured by a sample, and the intervals hold that error too.
      </p>
      <p>
        Positions are those of simulated futures of the whole market. The chance to be ahead of a rival is the share of
        pairs of past errors that would turn the difference of the two forecasts; the chances of the two brands add up
        to one. No chance is certain, whatever the futures say.
      </p>
      <p>
        Forecasts continue what was measured. They know no campaign, no scandal and no change of the market, and no
        average of the market is forecast. Fits use all waves of a brand; figures of years outside your plan are not
        shown.
      </p>
    </>
  );
}
