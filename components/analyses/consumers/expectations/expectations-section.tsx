"use client";

import { MarginFigure } from "@/components/charts/margin-figure";
import { readSplit, toBreakdown } from "@/lib/analyses/consumers/attitudes/breakdown";
import { toSourceWords } from "@/lib/analyses/consumers/attitudes/source";
import { toTrends } from "@/lib/analyses/consumers/attitudes/trend";
import { toExpectationClaim } from "@/lib/analyses/consumers/expectations/claim";
import { MEAN_ITEM, toExpectationView } from "@/lib/analyses/consumers/expectations/view";
import { sayMarks, sayMarksShort } from "@/lib/catalogue/definition/mark-words";
import { itemsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { sayPeople } from "@/lib/analyses/consumers/population-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { BreakdownFigure } from "@/components/analyses/consumers/attitudes/breakdown-figure";
import { ConsumerFrame } from "@/components/analyses/consumers/consumer-frame";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { Later } from "@/components/charts/later";
import { LollipopFigure } from "./lollipop-figure";
import { MeanFigure } from "./mean-figure";

/** What people expect of each industry, by market, people and year. */
export function ExpectationsSection(props: SectionProps) {
  const { selection, datasets, query, set, waves, markets, isSample, csv } = props;
  const { market, from, year, population } = selection;
  const { asked } = datasets;
  const people = sayPeople(asked, population);
  const good = asked.subjects.expectations?.scale?.positive ?? [];
  const name = inSentence(market.name);
  const dataset = datasets.section("expectations");
  const view = toExpectationView({
    dataset,
    market: market.slug,
    from,
    to: year,
    industries: itemsOf(asked, "expectations"),
  });
  const split = readSplit(query.view, "market", asked);
  const items = view.rows.map(({ slug, name: text }) => ({ item: slug, text }));
  const breakdown = toBreakdown({
    split,
    items,
    words: asked,
    population,
    market: market.slug,
    year,
    wave: datasets.wave("expectations"),
    dataset,
    markets,
  });
  const wave = waves.find((each) => each.market === market.slug && each.year === year);
  const trends = toTrends({
    dataset,
    from,
    to: year,
    of: markets.map(({ slug }) => ({ item: MEAN_ITEM, market: slug })),
  });
  const shared = { people, isSample, csv };
  return (
    <ConsumerFrame
      {...props}
      lead="industries"
      {...toExpectationClaim({ view, market: market.name, people, to: year })}
      margin={
        view.of > 0 ? (
          <MarginFigure value={view.above + view.below} of={view.of}>
            industries are clearly different from the average: {view.above} above, {view.below} below.
          </MarginFigure>
        ) : undefined
      }
      method={
        <p>
          The average gives every industry the same weight. People who expect a lot of one industry tend to expect a lot
          of others, so the test is cautious: it may miss a clear difference but rarely reports a false one. What people
          expect says nothing about what companies do. Select an industry to see how its brands are rated.
        </p>
      }
    >
      <LollipopFigure
        {...shared}
        good={sayMarks(good)}
        view={view}
        market={{ slug: market.slug, name }}
        from={from}
        year={year}
        source={toSourceWords({ market: market.name, year, figures: view.rows.map(({ figure }) => figure), wave })}
      />
      <BreakdownFigure
        {...shared}
        isFolded
        title="Who expects a lot"
        what={`Share who expect a lot (${sayMarksShort(good)}) in ${split === "market" ? "each market" : name}, ${year}, %`}
        corner="Industry"
        breakdown={breakdown}
        asked={asked}
        onSplit={(next) => set({ view: next })}
        source={toSourceWords({
          market: split === "market" ? "All markets," : market.name,
          year,
          figures: breakdown.rows.flatMap(({ cells }) => cells.map(({ figure }) => figure)),
          wave: split === "market" ? undefined : wave,
        })}
      />
      <Later>
        <MeanFigure {...shared} trends={trends} markets={markets} own={market.slug} />
      </Later>
    </ConsumerFrame>
  );
}
