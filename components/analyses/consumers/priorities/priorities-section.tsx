"use client";

import { MarginFigure } from "@/components/charts/margin-figure";
import { ConsumerFrame } from "@/components/analyses/consumers/consumer-frame";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { Later } from "@/components/charts/later";
import { StateNotice } from "@/components/ui/state-notice";
import { findReading } from "@/lib/analyses/consumers/find-figure";
import { itemsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { sayPeople } from "@/lib/analyses/consumers/population-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { readingsBetween } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { ALL } from "@/lib/analyses/consumers/population";
import { toPrioritiesByGroup } from "@/lib/analyses/consumers/priorities/by-group";
import { toPriorityClaim } from "@/lib/analyses/consumers/priorities/claim";
import { toPriorityRanking } from "@/lib/analyses/consumers/priorities/ranking";
import { toPriorityYears } from "@/lib/analyses/consumers/priorities/series";
import { GroupFigure } from "./group-figure";
import { RankFigure } from "./rank-figure";
import { YearsFigure } from "./years-figure";

/** The section on priorities: their order with ties, over the years, and by behaviour group. */
export function PrioritiesSection(props: SectionProps) {
  const { selection, datasets, query } = props;
  const { market, from, year, population } = selection;
  const { asked } = datasets;
  const among = sayPeople(asked, population);
  const items = itemsOf(asked, "priorities");
  const isList = asked.priorities === "mentions";
  const dataset = datasets.section("priorities");
  const reading = findReading(dataset, market.slug, year);
  const ranking = toPriorityRanking(reading, items);
  const years = toPriorityYears(readingsBetween(dataset, market.slug, from, year), items);
  const table = asked.groups.length > 0 ? toPrioritiesByGroup(datasets.wave("priorities"), population, asked) : null;
  const { claim, standfirst, margin } = toPriorityClaim({
    ranking,
    years,
    market: inSentence(market.name),
    among,
    asked,
  });
  const focus = ranking?.rows.find(({ key }) => key === query.view)?.key ?? ranking?.rows[0]?.key ?? "";
  return (
    <ConsumerFrame
      {...props}
      lead={ranking ? "ranking" : undefined}
      claim={claim}
      standfirst={standfirst}
      margin={
        margin ? (
          <MarginFigure value={margin.value} of={margin.of}>
            {margin.words}
          </MarginFigure>
        ) : null
      }
      method={
        <p>
          {isList
            ? "Importance is the share of the people asked who chose a priority from the list."
            : "Importance is the number of times a priority was chosen as most important, minus the times it was chosen as least important, divided by the times it was shown. All priorities add up to zero, so one can rise only if others fall."}{" "}
          Priorities in the same bracket are tied. Brackets can overlap: the outer two of three neighbours can differ
          although neither differs clearly from the middle one.
        </p>
      }
    >
      {ranking ? (
        <RankFigure {...props} ranking={ranking} among={among} />
      ) : (
        <StateNotice
          className="mt-10"
          title={`Too few people asked in ${year}`}
          drawing={
            <path d="M0 8H120M0 18H120M0 28H120M0 38H120" className="stroke-rule-strong" strokeDasharray="2 5" />
          }
        >
          {Math.max(0, ...(reading?.figures.map(({ n }) => n) ?? []))} {among} were asked; we need at least{" "}
          {asked.smallestBase}. Try a larger group or another year.
        </StateNotice>
      )}
      <Later>
        {years ? <YearsFigure {...props} years={years} among={among} focus={focus} /> : null}
        {table ? (
          <GroupFigure {...props} table={table} among={sayPeople(asked, { ...population, group: ALL })} />
        ) : null}
      </Later>
    </ConsumerFrame>
  );
}
