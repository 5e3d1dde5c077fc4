import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { FirstRows } from "@/components/charts/first-rows";
import { Whisker } from "@/components/charts/whisker";
import { formatNumber, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import type { ScoredHolding, Verdict } from "@/lib/analyses/portfolio/holdings";
import { toRoundEnds } from "@/lib/charts/drawing/axis";
import { toExtremes } from "@/lib/analyses/portfolio/drawing";
import { HoldingName } from "./holding-name";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";

const WORDS: Record<Verdict, string> = {
  above: "Clearly above",
  below: "Clearly below",
  unclear: "No clear difference",
};
const MARKS: Record<Verdict, SeriesMark> = {
  above: { colour: "c1", shape: "triangle" },
  below: { colour: "c3", shape: "fallen-triangle" },
  unclear: { colour: "ink-3", shape: "circle" },
};
const GRID = "grid grid-cols-fill-end items-center gap-x-4 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_4.5rem_8.75rem]";

interface ExtremesFigureProps {
  scored: readonly ScoredHolding[];
  isSeveralMarkets: boolean;
  frame: FigureFrame;
  source: string;
  /** Of the first figure, which shows all its rows on phones too. */
  tools?: React.ReactNode;
}

/** The brands furthest above and below their markets, each with its interval. */
export function ExtremesFigure({ scored, isSeveralMarkets, frame, source, tools }: ExtremesFigureProps) {
  const { best, worst, between } = toExtremes(scored);
  const scale = toRoundEnds([...best, ...worst].flatMap(({ low, high }) => [low, high, 0]));
  const rows = (
    <Rows
      holdings={best}
      scale={scale}
      isSeveralMarkets={isSeveralMarkets}
      label={worst.length > 0 ? "Best" : "All brands, best first"}
    />
  );
  return (
    <FigureBlock
      {...frame}
      id="extremes"
      title={worst.length > 0 ? "Best and worst" : "From best to worst"}
      unit="Points from the brand’s market average, with 95% intervals. Dashed line: market average."
      source={source}
      tools={tools}
      table={{
        caption: "Points from the market average",
        columns: [
          { label: "Brand" },
          { label: "Market" },
          { label: "Points", numeric: true, digits: DECIMALS.points },
          { label: "Low (95%)", numeric: true, digits: DECIMALS.points },
          { label: "High (95%)", numeric: true, digits: DECIMALS.points },
          { label: "Compared with market" },
        ],
        rows: scored.map(({ brand, market, ahead, low, high, verdict }) => [
          brand.name,
          market.name,
          ahead,
          low,
          high,
          WORDS[verdict],
        ]),
      }}
    >
      <div className={`${GRID} border-b border-ink pb-1.5 text-s-2 text-ink-2 max-md:hidden`} aria-hidden="true">
        <span>Brand</span>
        <span className="flex justify-between">
          {[scale.min, scale.max].map((end) => (
            <span key={end}>{formatSigned(end, DECIMALS.whole)}</span>
          ))}
        </span>
        <span className="text-right">Points</span>
        <span>Compared with market</span>
      </div>
      {tools ? (
        rows
      ) : (
        <FirstRows of={best.length} what="brands">
          {rows}
        </FirstRows>
      )}
      {worst.length > 0 ? (
        <>
          <p className="border-b border-ink py-2.5 text-s-2 text-ink-2">
            {between === 0
              ? "The best above, the worst below"
              : `${formatNumber(between)} more in between: see the table below`}
          </p>
          <Rows holdings={worst} scale={scale} isSeveralMarkets={isSeveralMarkets} label="Worst" />
        </>
      ) : null}
    </FigureBlock>
  );
}

interface RowsProps {
  holdings: readonly ScoredHolding[];
  scale: { min: number; max: number };
  isSeveralMarkets: boolean;
  label: string;
}

function Rows({ holdings, scale, isSeveralMarkets, label }: RowsProps) {
  return (
    <ol aria-label={label} data-rows="" className="overflow-hidden">
      {holdings.map(({ key, brand, market, ahead, low, high, verdict }) => (
        <li key={key} className={`${GRID} gap-y-1 border-b border-rule py-2 md:min-h-13 md:py-1`}>
          <HoldingName brand={brand} market={isSeveralMarkets ? market : null} />
          <span className="min-w-0 max-md:order-3 max-md:col-span-2">
            <Whisker value={ahead} low={low} high={high} scale={scale} mean={0} mark={MARKS[verdict]} />
          </span>
          <b className="text-right text-s1 font-figure tracking-figure">
            <SignedFigure value={ahead} />
          </b>
          <ClearMark
            of="difference"
            isClear={verdict !== "unclear"}
            words={WORDS[verdict]}
            className="max-md:order-4 max-md:col-span-2"
          />
        </li>
      ))}
    </ol>
  );
}
