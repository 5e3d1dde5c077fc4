"use client";

import { MarginFigure } from "@/components/charts/margin-figure";
import { ConsumerFrame } from "@/components/analyses/consumers/consumer-frame";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { Later } from "@/components/charts/later";
import { StateNotice } from "@/components/ui/state-notice";
import { toFactorsByGroup } from "@/lib/analyses/consumers/decision-factors/by-group";
import { toFactorClaim } from "@/lib/analyses/consumers/decision-factors/claim";
import { toFactorImportance } from "@/lib/analyses/consumers/decision-factors/importance";
import { toFactorField } from "@/lib/analyses/consumers/decision-factors/quadrants";
import { toFactorYears } from "@/lib/analyses/consumers/decision-factors/series";
import { findReading } from "@/lib/analyses/consumers/find-figure";
import { itemsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { sayPeople } from "@/lib/analyses/consumers/population-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { readingsBetween } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { ALL } from "@/lib/analyses/consumers/population";
import { FieldFigure } from "./field-figure";
import { GroupFigure } from "./group-figure";
import { ImportanceFigure } from "./importance-figure";
import { YearsFigure } from "./years-figure";
import { DECIMALS } from "@/lib/platform/words/format";
import { countOf, numberOf } from "@/lib/platform/words/sentences";

/** The section on decision factors: what weighs in, how well brands do on it, over the years and by behaviour group. */
export function FactorsSection(props: SectionProps) {
  const { selection, datasets } = props;
  const { market, from, year, population } = selection;
  const { asked } = datasets;
  const among = sayPeople(asked, population);
  const factors = itemsOf(asked, "decision-factors");
  const isCombined = Object.values(population).filter((value) => value !== ALL).length > 1;
  const dataset = datasets.section("decision-factors");
  const reading = findReading(dataset, market.slug, year);
  const importance = toFactorImportance(reading, factors);
  const field = toFactorField(importance, findReading(datasets.section("factor-performance"), market.slug, year));
  const years = toFactorYears(readingsBetween(dataset, market.slug, from, year), factors);
  const table = asked.groups.length > 0 ? toFactorsByGroup(datasets.wave("decision-factors"), population, asked) : null;
  const { claim, standfirst } = toFactorClaim({
    importance,
    field,
    market: inSentence(market.name),
    among,
    isCombined,
    asked,
  });
  return (
    <ConsumerFrame
      {...props}
      lead={importance ? "importance" : undefined}
      claim={claim}
      standfirst={standfirst}
      margin={
        importance ? (
          <MarginFigure value={100 * importance.explained} digits={DECIMALS.share}>
            % of the differences between people are explained by the {countOf(factors.length, "factor")} together.
          </MarginFigure>
        ) : null
      }
      method={
        <p>
          Importance is what a factor adds to the explained differences, averaged over every order in which the factors
          can be added. Factors that go together share what they explain. It describes what goes together in people’s
          answers, not what would follow from a change.
        </p>
      }
    >
      {importance ? (
        <ImportanceFigure {...props} importance={importance} among={among} />
      ) : (
        <StateNotice
          className="mt-10"
          title={isCombined ? "Not calculated for combined groups" : `Too few people asked in ${year}`}
          drawing={
            <path d="M0 8H120M0 18H120M0 28H120M0 38H120" className="stroke-rule-strong" strokeDasharray="2 5" />
          }
        >
          {isCombined
            ? "Clear all filters but one: age, sex or behaviour group."
            : `${numberOf(Math.max(0, ...(reading?.figures.map(({ n }) => n) ?? [])), "person", "people")} answered on every factor; we need at least ${asked.smallestBase}. Try a larger group or another year.`}
        </StateNotice>
      )}
      <Later>
        {field ? <FieldFigure {...props} field={field} among={among} /> : null}
        {table ? (
          <GroupFigure {...props} table={table} among={sayPeople(asked, { ...population, group: ALL })} />
        ) : null}
        {years ? <YearsFigure {...props} years={years} among={among} /> : null}
      </Later>
    </ConsumerFrame>
  );
}
