import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { ScatterChart } from "@/components/charts/scatter-chart";
import type { Contribution, MatrixPoint, toMatrix } from "@/lib/analyses/portfolio/summary";
import { wordClear, wordMatrix } from "@/lib/analyses/portfolio/wording";
import { DECIMALS } from "@/lib/platform/words/format";

interface MatrixFigureProps {
  matrix: ReturnType<typeof toMatrix>;
  contributions: readonly Contribution[];
  /** Years compared: `2024 to 2025`. */
  years: string;
  year: number;
  isSeveralMarkets: boolean;
  frame: FigureFrame;
  source: string;
  tools?: React.ReactNode;
  /** What stands beside the plot. */
  children: React.ReactNode;
}

const MARK = { colour: "c1", shape: "circle" } as const;

const WAYS = { came: "Added", left: "Left", stayed: null } as const;

/** The brands in the plot, then those that only came or left. */
function toRows(points: readonly MatrixPoint[], contributions: readonly Contribution[]) {
  const parts = new Map(contributions.map((each) => [each.key, each.points]));
  const plotted = new Set(points.map(({ key }) => key));
  return [
    ...points.map(({ key, brand, market, ahead, change, changeHalf, isChanged }) => [
      brand.name,
      market.name,
      ahead,
      change,
      change - changeHalf,
      change + changeHalf,
      wordClear({ clear: isChanged }),
      parts.get(key) ?? null,
    ]),
    ...contributions
      .filter(({ key }) => !plotted.has(key))
      .map(({ brand, market, points: part, way }) => [
        brand.name,
        market.name,
        null,
        null,
        null,
        null,
        WAYS[way],
        part,
      ]),
  ];
}

/** Where each brand stands, and how it changed. */
export function MatrixFigure({
  matrix: { points, without },
  contributions,
  years,
  year,
  isSeveralMarkets,
  frame,
  source,
  tools,
  children,
}: MatrixFigureProps) {
  return (
    <FigureBlock
      {...frame}
      id="matrix"
      title="Standing and change"
      unit={`Across: points from the market average, ${year}. Up: change, ${years}. Filled: clear change; hollow: no clear change. Arms: 95% intervals.`}
      source={source}
      tools={tools}
      table={
        points.length === 0 && contributions.length === 0
          ? null
          : {
              caption: "Points from the market, change, and what each brand did to the average",
              columns: [
                { label: "Brand" },
                { label: "Market" },
                { label: "From market", numeric: true, digits: DECIMALS.points },
                { label: "Change", numeric: true, digits: DECIMALS.points },
                { label: "Low (95%)", numeric: true, digits: DECIMALS.points },
                { label: "High (95%)", numeric: true, digits: DECIMALS.points },
                { label: "Clear change" },
                { label: "Points of the average", numeric: true, digits: DECIMALS.exactPoints },
              ],
              rows: toRows(points, contributions),
            }
      }
    >
      <div className="grid grid-cols-1 gap-x-12 lg:grid-tail-100">
        {points.length === 0 ? (
          <p className="max-w-line text-s0">
            A change needs scores in {year} and the study before. None of these brands has both in the years of your
            plan.
          </p>
        ) : (
          <div className="min-w-0">
            <ScatterChart
              points={points.map(({ key, brand, market, ahead, aheadHalf, change, changeHalf, isChanged }) => ({
                slug: key,
                name: isSeveralMarkets ? `${brand.name}, ${market.name}` : brand.name,
                x: ahead,
                y: change,
                xLow: ahead - aheadHalf,
                xHigh: ahead + aheadHalf,
                yLow: change - changeHalf,
                yHigh: change + changeHalf,
                mark: MARK,
                isHollow: !isChanged,
                isOwn: isChanged,
              }))}
              xLabel="Points from market"
              yLabel="Change, points"
              xZero={0}
              yZero={0}
              height={460}
              label={`Points from the market in ${year}, and change`}
            />
            <p className="mt-1 max-w-wide text-s-1 leading-5 text-ink-2">{wordMatrix(points, without)}</p>
          </div>
        )}
        {children}
      </div>
    </FigureBlock>
  );
}
