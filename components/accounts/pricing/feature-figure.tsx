import { IntervalPlot } from "@/components/charts/interval-plot";
import { TrendChart } from "@/components/charts/trend-chart";
import { FigureFrame } from "@/components/layout/figure-frame";
import { EXAMPLE_LETTER, EXAMPLE_RECORD, exampleYears } from "@/components/accounts/pricing/example-years";
import type { FeatureGroup } from "@/components/accounts/pricing/features";
import { ForecastDrawing } from "@/components/accounts/pricing/forecast-drawing";
import { GroupDots } from "@/components/accounts/pricing/group-dots";
import { tierForYears } from "@/lib/access/historical-years";
import { PLAN_NAMES } from "@/lib/access/plan";
import { countInWords } from "@/lib/platform/words/sentences";
import { exampleMarket } from "@/lib/rankings/examples/example-market";

/** Positions shown above and below the brand. */
const BESIDE = 2;
const NAME = `Brand ${EXAMPLE_LETTER}`;
const YEARS = exampleYears();

function Neighbours() {
  const market = exampleMarket();
  const own = market.findIndex(({ letter }) => letter === EXAMPLE_LETTER);
  const rows = market.slice(own - BESIDE, own + BESIDE + 1).map(({ letter, position, score, low, high }) => ({
    id: letter,
    position,
    name: `Brand ${letter}`,
    estimate: { value: score, low, high },
  }));
  return <IntervalPlot rows={rows} own={EXAMPLE_LETTER} />;
}

/** An illustration of a group of features, drawn from invented numbers; empty if there is none. */
export function FeatureFigure({ group }: { group: FeatureGroup["id"] }) {
  switch (group) {
    case "scores":
      return (
        <FigureFrame
          id="figure-scores"
          kind="Example"
          title={`${NAME} and its neighbours`}
          subtitle="Score, 0–200, with 95% intervals; five of twelve invented brands, 1,000 people asked about each."
          source="Where two intervals overlap, treat the brands as tied. These brands are invented and are not in any ranking."
        >
          <Neighbours />
        </FigureFrame>
      );
    case "brands":
      return (
        <FigureFrame
          id="figure-brands"
          kind="Example"
          title={`${NAME} against its market`}
          subtitle="Score, 0–200, with 95% interval; 1,000 people asked a year. The brand is invented."
          source={`Scores for ${countInWords(YEARS.length)} years, as in ${PLAN_NAMES[tierForYears(YEARS.length)]}. Dashed line: average of the twelve invented brands.`}
        >
          <TrendChart name={NAME} years={YEARS} />
        </FigureFrame>
      );
    case "consumers":
      return (
        <FigureFrame
          id="figure-consumers"
          kind="Example"
          title="Four behaviour groups"
          subtitle="Out of 100 people in an invented market."
          source="The full page shows each share with its margin of error, and how each group answers."
        >
          <GroupDots />
        </FigureFrame>
      );
    case "predictions":
      return (
        <FigureFrame
          id="figure-predictions"
          kind="Example"
          title={`${NAME}, three years ahead`}
          subtitle="Score, 0–200, with an 80% forecast range. Invented numbers and track record."
          source={`A reliable 80% range is right about 16 times in ${EXAMPLE_RECORD.made}. The full page shows the study’s actual record.`}
        >
          <ForecastDrawing />
        </FigureFrame>
      );
    case "exports":
      return null;
  }
}
