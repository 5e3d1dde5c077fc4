"use client";

import { StudyText } from "@/components/layout/study-text";
import { MarginFigure } from "@/components/charts/margin-figure";
import { CellSelect } from "@/components/charts/named-select";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { ConsumerFrame } from "@/components/analyses/consumers/consumer-frame";
import { useShownStudy } from "@/components/layout/shown-study";
import { MarketTrend } from "@/components/analyses/consumers/market-trend";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { Later } from "@/components/charts/later";
import { toAgedItems, toChangedItems, toParts, toWord, toYearSteps } from "@/lib/analyses/consumers/awareness-view";
import { fillText } from "@/lib/catalogue/shown-study/study-words";
import { saySteps, toAwarenessClaim } from "@/lib/analyses/consumers/claims";
import { toMarketLines } from "@/lib/analyses/consumers/market-lines";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { placeOfMarket } from "@/lib/catalogue/shown-study/shown-study";
import { itemsOf, termsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { countOf } from "@/lib/platform/words/sentences";
import { AgePanels } from "./age-panels";
import { PartsFigure } from "./parts-figure";

/** How many know the words of sustainability, and how many talk about it: by market and year, by age, and who talks. */
export function AwarenessSection(props: SectionProps) {
  const study = useShownStudy();
  const { selection, datasets, markets, query, set, isSample, csv } = props;
  const { asked } = datasets;
  const terms = termsOf(asked);
  const figures = itemsOf(asked, "awareness");
  const items = toChangedItems("awareness", figures, selection, datasets);
  const word = toWord(query.view, items, asked);
  const aged = toAgedItems(figures, selection, datasets);
  const { claim, standfirst } = toAwarenessClaim(items, aged, selection, asked);
  const judged = items.filter(({ change }) => change !== null);
  const tellSteps = (key: string) => {
    const item = items.find((each) => each.key === key);
    return item ? fillText(saySteps(item, toYearSteps(key, selection, datasets), selection, asked), study) : "";
  };
  const talk = items.find(({ key }) => key === asked.talk?.key);
  const mark = toSeriesMark(placeOfMarket(study, selection.market.slug));
  const span = selection.from === selection.year ? String(selection.year) : `${selection.from}–${selection.year}`;
  return (
    <ConsumerFrame
      {...props}
      lead={word ? "words" : "talk"}
      filter={
        word ? (
          <CellSelect
            label="Term"
            options={terms.map(({ key, text }) => ({ value: key, name: text }))}
            value={word.key}
            onChange={(key) => set({ view: key })}
          />
        ) : undefined
      }
      claim={claim}
      standfirst={standfirst}
      margin={
        judged.length > 0 ? (
          <MarginFigure value={judged.filter(({ change }) => change?.isClear).length} of={judged.length}>
            clear changes in {inSentence(selection.market.name)} since {selection.from}:{" "}
            {[terms.length > 0 ? countOf(terms.length, "term") : "", asked.talk ? "talking about sustainability" : ""]
              .filter(Boolean)
              .join(", and ")}
            .
          </MarginFigure>
        ) : undefined
      }
      method={
        <p>
          Knowing a term is what people say about themselves; no one was asked to explain it. Lines are straight between
          studies, with gaps where a market was not asked. Changes <StudyText>{"{{from.next}}"}</StudyText> are tested
          together for each line.
        </p>
      }
    >
      {word ? (
        <MarketTrend
          {...{ selection, isSample, csv }}
          id="words"
          title={`Know what “${word.text.charAt(0).toLowerCase()}${word.text.slice(1)}” means, ${span}`}
          unit="% of people asked who answered yes. Shaded bands: 95% intervals."
          lines={toMarketLines("awareness", word.key, selection.years, datasets, markets, study)}
          tests={tellSteps(word.key)}
        />
      ) : null}
      <Later>
        <AgePanels
          {...{ selection, isSample, csv, mark }}
          words={asked}
          items={aged.filter(({ key }) => key !== asked.talk?.key)}
        />
        {talk ? (
          <div className="grid gap-x-12 lg:grid-cols-7-5">
            <MarketTrend
              {...{ selection, isSample, csv }}
              id="talk"
              title={`${talk.text.replace(" with someone", "")}, ${span}`}
              unit="% who talked about it with someone, with 95% intervals."
              lines={toMarketLines("awareness", talk.key, selection.years, datasets, markets, study)}
              height={360}
              tests={tellSteps(talk.key)}
            />
            <PartsFigure
              {...{ selection, isSample, mark }}
              words={asked}
              all={talk.now}
              parts={toParts(talk.key, selection, datasets)}
            />
          </div>
        ) : null}
      </Later>
    </ConsumerFrame>
  );
}
