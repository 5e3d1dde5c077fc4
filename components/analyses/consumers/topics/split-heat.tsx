"use client";

import { FirstRows } from "@/components/charts/first-rows";
import { useState } from "react";
import { Choice } from "@/components/charts/choice";
import { FigureBlock } from "@/components/charts/figure-block";
import { HeatTable } from "@/components/charts/heat-table";
import { Figure } from "@/components/charts/figure";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { sayValue } from "@/lib/analyses/consumers/population-words";
import { type TopicRow, type TopicSplit, topicSplitsOf } from "@/lib/analyses/consumers/topics-view";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { CellWords } from "./cell-words";
import { toHeatValue, toStrongest } from "./heat-value";

interface SplitHeatProps extends SectionProps {
  split: TopicSplit;
  columns: readonly string[];
  rows: readonly TopicRow[];
  onSplit: (split: TopicSplit) => void;
}

const LABELS = { group: "Behaviour group", age: "Age", sex: "Sex" } as const;
const NAMES = { group: "behaviour group", age: "age", sex: "sex" } as const;

/** Topic by group of people in the market chosen, each against all of them. */
export function SplitHeat({ split, columns, rows, onSplit, selection, datasets, isSample, csv }: SplitHeatProps) {
  const [selected, setSelected] = useState<{ row: string; column: string } | null>(null);
  const { asked: questions } = datasets;
  const say = (value: string) => sayValue(questions, split, value);
  const asked = columns.flatMap((_, at) => rows.flatMap(({ cells }) => cells[at]?.figure.n ?? []));
  const row = rows.find(({ key }) => key === selected?.row);
  const title = `Who talks about what in ${inSentence(selection.market.name)}, by ${NAMES[split]}, ${selection.year}`;
  return (
    <FigureBlock
      id="people"
      title={title}
      unit={`% of each group; below it, points from everyone. Hatched: fewer than ${formatNumber(questions.smallestBase)} people asked.`}
      isSample={isSample}
      csv={csv}
      tools={
        <span className="mx-2.5 self-center">
          <Choice
            isBare
            label="Split by"
            options={topicSplitsOf(questions).map((value) => ({ value, label: LABELS[value] }))}
            value={split}
            onChange={onSplit}
          />
        </span>
      }
      source={`n = ${asked.length > 0 ? formatRange(Math.min(...asked), Math.max(...asked)) : "0"} per group. Bold: clearly different from everyone (all cells tested together).`}
      table={{
        caption: title,
        columns: [
          { label: "Topic" },
          { label: "All", numeric: true, digits: DECIMALS.share },
          ...columns.map((value) => ({ label: say(value), numeric: true, digits: DECIMALS.share })),
        ],
        rows: rows.map(({ text, centre, cells }) => [
          text,
          centre && centre * 100,
          ...cells.map(({ figure }) => (figure.value === null ? `n = ${figure.n}` : figure.value * 100)),
        ]),
      }}
    >
      <FirstRows of={rows.length} what="topics">
        <HeatTable
          caption={title}
          corner="Topic"
          lead="All"
          columns={columns.map((value) => ({ key: value, label: say(value) }))}
          rows={rows.map((each) => ({
            key: each.key,
            name: each.text,
            lead: each.centre === null ? "–" : <Figure value={each.centre * 100} digits={DECIMALS.share} />,
            cells: each.cells.map(toHeatValue),
          }))}
          strongest={toStrongest(rows)}
          selected={selected}
          onSelect={(inRow, column) => setSelected({ row: inRow, column })}
        />
      </FirstRows>
      <CellWords
        row={row}
        cell={row?.cells.find(({ column }) => column === selected?.column)}
        name={selected ? say(selected.column) : ""}
        from="everyone"
      />
    </FigureBlock>
  );
}
