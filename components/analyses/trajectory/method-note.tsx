/** The method behind the page's numbers. */
export function MethodNote() {
  return (
    <>
      <p>
        We test six methods on past data: no change, drift, Theta, damped trend, the average of these four, and a local
        level model that allows for how precisely each score was measured. We publish the one with the smallest past
        error in the market. Brands with fewer than five years of data have no forecast.
      </p>
      <p>
        Forecast ranges are based on the errors that such forecasts actually made, across all brands in the study (split
        conformal). They are right at the stated rate in the long run, but all brands can miss in the same year. They
        also allow for the sampling error in the future score.
      </p>
      <p>
        Positions come from simulated futures of the whole market. The chance of being ahead of a rival is based on past
        forecast errors for pairs of brands; the two brands’ chances add up to 100%. No outcome is ever certain.
      </p>
      <p>
        Forecasts continue past patterns. They cannot predict a campaign, a scandal or a change in the market. Models
        use all years of data for a brand, but years outside your plan are not shown.
      </p>
    </>
  );
}
