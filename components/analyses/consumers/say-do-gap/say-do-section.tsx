"use client";

import { MarginFigure } from "@/components/charts/margin-figure";
import { readSplit, toBreakdown, WHOLES } from "@/lib/analyses/consumers/attitudes/breakdown";
import { toSourceWords } from "@/lib/analyses/consumers/attitudes/source";
import { sayPeople } from "@/lib/analyses/consumers/population-words";
import { toSayDoClaim } from "@/lib/analyses/consumers/say-do-gap/claim";
import { toPanelParts } from "@/lib/analyses/consumers/say-do-gap/panel-parts";
import { toSayDoView } from "@/lib/analyses/consumers/say-do-gap/view";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { SAY_DO_ITEMS } from "@/lib/study/questionnaire";
import { BreakdownFigure } from "@/components/analyses/consumers/attitudes/breakdown-figure";
import { ConsumerFrame } from "@/components/analyses/consumers/consumer-frame";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { Later } from "@/components/charts/later";
import { DumbbellFigure } from "./dumbbell-figure";
import { ItemPanel } from "./item-panel";
import { YearsFigure } from "./years-figure";

const ITEMS = SAY_DO_ITEMS.map(({ key, text }) => ({ item: `${key}/gap`, text }));

/** What matters to people, and what they did: gaps, years, and who has which. */
export function SayDoSection(props: SectionProps) {
  const { selection, datasets, query, set, waves, markets, isSample, csv } = props;
  const { market, from, year, years, population } = selection;
  const people = sayPeople(population);
  const name = inSentence(market.name);
  const [dataset, whole] = [datasets.section("say-do"), datasets.wave("say-do")];
  const view = toSayDoView({ dataset, market: market.slug, from, to: year });
  const split = readSplit(query.view, "age");
  const order = view.rows.flatMap(({ item }) => ITEMS.filter((each) => each.item === `${item.key}/gap`));
  const breakdown = toBreakdown({
    split,
    items: order,
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
          “Matters” is the share answering 4 or 5. “Did it” is the share answering yes about the last time they had a
          choice. The two questions use different scales, so a gap of zero would not mean that people do all they say.
          Use the gap to compare actions, years or groups.
        </p>
      }
    >
      <DumbbellFigure
        {...shared}
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
        what={`Saying minus doing in ${split === "market" ? "each market" : name}, ${year}, percentage points`}
        corner="What"
        breakdown={breakdown}
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
              whole={WHOLES[split]}
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
