"use client";

import { Choice } from "@/components/charts/choice";
import { FigureBlock } from "@/components/charts/figure-block";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { sayValue } from "@/lib/analyses/consumers/population-words";
import { type TopicRow, type TopicSplit, topicSplitsOf } from "@/lib/analyses/consumers/topics-view";
import { formatNumber, formatRange } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { TopicCells, toTopicTable } from "./topic-cells";

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
  const { asked: questions } = datasets;
  const toColumn = (key: string) => {
    const name = sayValue(questions, split, key);
    return { key, label: name, name };
  };
  const asked = columns.flatMap((_, at) => rows.flatMap((row) => row.cells[at]?.figure.n ?? []));
  const title = `Who talks about what in ${inSentence(selection.market.name)}, by ${NAMES[split]}, ${selection.year}`;
  const cells = { title, columns: columns.map(toColumn), rows, lead: "All", from: "everyone" };
  return (
    <FigureBlock
      id="people"
      isFolded
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
      table={toTopicTable(cells)}
    >
      <TopicCells {...cells} isFolded />
    </FigureBlock>
  );
}
