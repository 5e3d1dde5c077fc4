"use client";

import { MarginFigure } from "@/components/charts/margin-figure";
import { readSplit, toBreakdown } from "@/lib/analyses/consumers/attitudes/breakdown";
import { toAttitudeClaim } from "@/lib/analyses/consumers/attitudes/claim";
import { toSourceWords } from "@/lib/analyses/consumers/attitudes/source";
import { agreeOf, toAttitudeView } from "@/lib/analyses/consumers/attitudes/view";
import { sayMarksShort } from "@/lib/catalogue/definition/mark-words";
import { sayPeople } from "@/lib/analyses/consumers/population-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { useShownStudy } from "@/components/layout/shown-study";
import { ConsumerFrame } from "@/components/analyses/consumers/consumer-frame";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { Later } from "@/components/charts/later";
import { BreakdownFigure } from "./breakdown-figure";
import { LikertFigure } from "./likert-figure";
import { TrendGrid } from "./trend-grid";

/** Trust, willingness to pay and other attitudes: answers, years and markets, and who agrees. */
export function AttitudesSection(props: SectionProps) {
  const { selection, datasets, query, set, waves, markets, isSample, csv } = props;
  const { market, from, year, population } = selection;
  const { asked } = datasets;
  const people = sayPeople(asked, population);
  const scale = asked.subjects.attitudes?.scale;
  const good = sayMarksShort(scale?.positive ?? []);
  const { modules } = useShownStudy();
  const dataset = datasets.section("attitudes");
  const view = toAttitudeView({ dataset, market: market.slug, from, to: year, markets, asked });
  const split = readSplit(query.view, "age", asked);
  const breakdown = toBreakdown({
    split,
    items: view.grid.map(({ statement: { key, text } }) => ({ item: agreeOf(key), text })),
    words: asked,
    population,
    market: market.slug,
    year,
    wave: datasets.wave("attitudes"),
    dataset,
    markets,
  });
  const wave = waves.find((each) => each.market === market.slug && each.year === year);
  const shown = view.themes.flatMap(({ rows }) => rows.map(({ agree }) => agree));
  const source = toSourceWords({ market: market.name, year, figures: shown, wave });
  const shared = { people, isSample, csv };
  return (
    <ConsumerFrame
      {...props}
      lead="answers"
      {...toAttitudeClaim({ view, market: market.name, people, from, to: year })}
      margin={
        view.of > 0 ? (
          <MarginFigure value={view.real} of={view.of}>
            shares have clearly changed in {inSentence(market.name)} since {from}.
          </MarginFigure>
        ) : undefined
      }
      method={
        <p>
          Everyone rates every statement, so comparisons between statements use the largest margin of error they could
          have.{" "}
          {modules.includes("sayDo")
            ? "Agreeing to pay more is an answer, not a purchase: the say–do gap shows the difference."
            : "Agreeing is an answer, not something done."}
        </p>
      }
    >
      <LikertFigure
        {...shared}
        scale={scale ?? null}
        view={view}
        market={inSentence(market.name)}
        from={from}
        year={year}
        source={source}
      />
      <Later>
        <TrendGrid {...shared} good={good} view={view} markets={markets} own={market.slug} />
      </Later>
      <BreakdownFigure
        {...shared}
        title="Who agrees"
        what={`Share who agree (${good}) in ${split === "market" ? "each market" : inSentence(market.name)}, ${year}, %`}
        corner="Statement"
        breakdown={breakdown}
        asked={asked}
        onSplit={(view) => set({ view })}
        source={toSourceWords({
          market: split === "market" ? "All markets," : market.name,
          year,
          figures: breakdown.rows.flatMap(({ cells }) => cells.map(({ figure }) => figure)),
          wave: split === "market" ? undefined : wave,
        })}
      />
    </ConsumerFrame>
  );
}
