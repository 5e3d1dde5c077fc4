import { FigureFrame } from "@/components/layout/figure-frame";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { EXAMPLE_TEXTS } from "@/lib/rankings/scores/example";
import { rebuildScore, type RebuiltScore } from "@/lib/rankings/scores/rebuilt-score";
import { readScoreTexts } from "@/lib/rankings/scores/score-texts";
import { chanceOfSeeing, smallestClearDifference } from "@/lib/rankings/scores/clear-difference";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import { FigureTable } from "./figure-table";

/** Effective sample sizes, from the published minimum to large studies. */
const SIZES = [50, 250, 500, 1_000, 2_000];
const SHARES = [0.1, 0.412];
/** True rise in points, for the table of chances. */
const RISES = [3, 5, 10];

/** The example's score, were this many people asked without weights. */
function scoreAt(asked: number): RebuiltScore {
  const reading = readScoreTexts({ ...EXAMPLE_TEXTS, asked: String(asked), deff: "1" });
  if (reading.status === "invalid") throw new Error("The example has no score");
  return rebuildScore(reading.inputs);
}

const wilson = (share: number, count: number) => {
  const { low, high } = wilsonInterval(share, count);
  return `${formatRange(100 * low, 100 * high, DECIMALS.share)}%`;
};

/** Width of intervals at usual sample sizes. */
export function MarginFigure({ study }: { study: ShownStudy }) {
  return (
    <FigureFrame
      id="figure-margins"
      kind="Margins"
      label={null}
      title="95% intervals at usual numbers of interviews"
      subtitle="Effective number of people asked. Shares with Wilson’s interval; a score of 78 from shares of 41.2% and 36.8%, with 27.1% on both."
      source={`Calculated from the formulas above. Results are published only for ${study.smallestBase} people or more.`}
    >
      <FigureTable
        labelledBy="figure-margins"
        head={[
          "Effective n",
          ...SHARES.map(
            (share) => `Share of ${formatNumber(100 * share, share === 0.1 ? DECIMALS.percent : DECIMALS.share)}%`,
          ),
          "Score of 78",
        ]}
        rows={SIZES.map((size) => [
          formatNumber(size),
          ...SHARES.map((share) => wilson(share, size)),
          formatRange(scoreAt(size).low, scoreAt(size).high, DECIMALS.score),
        ])}
      />
    </FigureFrame>
  );
}

/** How far apart two scores must be, and how often a true rise is detected. */
export function DifferenceFigure() {
  return (
    <FigureFrame
      id="figure-differences"
      kind="Margins"
      label={null}
      title="The smallest change we can detect between two years"
      subtitle="Effective sample size each year, for a score near 78. Single comparison at 95%; with hundreds of brands the threshold is higher."
      source="Computed from the formulas above: the smallest difference is 1.96 × √2 standard errors; the chances are the power of the two-sided test."
    >
      <FigureTable
        labelledBy="figure-differences"
        head={[
          "Effective n",
          "Smallest clear difference (single comparison)",
          ...RISES.map((rise) => `Chance of detecting a true rise of ${rise}`),
        ]}
        rows={SIZES.map((size) => [
          formatNumber(size),
          `${formatNumber(smallestClearDifference(scoreAt(size).standardError), DECIMALS.points)} points`,
          ...RISES.map(
            (rise) => `${formatNumber(100 * chanceOfSeeing(rise, scoreAt(size).standardError), DECIMALS.chance)}%`,
          ),
        ])}
      />
    </FigureFrame>
  );
}
