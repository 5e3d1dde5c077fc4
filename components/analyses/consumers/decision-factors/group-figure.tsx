"use client";

import { FirstRows } from "@/components/charts/first-rows";
import { FigureBlock } from "@/components/charts/figure-block";
import { HeatTable } from "@/components/charts/heat-table";
import { Figure } from "@/components/charts/figure";
import { SeriesMarker } from "@/components/charts/series-marker";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import type { FactorByGroup } from "@/lib/analyses/consumers/decision-factors/by-group";
import { isKnown } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { sayGroup } from "@/lib/analyses/consumers/population-words";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { sayClear } from "@/lib/analyses/consumers/behaviour-groups/in-words";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { clearWords } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { toFactorMark } from "./factor-mark";

/** Even where all differences are small, a cell is no deeper than this many points make it. */
const LEAST = 5;

const toTable = ({ rows }: FactorByGroup, caption: string, asked: Questionnaire) => ({
  caption,
  columns: [
    { label: "Factor" },
    { label: "Group" },
    { label: "Importance, %", numeric: true, digits: DECIMALS.share },
    { label: "95% interval", numeric: true },
    { label: "n", numeric: true, digits: DECIMALS.count },
    { label: "From the average of the groups", numeric: true },
    { label: "Clear?" },
  ],
  rows: rows.flatMap(({ text, cells }) =>
    cells.map(({ group, figure, fromMean }) => [
      text,
      sayGroup(asked, group),
      isKnown(figure) ? 100 * figure.value : `Fewer than ${formatNumber(asked.smallestBase)}`,
      isKnown(figure) ? formatRange(100 * figure.low, 100 * figure.high, DECIMALS.share) : null,
      figure?.n ?? 0,
      fromMean ? formatSigned(100 * fromMean.difference) : null,
      fromMean ? clearWords("difference", fromMean.isClear) : null,
    ]),
  ),
});

/** What weighs in for each behaviour group. */
export function GroupFigure({
  table,
  among,
  selection,
  datasets,
  csv,
  isSample,
}: SectionProps & { table: FactorByGroup; among: string }) {
  const { name } = selection.market;
  const { asked } = datasets;
  const { rows, bases, clear, of } = table;
  const caption = `What matters, by behaviour group: ${among} in ${inSentence(name)}, ${selection.year}`;
  const furthest = Math.max(
    LEAST,
    ...rows.flatMap(({ cells }) => cells.map(({ fromMean }) => Math.abs(100 * (fromMean?.difference ?? 0)))),
  );
  const explained = bases
    .map(
      ({ name: group, n, explained: sum }) =>
        `${group} ${sum === null ? `not shown (${formatNumber(n)} people asked)` : `${formatNumber(100 * sum, DECIMALS.share)}%`}`,
    )
    .join(", ");
  return (
    <FigureBlock
      id="by-group"
      isFolded
      title="What matters to each group"
      unit={`Importance: % of variance explained within the group, ${selection.year}. Colour and small number: difference from the average of the groups. Bold: clear difference.`}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${selection.year}, ${among}. Total explained: ${explained}. ${sayClear(clear, of, "differences")}.`}
      table={toTable(table, caption, asked)}
      csv={csv}
    >
      <FirstRows of={rows.length} what="factors">
        <HeatTable
          caption={caption}
          corner="Factor"
          lead="All"
          columns={bases.map(({ group, name: label }) => ({ key: group, label }))}
          rows={rows.map(({ key, text, all, cells }) => ({
            key,
            name: text,
            head: (
              <span className="flex items-center gap-2">
                <SeriesMarker mark={toFactorMark(asked, key)} className="size-3.5" />
                {text}
              </span>
            ),
            lead: isKnown(all) ? <Figure value={100 * all.value} digits={DECIMALS.share} /> : "–",
            cells: cells.map(({ figure, fromMean }) => ({
              value: isKnown(figure) ? 100 * figure.value : null,
              difference: fromMean ? 100 * fromMean.difference : null,
              n: figure?.n ?? 0,
              isSuppressed: !isKnown(figure),
              isClear: fromMean?.isClear ?? false,
            })),
          }))}
          strongest={furthest}
        />
      </FirstRows>
    </FigureBlock>
  );
}
