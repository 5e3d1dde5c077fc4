import { StudyText } from "@/components/layout/study-text";
import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { BrandMove } from "@/lib/analyses/momentum/brand-moves";
import type { MomentumView } from "@/lib/analyses/momentum/view";
import { wordSource } from "@/lib/analyses/momentum/words";
import { toRoundEnds } from "@/lib/charts/drawing/axis";
import { toExtremes } from "@/lib/analyses/portfolio/drawing";
import { clearWords } from "@/lib/platform/words/clear-words";
import { EffectHead, EffectRows, toBrandEffect } from "./effect-rows";

/** Brands whose pace changed: three waves, each counted with its error. */
export function TurnsFigure({ view, frame }: { view: MomentumView; frame: FigureFrame }) {
  const { turning, chosen, slots, waves, market, moves } = view;
  const { best, worst, between } = toExtremes(turning);
  const own = chosen.filter(({ turn }) => turn !== null);
  const scale = toRoundEnds([
    0,
    ...[...best, ...worst, ...own].flatMap(({ turn }) => (turn ? [turn.low, turn.high] : [])),
  ]);
  const markOf = (slug: string) => {
    const slot = slots.get(slug);
    return slot === undefined ? null : toSeriesMark(slot);
  };
  const toEffects = (list: readonly BrandMove[]) =>
    list.flatMap(({ brand, industry, turn }) =>
      turn ? [toBrandEffect(brand, industry.name, turn, markOf(brand.slug))] : [],
    );
  const compared = moves.filter(({ turn }) => turn !== null);
  const real = compared.filter(({ turn }) => turn?.clear).length;
  return (
    <FigureBlock
      {...frame}
      id="turns"
      isFolded
      title="Acceleration"
      unit={
        turning.length === 0 ? (
          <StudyText>{"How much faster or slower each brand is changing than in {{previous.wave}}."}</StudyText>
        ) : (
          `Points gained per year from ${waves.before ?? ""} to ${waves.year}, minus points gained per year from ${waves.first ?? ""} to ${waves.before ?? ""}, compared with the market; 95% intervals. Tested across all brands in the market; filled: clearly different.`
        )
      }
      source={wordSource(view)}
      table={
        turning.length === 0
          ? null
          : {
              caption: `Acceleration, ${market.name}, ${waves.first ?? ""} to ${waves.year}`,
              columns: [
                { label: "Brand" },
                { label: "Industry" },
                { label: "Acceleration", numeric: true, digits: DECIMALS.points },
                { label: "Low (95%)", numeric: true, digits: DECIMALS.points },
                { label: "High (95%)", numeric: true, digits: DECIMALS.points },
                { label: "Compared with the market" },
              ],
              rows: turning.map(({ brand, industry, turn }) => [
                brand.name,
                industry.name,
                turn?.points ?? null,
                turn?.low ?? null,
                turn?.high ?? null,
                clearWords("difference", turn?.clear ?? false),
              ]),
            }
      }
    >
      {turning.length === 0 ? (
        <p className="max-w-line text-s0">
          Acceleration needs scores for three years in your plan
          {waves.first === null ? `; there is none before ${waves.before ?? waves.year}` : ""}.
        </p>
      ) : (
        <>
          <p className="mb-5 max-w-wide text-s0 text-pretty">
            <b className="font-figure">
              {formatNumber(real)} of {formatNumber(compared.length)} turns
            </b>{" "}
            {real === 1 ? "is" : "are"} clear. Acceleration combines three scores, so its margin of error is about two
            and a half times that of one score. A middle score that was high by chance looks like a downturn, so most
            apparent turns are not real.
          </p>
          <EffectHead scale={scale} unit="Points" />
          {own.length > 0 ? <EffectRows effects={toEffects(own)} scale={scale} label="Selected brands" /> : null}
          {own.length > 0 ? (
            <p className="border-b border-ink py-2.5 text-s-2 text-ink-2">
              Selected brands above, sharpest turns below
            </p>
          ) : null}
          <EffectRows
            effects={toEffects(best)}
            scale={scale}
            label={worst.length > 0 ? "Turning upwards" : "All, the sharpest turn upwards first"}
          />
          {worst.length > 0 ? (
            <>
              <p className="border-b border-ink py-2.5 text-s-2 text-ink-2">
                {between === 0
                  ? "Upwards above, downwards below"
                  : `${formatNumber(between)} more in between: see the table`}
              </p>
              <EffectRows effects={toEffects(worst)} scale={scale} label="Turning downwards" />
            </>
          ) : null}
        </>
      )}
    </FigureBlock>
  );
}
