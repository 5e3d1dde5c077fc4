import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { ScatterChart } from "@/components/charts/scatter-chart";
import type { toMatrix } from "@/lib/analyses/portfolio/summary";
import { wordMatrix } from "@/lib/analyses/portfolio/wording";
import { DECIMALS } from "@/lib/platform/words/format";

interface MatrixFigureProps {
  matrix: ReturnType<typeof toMatrix>;
  year: number;
  isSeveralMarkets: boolean;
  frame: FigureFrame;
  source: string;
}

const MARKS = {
  up: { colour: "c1", shape: "triangle" },
  down: { colour: "c3", shape: "fallen-triangle" },
} as const;

/** Brands by level and momentum. */
export function MatrixFigure({
  matrix: { points, without },
  year,
  isSeveralMarkets,
  frame,
  source,
}: MatrixFigureProps) {
  return (
    <FigureBlock
      {...frame}
      id="matrix"
      title="Score and momentum"
      unit="Across: change against the market since the previous study, points. Up: points from the market average. Lines: 95% intervals."
      source={source}
      table={
        points.length === 0
          ? null
          : {
              caption: "Momentum and points from the market",
              columns: [
                { label: "Brand" },
                { label: "Market" },
                { label: "Momentum", numeric: true, digits: DECIMALS.points },
                { label: "Low (95%)", numeric: true, digits: DECIMALS.points },
                { label: "High (95%)", numeric: true, digits: DECIMALS.points },
                { label: "From market", numeric: true, digits: DECIMALS.points },
                { label: "Both clear" },
              ],
              rows: points.map(({ brand, market, momentum, momentumHalf, ahead, isClear }) => [
                brand.name,
                market.name,
                momentum,
                momentum - momentumHalf,
                momentum + momentumHalf,
                ahead,
                isClear ? "Yes" : "No",
              ]),
            }
      }
    >
      {points.length === 0 ? (
        <p className="max-w-line text-s0">
          Momentum needs scores in {year} and the year before. None of these brands has both in the years of your plan.
        </p>
      ) : (
        <>
          <ScatterChart
            points={points.map(({ key, brand, market, momentum, momentumHalf, ahead, aheadHalf, isClear }) => ({
              slug: key,
              name: isSeveralMarkets ? `${brand.name}, ${market.name}` : brand.name,
              x: momentum,
              y: ahead,
              xLow: momentum - momentumHalf,
              xHigh: momentum + momentumHalf,
              yLow: ahead - aheadHalf,
              yHigh: ahead + aheadHalf,
              mark: isClear ? MARKS[momentum > 0 ? "up" : "down"] : null,
              isOwn: isClear,
            }))}
            xLabel="Momentum, points"
            yLabel="Points from market"
            xZero={0}
            yZero={0}
            height={460}
            label={`Momentum and points from the market in ${year}`}
          />
          <p className="mt-3 max-w-wide text-s-1 leading-5 text-ink-2">{wordMatrix(points, without)}</p>
        </>
      )}
    </FigureBlock>
  );
}
