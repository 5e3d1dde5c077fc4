"use client";

import { agree } from "@/lib/platform/words/sentences";
import { BumpChart } from "@/components/charts/bump-chart";
import { FirstRows } from "@/components/charts/first-rows";
import { FigureBlock } from "@/components/charts/figure-block";
import { SignedFigure } from "@/components/charts/signed-figure";
import { PICKED, QUIET } from "@/components/charts/quiet-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { ClearMark } from "@/components/charts/clear-mark";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { PER_SHOWN } from "@/lib/analyses/consumers/priorities/ranking";
import type { PriorityYears } from "@/lib/analyses/consumers/priorities/series";
import { priorityWords, sayPriority } from "@/lib/analyses/consumers/priorities/words";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { inSentence } from "@/lib/platform/words/in-sentence";

interface YearsFigureProps extends SectionProps {
  years: PriorityYears;
  among: string;
  /** The highlighted priority. */
  focus: string;
}

const toTable = ({ series }: PriorityYears, caption: string, { priorities, smallestBase }: Questionnaire) => ({
  caption,
  columns: [
    { label: "Priority" },
    { label: "Year" },
    { label: "Position", numeric: true },
    { label: priorityWords(priorities).figure, numeric: true },
    { label: "95% interval", numeric: true },
    { label: "n", numeric: true, digits: DECIMALS.count },
  ],
  rows: series.flatMap(({ text, points }) =>
    points.map(({ year, position, figure }) => [
      text,
      String(year),
      position,
      figure ? sayPriority(figure.value, priorities, DECIMALS.points) : `Fewer than ${formatNumber(smallestBase)}`,
      figure ? formatRange(PER_SHOWN * figure.low, PER_SHOWN * figure.high, DECIMALS.share) : null,
      figure?.n ?? null,
    ]),
  ),
});

/** Positions year by year, and which of the values beneath them changed. */
export function YearsFigure({
  years: { years, first, last, series, clear, of },
  among,
  focus,
  selection,
  datasets,
  set,
  csv,
  isSample,
}: YearsFigureProps) {
  const { name } = selection.market;
  const caption = `Positions of the priorities for ${among} in ${inSentence(name)}, ${years[0] ?? ""}–${last}`;
  const inOrder = series.toSorted(
    (a, b) => (a.points.at(-1)?.position ?? Infinity) - (b.points.at(-1)?.position ?? Infinity),
  );
  return (
    <FigureBlock
      id="years"
      isFolded
      title="Positions over the years"
      unit={`Position by ${priorityWords(datasets.asked.priorities).inOrder}; 1 = most important. Select a priority below to follow it: one is in colour, the others are grey. Numbers: change in value from ${first} to ${last}.`}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name}, ${among}. ${formatNumber(clear)} of ${formatNumber(of)} changes in value ${agree(clear, "is", "are")} clear (tested together at 5%). A position can change because another priority moves, so we test values, not positions.`}
      table={toTable({ years, first, last, series, clear, of }, caption, datasets.asked)}
      csv={csv}
    >
      <BumpChart
        columns={years}
        height={430}
        label={caption}
        noPosition="too few people asked"
        series={series.map(({ key, text, points }) => ({
          slug: key,
          name: text,
          mark: key === focus ? PICKED : QUIET,
          isOwn: key === focus,
          isQuiet: key !== focus,
          points: points.map(({ year, position }) => ({ x: year, position })),
        }))}
      />
      <FirstRows of={inOrder.length} what="priorities">
        <ul data-rows="" className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {inOrder.map(({ key, text, change }) => (
            <li key={key} className="border-t border-rule">
              <button
                type="button"
                aria-pressed={key === focus}
                className="grid min-h-11 w-full grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2.5 py-2 text-left text-s-1 leading-5 hover:bg-hover aria-pressed:font-figure"
                onClick={() => set({ view: key })}
              >
                <SeriesMarker mark={key === focus ? PICKED : QUIET} className="size-4" />
                <span className="wrap-anywhere">{text}</span>
                {change ? (
                  <span className="flex items-baseline gap-2.5">
                    <SignedFigure value={PER_SHOWN * change.difference} />
                    <ClearMark of="change" isClear={change.isClear} />
                  </span>
                ) : (
                  <ClearMark of="change" isClear={null} />
                )}
              </button>
            </li>
          ))}
        </ul>
      </FirstRows>
    </FigureBlock>
  );
}
