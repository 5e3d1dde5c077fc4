"use client";

import { MarginFigure } from "@/components/charts/margin-figure";
import { CellSelect } from "@/components/charts/named-select";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { ConsumerFrame } from "@/components/analyses/consumers/consumer-frame";
import { useShownStudy } from "@/components/layout/shown-study";
import { MarketTrend } from "@/components/analyses/consumers/market-trend";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { Later } from "@/components/charts/later";
import {
  AWARENESS_FIGURES,
  toAgedItems,
  toChangedItems,
  toParts,
  toWord,
  toYearSteps,
} from "@/lib/analyses/consumers/awareness-view";
import { saySteps, toAwarenessClaim } from "@/lib/analyses/consumers/claims";
import { toMarketLines } from "@/lib/analyses/consumers/market-lines";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { placeOfMarket } from "@/lib/catalogue/shown-study/shown-study";
import { AWARENESS_ITEMS, DISCUSSION_ITEM } from "@/lib/study/questionnaire";
import { AgePanels } from "./age-panels";
import { PartsFigure } from "./parts-figure";

const WORDS = AWARENESS_ITEMS.map(({ key, text }) => ({ value: key, name: text }));

/** How many know the words of sustainability, and how many talk about it: by market and year, by age, and who talks. */
export function AwarenessSection(props: SectionProps) {
  const study = useShownStudy();
  const { selection, datasets, markets, query, set, isSample, csv } = props;
  const items = toChangedItems("awareness", AWARENESS_FIGURES, selection, datasets);
  const word = toWord(query.view, items);
  const aged = toAgedItems(AWARENESS_FIGURES, selection, datasets);
  const { claim, standfirst } = toAwarenessClaim(items, aged, selection);
  const judged = items.filter(({ change }) => change !== null);
  const tellSteps = (key: string) => {
    const item = items.find((each) => each.key === key);
    return item ? saySteps(item, toYearSteps(key, selection, datasets), selection) : "";
  };
  const talk = items.find(({ key }) => key === DISCUSSION_ITEM.key);
  const mark = toSeriesMark(placeOfMarket(study, selection.market.slug));
  const span = selection.from === selection.year ? String(selection.year) : `${selection.from}–${selection.year}`;
  return (
    <ConsumerFrame
      {...props}
      lead="words"
      filter={<CellSelect label="Term" options={WORDS} value={word.key} onChange={(key) => set({ view: key })} />}
      claim={claim}
      standfirst={standfirst}
      margin={
        judged.length > 0 ? (
          <MarginFigure value={judged.filter(({ change }) => change?.isClear).length} of={judged.length}>
            clear changes in {inSentence(selection.market.name)} since {selection.from}: six terms, and talking about
            sustainability.
          </MarginFigure>
        ) : undefined
      }
      method={
        <p>
          Knowing a term is what people say about themselves; no one was asked to explain it. Lines are straight between
          studies, with gaps where a market was not asked. Changes from one year to the next are tested together for
          each line.
        </p>
      }
    >
      <MarketTrend
        {...{ selection, isSample, csv }}
        id="words"
        title={`Know what “${word.text.charAt(0).toLowerCase()}${word.text.slice(1)}” means, ${span}`}
        unit="% of people asked who answered yes. Shaded bands: 95% intervals."
        lines={toMarketLines("awareness", word.key, selection.years, datasets, markets, study)}
        tests={tellSteps(word.key)}
      />
      <Later>
        <AgePanels
          {...{ selection, isSample, csv, mark }}
          items={aged.filter(({ key }) => key !== DISCUSSION_ITEM.key)}
        />
        <div className="grid gap-x-12 lg:grid-cols-7-5">
          <MarketTrend
            {...{ selection, isSample, csv }}
            id="talk"
            title={`Talked about sustainability in the last month, ${span}`}
            unit="% who talked about it with someone, with 95% intervals."
            lines={toMarketLines("awareness", DISCUSSION_ITEM.key, selection.years, datasets, markets, study)}
            height={360}
            tests={tellSteps(DISCUSSION_ITEM.key)}
          />
          {talk ? (
            <PartsFigure
              {...{ selection, isSample, mark }}
              all={talk.now}
              parts={toParts(DISCUSSION_ITEM.key, selection, datasets)}
            />
          ) : null}
        </div>
      </Later>
    </ConsumerFrame>
  );
}
