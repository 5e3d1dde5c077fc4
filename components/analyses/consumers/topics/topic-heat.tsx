"use client";

import { useState } from "react";
import { FigureBlock } from "@/components/charts/figure-block";
import { HeatTable } from "@/components/charts/heat-table";
import { Figure } from "@/components/charts/figure";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { sayPeriod } from "@/lib/analyses/consumers/purpose";
import type { TopicRow } from "@/lib/analyses/consumers/topics-view";
import { formatRange, DECIMALS } from "@/lib/platform/words/format";
import { CellWords } from "./cell-words";
import { toHeatValue, toStrongest } from "./heat-value";

/** Topic by market: the share who talked about it, and how far that is from the average of the markets. */
export function TopicHeat({
  rows,
  markets,
  selection,
  datasets,
  isSample,
  csv,
}: SectionProps & { rows: readonly TopicRow[] }) {
  const [selected, setSelected] = useState<{ row: string; column: string } | null>(null);
  const asked = rows.flatMap(({ cells }) => cells.map(({ figure }) => figure.n));
  const row = rows.find(({ key }) => key === selected?.row);
  const title = `Talked about${sayPeriod(datasets.asked)}, ${selection.year}`;
  return (
    <FigureBlock
      id="markets"
      title={title}
      unit="% of people asked; below it, points from the average of the markets. Most talked-about topics first."
      isSample={isSample}
      csv={csv}
      source={`n = ${asked.length > 0 ? formatRange(Math.min(...asked), Math.max(...asked)) : "0"} per market. Bold: clearly different from the average (all cells tested together).`}
      table={{
        caption: title,
        columns: [
          { label: "Topic" },
          { label: "Average", numeric: true, digits: DECIMALS.share },
          ...markets.map(({ name }) => ({ label: name, numeric: true, digits: DECIMALS.share })),
        ],
        rows: rows.map(({ text, centre, cells }) => [
          text,
          centre && centre * 100,
          ...cells.map(({ figure }) => (figure.value === null ? `n = ${figure.n}` : figure.value * 100)),
        ]),
      }}
    >
      <HeatTable
        caption={title}
        corner="Topic"
        lead="Average"
        columns={markets.map(({ slug, name }) => ({ key: slug, label: name.replace(/^The /, "") }))}
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
      <CellWords
        row={row}
        cell={row?.cells.find(({ column }) => column === selected?.column)}
        name={markets.find(({ slug }) => slug === selected?.column)?.name ?? ""}
        from="the average of the markets"
      />
    </FigureBlock>
  );
}
