import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { formatNumber, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { toLargest } from "@/lib/analyses/portfolio/drawing";
import type { Contribution, MeanChange } from "@/lib/analyses/portfolio/summary";
import { wordInterval, wordClear } from "@/lib/analyses/portfolio/wording";
import { HoldingName } from "./holding-name";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";

const MOST = 10;
const GRID =
  "grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_4.5rem_9rem]";
const WAYS = { came: "Added", left: "Left", stayed: "" } as const;

interface ContributionFigureProps {
  change: MeanChange;
  /** Years compared: `2024 to 2025`. */
  years: string;
  isSeveralMarkets: boolean;
  frame: FigureFrame;
  source: string;
}

/** What each brand did to the change of the mean. */
export function ContributionFigure({ change, years, isSeveralMarkets, frame, source }: ContributionFigureProps) {
  const { shown, rest } = toLargest(change.contributions, MOST);
  const widest = Math.max(...shown.map(({ points }) => Math.abs(points)), Math.abs(rest?.points ?? 0), 1e-9);
  return (
    <FigureBlock
      {...frame}
      id="contributions"
      title="What moved the average"
      unit={`Contribution to the portfolio’s average score, in points, ${years}. Together they add up to the change. A filled mark means the brand’s own change is clear.`}
      source={source}
      table={{
        caption: "Contribution of each brand to the change in the average score",
        columns: [
          { label: "Brand" },
          { label: "Market" },
          { label: "Points of the average", numeric: true, digits: DECIMALS.exactPoints },
          { label: "Own change", numeric: true, digits: DECIMALS.points },
          { label: "Clear?" },
        ],
        rows: change.contributions.map(({ brand, market, points, change: own, way }) => [
          brand.name,
          market.name,
          points,
          own?.points ?? null,
          way === "stayed" ? wordClear(own) : WAYS[way],
        ]),
      }}
    >
      <ol>
        {shown.map((each) => (
          <li key={each.key} className={`${GRID} border-b border-rule py-2 md:min-h-11 md:py-1`}>
            <HoldingName brand={each.brand} market={isSeveralMarkets ? each.market : null} />
            <Bar points={each.points} widest={widest} isClear={each.change?.clear ?? false} />
            <b className="text-right text-s0 font-figure max-md:order-2">
              <SignedFigure value={each.points} digits={DECIMALS.exactPoints} />
            </b>
            <span className="max-md:order-4 max-md:col-span-2">
              {each.way === "stayed" ? (
                <OwnChange of={each} />
              ) : (
                <ClearMark of="change" isClear={false} words={WAYS[each.way]} />
              )}
            </span>
          </li>
        ))}
        {rest ? (
          <li className={`${GRID} border-b border-rule py-2 text-ink-2 md:min-h-11 md:py-1`}>
            <span>{formatNumber(rest.count)} other brands</span>
            <Bar points={rest.points} widest={widest} isClear={false} />
            <b className="text-right text-s0 font-figure max-md:order-2">
              <SignedFigure value={rest.points} digits={DECIMALS.exactPoints} />
            </b>
          </li>
        ) : null}
        <li className={`${GRID} border-t border-ink py-2 font-semibold md:min-h-11 md:py-1`}>
          <span>Change in the average</span>
          <span className="text-s-1 font-normal text-ink-2 max-md:order-4 max-md:col-span-2">
            95% interval {wordInterval(change.low, change.high, DECIMALS.exactPoints)}
          </span>
          <span className="text-right text-s1 max-md:order-2">
            <SignedFigure value={change.points} digits={DECIMALS.exactPoints} />
          </span>
          <span className="max-md:order-5 max-md:col-span-2">
            <ClearMark of="change" isClear={change.isClear} />
          </span>
        </li>
      </ol>
    </FigureBlock>
  );
}

function OwnChange({ of: { change } }: { of: Contribution }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {change ? <span className="text-s-1 text-ink-2">{formatSigned(change.points)}</span> : null}
      <ClearMark of="change" isClear={change?.clear ?? null} />
    </span>
  );
}

/** From the middle to the right for a gain, to the left for a loss: filled where the change is clear, hollow where it is not. */
function Bar({ points, widest, isClear }: { points: number; widest: number; isClear: boolean }) {
  const width = (50 * Math.abs(points)) / widest;
  const colour = points < 0 ? "var(--c3)" : "var(--c1)";
  return (
    <span aria-hidden="true" className="relative block h-6 max-md:order-3 max-md:col-span-2">
      <span className="absolute inset-y-0 left-1/2 border-l border-ink" />
      <span
        className="absolute top-1.5 h-3"
        style={{
          width: `${width}%`,
          minWidth: 2,
          [points < 0 ? "right" : "left"]: "50%",
          boxShadow: `inset 0 0 0 1.5px ${colour}`,
          background: isClear ? colour : `color-mix(in oklab, ${colour} 18%, transparent)`,
        }}
      />
    </span>
  );
}
