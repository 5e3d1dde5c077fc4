"use client";

import { FigureBlock } from "@/components/charts/figure-block";
import { useShownStudy } from "@/components/layout/shown-study";
import { lettersOf } from "@/lib/catalogue/shown-study/shown-study";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { sayPeriod } from "@/lib/analyses/consumers/purpose";
import type { TopicRow } from "@/lib/analyses/consumers/topics-view";
import { formatRange } from "@/lib/platform/words/format";
import { TopicCells, toTopicTable } from "./topic-cells";

/** Topic by market: the share who talked about it, and how far that is from the average of the markets. */
export function TopicHeat({
  rows,
  markets,
  selection,
  datasets,
  isSample,
  csv,
}: SectionProps & { rows: readonly TopicRow[] }) {
  const asked = rows.flatMap((row) => row.cells.map(({ figure }) => figure.n));
  const title = `Talked about${sayPeriod(datasets.asked)}, ${selection.year}`;
  const study = useShownStudy();
  const columns = markets.map(({ slug, name }) => ({
    ...{ key: slug, label: name.replace(/^The /, ""), name },
    short: lettersOf(study, slug),
  }));
  const cells = { title, columns, rows, lead: "Average", from: "the average of the markets" };
  return (
    <FigureBlock
      id="markets"
      title={title}
      unit="% of people asked; below it, points from the average of the markets. Most talked-about topics first."
      isSample={isSample}
      csv={csv}
      source={`n = ${asked.length > 0 ? formatRange(Math.min(...asked), Math.max(...asked)) : "0"} per market. Bold: clearly different from the average (all cells tested together).`}
      table={toTopicTable(cells)}
    >
      <TopicCells {...cells} />
    </FigureBlock>
  );
}
