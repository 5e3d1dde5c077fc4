"use client";

import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import type { ScatterPoint } from "@/components/charts/chart-series";
import { PhoneFold } from "@/components/charts/phone-fold";
import { ScatterChart } from "@/components/charts/scatter-chart";
import { CLEAR_MARKS, toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { BrandMove } from "@/lib/analyses/momentum/brand-moves";
import { cornerOf, CORNERS, toCorners } from "@/lib/analyses/momentum/quadrants";
import type { MomentumView } from "@/lib/analyses/momentum/view";
import { wordSource } from "@/lib/analyses/momentum/words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { shortName } from "@/lib/platform/words/shorten";

interface FieldFigureProps {
  view: MomentumView;
  frame: FigureFrame;
  /** A brand was pressed. */
  onChoose: (slug: string) => void;
}

/** More than these and their intervals would hide each other. */
const MOST_WITH_INTERVALS = 40;
/** Names said in a corner. */
const MOST_NAMES = 4;

/** Brands by level and momentum. */
export function FieldFigure({ view, frame, onChoose }: FieldFigureProps) {
  const { ranked, chosen, slots, waves, market, industry } = view;
  const looked = [...ranked, ...chosen.filter((each) => each.momentum && !ranked.includes(each))].filter(
    ({ level }) => level !== null,
  );
  const corners = toCorners(looked);
  // What lies furthest out comes last: it is drawn on top.
  const outwards = looked.toSorted((a, b) => Math.abs(a.momentum?.points ?? 0) - Math.abs(b.momentum?.points ?? 0));
  const points = outwards.flatMap(
    (each) =>
      toPoint(
        each,
        { slot: slots.get(each.brand.slug) ?? null, isOwn: each === chosen[0] },
        looked.length <= MOST_WITH_INTERVALS,
      ) ?? [],
  );
  return (
    <FigureBlock
      {...frame}
      id="field"
      title="Level and momentum"
      unit={`Across: momentum since ${waves.before ?? "the previous study"}, in points. Up: ${waves.year} score minus the market average, in points. Triangles: both are clear. ${points.length > MOST_WITH_INTERVALS ? "95% intervals shown for selected brands only." : "Lines: 95% intervals."} Select a brand to highlight it.`}
      source={wordSource(view)}
      table={{
        caption: `Level and momentum, ${industry ? `${industry.name}, ` : ""}${market.name}, ${waves.year}`,
        columns: [
          { label: "Brand" },
          { label: "Momentum", numeric: true, digits: DECIMALS.points },
          { label: "Low (95%)", numeric: true, digits: DECIMALS.points },
          { label: "High (95%)", numeric: true, digits: DECIMALS.points },
          { label: "From the market", numeric: true, digits: DECIMALS.points },
          { label: "Low (95%)", numeric: true, digits: DECIMALS.points },
          { label: "High (95%)", numeric: true, digits: DECIMALS.points },
          { label: "Both clear" },
        ].map((column, index) =>
          index > 4 && index < 7 ? { ...column, label: `Level ${column.label.toLowerCase()}` } : column,
        ),
        rows: looked.map((each) => [
          each.brand.name,
          each.momentum?.points ?? null,
          each.momentum?.low ?? null,
          each.momentum?.high ?? null,
          each.level?.points ?? null,
          each.level?.low ?? null,
          each.level?.high ?? null,
          cornerOf(each) ? "Yes" : "No",
        ]),
      }}
    >
      <ScatterChart
        points={points}
        xLabel="Momentum, points"
        yLabel="Points from the market"
        xZero={0}
        yZero={0}
        height={500}
        label={`Level and momentum in ${inSentence(market.name)}, ${waves.year}`}
        onChoose={onChoose}
      />
      <div className="max-md:mt-3">
        <PhoneFold title="Brands by corner" isPart look="text-s-1 leading-5.5 tracking-normal md:sr-only">
          <dl className="mt-5 grid max-md:mt-2 gap-x-12 border-t border-rule sm:grid-cols-2">
            {CORNERS.map(({ corner, words }) => (
              <div key={corner} className="border-b border-rule py-3">
                <dt className="text-s-1 leading-5 text-ink-2">{words}</dt>
                <dd className="flex items-baseline gap-3">
                  <b className="text-s3 leading-9 font-figure tracking-figure">
                    {formatNumber(corners[corner].length)}
                  </b>
                  <span className="min-w-0 text-s-1 leading-5 wrap-anywhere">{wordNames(corners[corner])}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 max-w-wide text-s-1 leading-5 text-ink-2">
            Counts include only brands whose score and change are both clear;{" "}
            {formatNumber(looked.filter((each) => cornerOf(each) === null).length)} of {formatNumber(looked.length)} are
            not clearly in any corner.
          </p>
        </PhoneFold>
      </div>
    </FigureBlock>
  );
}

function wordNames(moves: readonly BrandMove[]): string {
  if (moves.length === 0) return "None clearly";
  const more = moves.length - MOST_NAMES;
  const names = moves.slice(0, MOST_NAMES).map(({ brand }) => shortName(brand.name));
  return names.join(", ") + (more > 0 ? ` and ${formatNumber(more)} more` : "");
}

function toPoint(
  move: BrandMove,
  { slot, isOwn }: { slot: number | null; isOwn: boolean },
  hasIntervals: boolean,
): ScatterPoint | null {
  const { brand, momentum, level } = move;
  if (!momentum || !level) return null;
  const corner = cornerOf(move);
  const mark =
    slot !== null ? toSeriesMark(slot) : corner ? CLEAR_MARKS[corner.endsWith("gaining") ? "up" : "down"] : null;
  const intervals =
    hasIntervals || slot !== null
      ? { xLow: momentum.low, xHigh: momentum.high, yLow: level.low, yHigh: level.high }
      : {};
  return {
    slug: brand.slug,
    name: brand.name,
    mark,
    x: momentum.points,
    y: level.points,
    ...intervals,
    isOwn,
    isSelected: slot !== null,
  };
}
