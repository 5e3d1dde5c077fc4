"use client";

import { ConsumerFrame } from "@/components/analyses/consumers/consumer-frame";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { Later } from "@/components/charts/later";
import { MarginFigure } from "@/components/charts/margin-figure";
import { toChangedItems } from "@/lib/analyses/consumers/awareness-view";
import { toTopicsClaim } from "@/lib/analyses/consumers/claims";
import { toMarketRows, toPartRows, toSplit } from "@/lib/analyses/consumers/topics-view";
import { itemsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { TopicHeat } from "./topic-heat";
import { TopicRanking } from "./topic-ranking";
import { SplitHeat } from "./split-heat";

/** What people talk about: topic by market, the market's own order, and who talks about what. */
export function TopicsSection(props: SectionProps) {
  const { selection, datasets, markets, query, set } = props;
  const rows = toMarketRows(selection, datasets, markets);
  const items = toChangedItems("topics", itemsOf(datasets.asked, "topics"), selection, datasets);
  const { claim, standfirst } = toTopicsClaim(rows, items, selection, markets, datasets.asked);
  const cells = rows.flatMap((row) => row.cells).filter(({ change }) => change !== null);
  const split = toSplit(query.view, datasets.asked);
  return (
    <ConsumerFrame
      {...props}
      lead="markets"
      claim={claim}
      standfirst={standfirst}
      margin={
        cells.length > 0 ? (
          <MarginFigure value={cells.filter(({ change }) => change?.isClear).length} of={cells.length}>
            clear differences between a market and the average of the markets in {selection.year}.
          </MarginFigure>
        ) : undefined
      }
      method={
        <p>
          The average gives each market the same weight. Comparisons allow for each market being part of the average,
          and each group being part of everyone. Green is above average and brown below; the deeper the colour, the
          larger the difference. Bold: clear difference.
        </p>
      }
    >
      <TopicHeat {...props} rows={rows} />
      <Later>
        <TopicRanking {...props} items={items} />
      </Later>
      <SplitHeat
        {...props}
        split={split}
        {...toPartRows(split, selection, datasets)}
        onSplit={(next) => set({ view: next === toSplit(null, datasets.asked) ? null : next })}
      />
    </ConsumerFrame>
  );
}
