"use client";

import { FirstRows } from "@/components/charts/first-rows";
import { FigureBlock } from "@/components/charts/figure-block";
import { HeatTable } from "@/components/charts/heat-table";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { isKnown } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import type { PriorityByGroup, PriorityCell } from "@/lib/analyses/consumers/priorities/by-group";
import { PER_SHOWN } from "@/lib/analyses/consumers/priorities/ranking";
import { sayGroup } from "@/lib/analyses/consumers/population-words";
import { priorityWords, sayPriority } from "@/lib/analyses/consumers/priorities/words";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { sayClear } from "@/lib/analyses/consumers/behaviour-groups/in-words";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { clearWords } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { PriorityValue } from "./priority-value";

/** Even where all differences are small, a cell is no deeper than this many per 100 make it. */
const LEAST = 10;

const toTable = ({ rows }: PriorityByGroup, caption: string, asked: Questionnaire) => ({
  caption,
  columns: [
    { label: "Priority" },
    { label: "Group" },
    { label: priorityWords(asked.priorities).figure, numeric: true },
    { label: "95% interval", numeric: true },
    { label: "n", numeric: true, digits: DECIMALS.count },
    { label: "From everyone", numeric: true },
    { label: "Clear?" },
  ],
  rows: rows.flatMap(({ text, cells }) =>
    cells.map(({ group, figure, fromAll }) => [
      text,
      sayGroup(asked, group),
      isKnown(figure)
        ? sayPriority(figure.value, asked.priorities, DECIMALS.points)
        : `Fewer than ${formatNumber(asked.smallestBase)}`,
      isKnown(figure) ? formatRange(PER_SHOWN * figure.low, PER_SHOWN * figure.high, DECIMALS.share) : null,
      figure?.n ?? 0,
      fromAll ? formatSigned(PER_SHOWN * fromAll.difference) : null,
      fromAll ? clearWords("difference", fromAll.isClear) : null,
    ]),
  ),
});

const toValue = ({ figure, fromAll }: PriorityCell) => ({
  value: isKnown(figure) ? PER_SHOWN * figure.value : null,
  difference: fromAll ? PER_SHOWN * fromAll.difference : null,
  n: figure?.n ?? 0,
  isSuppressed: !isKnown(figure),
  isClear: fromAll?.isClear ?? false,
});

/** What each behaviour group wants first. */
export function GroupFigure({
  table,
  among,
  selection,
  datasets,
  csv,
  isSample,
}: SectionProps & { table: PriorityByGroup; among: string }) {
  const { name } = selection.market;
  const { asked } = datasets;
  const { rows, bases, clear, of } = table;
  const caption = `Priorities by behaviour group: ${among} in ${inSentence(name)}, ${selection.year}`;
  const furthest = Math.max(
    LEAST,
    ...rows.flatMap(({ cells }) => cells.map(({ fromAll }) => Math.abs(PER_SHOWN * (fromAll?.difference ?? 0)))),
  );
  return (
    <FigureBlock
      id="by-group"
      title="What each group puts first"
      unit={`${priorityWords(asked.priorities).short}, ${selection.year}. Colour and small number: difference from everyone. Bold: clear difference.`}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${selection.year}, ${among}. n = ${bases.map(({ name: group, n }) => `${formatNumber(n)} (${group})`).join(", ")}. ${sayClear(clear, of, "differences from everyone")}; the comparison allows for each group being part of everyone.`}
      table={toTable(table, caption, asked)}
      csv={csv}
    >
      <FirstRows of={rows.length} what="priorities">
        <HeatTable
          caption={caption}
          corner="Priority"
          lead="All"
          columns={bases.map(({ group, name: label }) => ({ key: group, label }))}
          rows={rows.map(({ key, text, all, cells }) => ({
            key,
            name: text,
            lead: isKnown(all) ? (
              <PriorityValue value={all.value} design={asked.priorities} digits={DECIMALS.points} />
            ) : (
              "–"
            ),
            cells: cells.map(toValue),
          }))}
          strongest={furthest}
        />
      </FirstRows>
    </FigureBlock>
  );
}
