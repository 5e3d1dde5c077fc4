import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { BrandMove } from "@/lib/analyses/momentum/brand-moves";
import type { MomentumView } from "@/lib/analyses/momentum/view";
import { ADJUSTED, wordSource } from "@/lib/analyses/momentum/words";
import { toRoundEnds } from "@/lib/charts/drawing/axis";
import { toExtremes } from "@/lib/analyses/portfolio/drawing";
import { clearWords, type Marked } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { EffectHead, EffectRows, toBrandEffect } from "./effect-rows";

/** Brands that gain most on the market, and those that lose most to it. */
export function MoversFigure({ view, frame }: { view: MomentumView; frame: FigureFrame }) {
  const { ranked, chosen, slots, industry, market, waves } = view;
  const { best, worst, between } = toExtremes(ranked);
  const shownBest = worst.length > 0 ? best : ranked;
  const own = chosen.filter(({ momentum }) => momentum !== null);
  const all = [...shownBest, ...worst, ...own];
  const scale = toRoundEnds([0, ...all.flatMap(({ momentum }) => (momentum ? [momentum.low, momentum.high] : []))]);
  const markOf = (slug: string) => {
    const slot = slots.get(slug);
    return slot === undefined ? null : toSeriesMark(slot);
  };
  const toEffects = (moves: readonly BrandMove[]) =>
    moves.flatMap(({ brand, industry: trade, momentum, beyond }) =>
      momentum
        ? [toBrandEffect(brand, trade.name, { ...momentum, clear: beyond?.clear ?? false }, markOf(brand.slug))]
        : [],
    );
  const where = industry ? `${industry.name} in ${inSentence(market.name)}` : inSentence(market.name);
  return (
    <FigureBlock
      {...frame}
      id="movers"
      title={worst.length > 0 ? "Gaining and losing ground" : "From fastest gain to largest loss"}
      unit={`Momentum of ${where} since ${waves.before ?? "the previous study"}, points, with 95% intervals. Dashed line: the market’s own change. Filled: clearly different.`}
      source={`${wordSource(view)} Momentum is the change compared with the market, ${ADJUSTED}.`}
      table={{
        caption: `Momentum, ${where}, ${waves.year}`,
        columns: [
          { label: "Brand" },
          { label: "Industry" },
          { label: "Momentum", numeric: true, digits: DECIMALS.points },
          { label: "Low (95%)", numeric: true, digits: DECIMALS.points },
          { label: "High (95%)", numeric: true, digits: DECIMALS.points },
          { label: "Compared with the market" },
          { label: "Change in score", numeric: true, digits: DECIMALS.points },
          { label: "Change" },
        ],
        rows: ranked.map(({ brand, industry: trade, momentum, beyond, change }) => [
          brand.name,
          trade.name,
          momentum?.points ?? null,
          momentum?.low ?? null,
          momentum?.high ?? null,
          words("difference", beyond?.clear),
          change?.points ?? null,
          words("change", change?.clear),
        ]),
      }}
    >
      <EffectHead scale={scale} unit="Points" />
      {own.length > 0 ? <EffectRows effects={toEffects(own)} scale={scale} label="Selected brands" /> : null}
      {own.length > 0 ? (
        <p className="border-b border-ink py-2.5 text-s-2 text-ink-2">Selected brands above, largest gains below</p>
      ) : null}
      <EffectRows
        effects={toEffects(shownBest)}
        scale={scale}
        label={worst.length > 0 ? "Gaining ground" : "All, fastest gain first"}
      />
      {worst.length > 0 ? (
        <>
          <p className="border-b border-ink py-2.5 text-s-2 text-ink-2">
            {between === 0
              ? "Gaining above, losing ground below"
              : `${formatNumber(between)} more in between: see the table`}
          </p>
          <EffectRows effects={toEffects(worst)} scale={scale} label="Losing ground" />
        </>
      ) : null}
    </FigureBlock>
  );
}

const words = (of: Marked, clear: boolean | undefined) => (clear === undefined ? null : clearWords(of, clear));
