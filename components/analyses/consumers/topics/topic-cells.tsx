"use client";

import { useState } from "react";
import { Figure } from "@/components/charts/figure";
import { FirstRows } from "@/components/charts/first-rows";
import { HeatTable } from "@/components/charts/heat-table";
import type { TopicRow } from "@/lib/analyses/consumers/topics-view";
import { DECIMALS } from "@/lib/platform/words/format";
import { CellWords } from "./cell-words";
import { toHeatValue, toStrongest } from "./heat-value";

/** A column of topics: its heading, and its name in the words about a cell. */
export interface TopicColumn {
  key: string;
  label: string;
  /** Instead of the label where it has no room. */
  short?: string;
  name: string;
}

interface TopicCellsProps {
  title: string;
  columns: readonly TopicColumn[];
  rows: readonly TopicRow[];
  /** Heading of the column that the others are compared with, and what it is called in a sentence. */
  lead: string;
  from: string;
  /** Three rows and a button on phones. */
  isFolded?: boolean;
}

/** Topics by column, and the value of the selected cell in words. */
export function TopicCells({ title, columns, rows, lead, from, isFolded = false }: TopicCellsProps) {
  const [selected, setSelected] = useState<{ row: string; column: string } | null>(null);
  const row = rows.find(({ key }) => key === selected?.row);
  const table = (
    <HeatTable
      caption={title}
      corner="Topic"
      lead={lead}
      columns={columns}
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
  );
  return (
    <>
      {isFolded ? (
        <FirstRows of={rows.length} what="topics">
          {table}
        </FirstRows>
      ) : (
        table
      )}
      <CellWords
        row={row}
        cell={row?.cells.find(({ column }) => column === selected?.column)}
        name={columns.find(({ key }) => key === selected?.column)?.name ?? ""}
        from={from}
      />
    </>
  );
}

/** The same as a plain table, in percent; a hidden value as the number of people. */
export const toTopicTable = ({ title, columns, rows, lead }: TopicCellsProps) => ({
  caption: title,
  columns: [
    { label: "Topic" },
    ...[lead, ...columns.map(({ name }) => name)].map((label) => ({ label, numeric: true, digits: DECIMALS.share })),
  ],
  rows: rows.map(({ text, centre, cells }) => [
    text,
    centre && centre * 100,
    ...cells.map(({ figure }) => (figure.value === null ? `n = ${figure.n}` : figure.value * 100)),
  ]),
});
