import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { Fold } from "@/components/charts/fold";
import { toExtremes } from "@/lib/analyses/portfolio/drawing";
import type { IndustryMove, MomentumView } from "@/lib/analyses/momentum/view";
import { wordSource } from "@/lib/analyses/momentum/words";
import { toRoundEnds } from "@/lib/charts/drawing/axis";
import { clearWords } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree, numberOf } from "@/lib/platform/words/sentences";
import { EffectHead, EffectRows } from "./effect-rows";

/** Mean momentum of each industry, and how many of its brands' changes are real. */
export function IndustriesFigure({ view, frame }: { view: MomentumView; frame: FigureFrame }) {
  const { byIndustry, industry: chosen, market, waves } = view;
  const scale = toRoundEnds([0, ...byIndustry.flatMap(({ low, high }) => [low, high])]);
  const { best, worst } = toExtremes(byIndustry);
  const between = byIndustry.slice(best.length, byIndustry.length - worst.length);
  const toEffects = (moves: readonly IndustryMove[]) =>
    moves.map(({ industry, points, low, high, clear, compared, real }) => ({
      key: industry.slug,
      name: industry.name,
      href: `${ANALYSES["single-country"].path}?market=${market.slug}&industry=${industry.slug}`,
      note: `${formatNumber(real)} of ${numberOf(compared, "change")} ${agree(real, "is", "are")} clear`,
      points,
      low,
      high,
      clear,
      mark: chosen?.slug === industry.slug ? { colour: "spruce" as const, shape: "circle" as const } : null,
    }));
  return (
    <FigureBlock
      {...frame}
      id="industries"
      isFolded
      title="Industries"
      unit={`Average momentum by industry in ${inSentence(market.name)}: change compared with the market since ${waves.before ?? "the previous study"}, in points, with 95% intervals. Tested across all ${formatNumber(byIndustry.length)} industries; filled: clearly different.`}
      source={wordSource(view)}
      table={{
        caption: `Average momentum by industry, ${market.name}, ${waves.year}`,
        columns: [
          { label: "Industry" },
          { label: "Average momentum", numeric: true, digits: DECIMALS.points },
          { label: "Low (95%)", numeric: true, digits: DECIMALS.points },
          { label: "High (95%)", numeric: true, digits: DECIMALS.points },
          { label: "Compared with the market" },
          { label: "Brands compared", numeric: true, digits: DECIMALS.count },
          { label: "Clear changes", numeric: true, digits: DECIMALS.count },
        ],
        rows: byIndustry.map(({ industry, points, low, high, clear, compared, real }) => [
          industry.name,
          points,
          low,
          high,
          clearWords("difference", clear),
          compared,
          real,
        ]),
      }}
    >
      <EffectHead scale={scale} unit="Points" name="Industry" />
      <EffectRows label="Industries, the fastest first" scale={scale} effects={toEffects(best)} />
      {between.length > 0 ? (
        <Fold title={`${formatNumber(between.length)} industries in between`}>
          <EffectRows label="Industries in between" scale={scale} effects={toEffects(between)} />
        </Fold>
      ) : null}
      {worst.length > 0 ? (
        <EffectRows label="Industries, the slowest last" scale={scale} effects={toEffects(worst)} />
      ) : null}
    </FigureBlock>
  );
}
