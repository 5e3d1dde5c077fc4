"use client";

import { MarginFigure } from "@/components/charts/margin-figure";
import { readSplit, sayWhole, toBreakdown } from "@/lib/analyses/consumers/attitudes/breakdown";
import { toSourceWords } from "@/lib/analyses/consumers/attitudes/source";
import { sayPeople } from "@/lib/analyses/consumers/population-words";
import { toSayDoClaim } from "@/lib/analyses/consumers/say-do-gap/claim";
import { toPanelParts } from "@/lib/analyses/consumers/say-do-gap/panel-parts";
import { toSayDoView } from "@/lib/analyses/consumers/say-do-gap/view";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { sayMarks } from "@/lib/catalogue/definition/mark-words";
import { BreakdownFigure } from "@/components/analyses/consumers/attitudes/breakdown-figure";
import { ConsumerFrame } from "@/components/analyses/consumers/consumer-frame";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { Later } from "@/components/charts/later";
import { DumbbellFigure } from "./dumbbell-figure";
import { ItemPanel } from "./item-panel";
import { YearsFigure } from "./years-figure";

/** What matters to people, and what they did: gaps, years, and who has which. */
export function SayDoSection(props: SectionProps) {
  const { selection, datasets, query, set, waves, markets, isSample, csv } = props;
  const { market, from, year, years, population } = selection;
  const { asked } = datasets;
  const people = sayPeople(asked, population);
  const good = sayMarks(asked.subjects["say-do"]?.scale?.positive ?? []);
  const name = inSentence(market.name);
  const [dataset, whole] = [datasets.section("say-do"), datasets.wave("say-do")];
  const view = toSayDoView({ dataset, market: market.slug, from, to: year, actions: asked.actions });
  const split = readSplit(query.view, "age", asked);
  const order = view.rows.map(({ item: { key, text } }) => ({ item: `${key}/gap`, text }));
  const breakdown = toBreakdown({
    split,
    items: order,
    words: asked,
    population,
    market: market.slug,
    year,
    wave: whole,
    dataset,
    markets,
  });
  const wave = waves.find((each) => each.market === market.slug && each.year === year);
  const shared = { people, isSample, csv };
  return (
    <ConsumerFrame
      {...props}
      lead="gaps"
      {...toSayDoClaim({ view, market: market.name, people, from, to: year })}
      margin={
        view.of > 0 ? (
          <MarginFigure value={view.ahead + view.behind} of={view.of}>
            clear gaps between saying and doing.
          </MarginFigure>
        ) : undefined
      }
      method={
        <p>
          “Matters” is the share answering {good}. “Did it” is the share answering yes about the last time they had a
          choice. The two questions use different scales, so a gap of zero would not mean that people do all they say.
          Use the gap to compare actions, years or groups.
        </p>
      }
    >
      <DumbbellFigure
        {...shared}
        good={good}
        view={view}
        market={name}
        year={year}
        source={toSourceWords({ market: market.name, year, figures: view.rows.map(({ gap }) => gap), wave })}
      />
      <Later>
        <YearsFigure {...shared} view={view} years={years} market={name} />
      </Later>
      <BreakdownFigure
        {...shared}
        title="The gap"
        isFolded
        what={`Saying minus doing in ${split === "market" ? "each market" : name}, ${year}, percentage points`}
        corner="What"
        breakdown={breakdown}
        asked={asked}
        onSplit={(next) => set({ view: next })}
        source={toSourceWords({
          market: split === "market" ? "All markets," : market.name,
          year,
          figures: breakdown.rows.flatMap(({ cells }) => cells.map(({ figure }) => figure)),
          wave: split === "market" ? undefined : wave,
        })}
        panel={(row, column) => {
          const cell = row.cells[column];
          return cell ? (
            <ItemPanel
              title={row.text}
              part={breakdown.columns[column]?.label ?? ""}
              whole={sayWhole(split, asked)}
              cell={cell}
              parts={toPanelParts({
                item: row.item.replace(/\/gap$/, ""),
                breakdown,
                population,
                year,
                wave: whole,
                dataset,
              })}
            />
          ) : null;
        }}
      />
    </ConsumerFrame>
  );
}
