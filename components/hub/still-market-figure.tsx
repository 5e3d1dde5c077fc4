import { FigureFrame } from "@/components/layout/figure-frame";
import { CHOSEN_POSITION, followBrands, StillMarketChart } from "@/components/hub/still-market-chart";

/** Ranks of seven brands whose true scores never change, measured fifteen times. */
export function StillMarketFigure() {
  const { best, worst } = followBrands();
  return (
    <FigureFrame
      id="figure-still-market"
      title="Seven brands that never changed, measured fifteen times"
      subtitle={`Rank among 400 brands whose true scores stay fixed; 1,000 people asked about each brand every time. The brand whose true position is ${CHOSEN_POSITION} ranked anywhere from ${best} to ${worst}.`}
      source="Simulation: true scores normally distributed around 65 with a standard deviation of 21, standard error about 2.6 points in the middle. It does not describe a ranked market."
    >
      <StillMarketChart />
    </FigureFrame>
  );
}
