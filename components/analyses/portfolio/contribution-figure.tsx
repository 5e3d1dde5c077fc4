import { formatNumber, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { toLargest } from "@/lib/analyses/portfolio/drawing";
import type { MeanChange } from "@/lib/analyses/portfolio/summary";
import { wordInterval } from "@/lib/analyses/portfolio/wording";
import { HoldingName } from "./holding-name";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";

const MOST = 10;
const GRID =
  "grid min-h-9 grid-cols-[minmax(0,1fr)_25%_3.25rem_1rem] items-center gap-x-2.5 border-b border-rule text-s-1 leading-4.5";
const WAYS = { came: "Added", left: "Left", stayed: "" } as const;

interface ContributionFigureProps {
  change: MeanChange;
  /** Years compared: `2024 to 2025`. */
  years: string;
  isSeveralMarkets: boolean;
}

/** What each brand did to the change of the mean. */
export function ContributionFigure({ change, years, isSeveralMarkets }: ContributionFigureProps) {
  const { shown, rest } = toLargest(change.contributions, MOST);
  const widest = Math.max(...shown.map(({ points }) => Math.abs(points)), Math.abs(rest?.points ?? 0), 1e-9);
  return (
    <section id="contributions" aria-labelledby="contributions-title" className="min-w-0 scroll-mt-44 max-lg:mt-8">
      <h2 id="contributions-title" className="text-s0 leading-6 font-name tracking-normal">
        What moved the average, {formatSigned(change.points)} points
      </h2>
      <p className="mb-2 text-s-1 leading-5 text-ink-2">
        Each brand’s part of the change, {years}. Filled mark: its own change is clear, tested across all brands in its
        market.
      </p>
      <ol className="border-t border-ink">
        {shown.map((each) => (
          <li key={each.key} className={GRID}>
            <span className="min-w-0">
              <HoldingName brand={each.brand} market={isSeveralMarkets ? each.market : null} />
              {each.way === "stayed" ? null : (
                <span className="block text-s-2 leading-4 text-ink-2">{WAYS[each.way]}</span>
              )}
            </span>
            <Bar points={each.points} widest={widest} />
            <Points value={each.points} isClear={each.change?.clear ?? false} />
            {each.way === "stayed" && each.change ? (
              <ClearMark of="change" isClear={each.change.clear} isBrief="everywhere" />
            ) : null}
          </li>
        ))}
        {rest ? (
          <li className={`${GRID} text-ink-2`}>
            <span>{formatNumber(rest.count)} other brands</span>
            <Bar points={rest.points} widest={widest} />
            <Points value={rest.points} isClear={false} />
          </li>
        ) : null}
      </ol>
      <p className="mt-2 text-s-1 leading-5 text-ink-2">
        Together {formatSigned(change.points, DECIMALS.exactPoints)} (95% interval{" "}
        {wordInterval(change.low, change.high, DECIMALS.exactPoints)}).
      </p>
    </section>
  );
}

function Points({ value, isClear }: { value: number; isClear: boolean }) {
  return (
    <span className={`text-right ${isClear ? "font-figure" : ""}`}>
      <SignedFigure value={value} digits={DECIMALS.exactPoints} />
    </span>
  );
}

/** From the middle to the right for a gain, to the left for a loss. */
function Bar({ points, widest }: { points: number; widest: number }) {
  return (
    <span aria-hidden="true" className="relative block h-9">
      <span className="absolute inset-y-0 left-1/2 border-l border-ink" />
      <span
        className="absolute top-3 h-3 bg-ink-3 opacity-60 forced-colors:bg-[CanvasText] forced-colors:opacity-100"
        style={{
          width: `${(50 * Math.abs(points)) / widest}%`,
          minWidth: 2,
          [points < 0 ? "right" : "left"]: "50%",
        }}
      />
    </span>
  );
}
