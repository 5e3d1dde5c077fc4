"use client";

import { FigureBlock } from "@/components/charts/figure-block";
import type { FigureTableData } from "@/components/charts/figure-table";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { useShownStudy } from "@/components/layout/shown-study";
import { SeriesMarker } from "@/components/charts/series-marker";
import { Button } from "@/components/ui/button";
import { type Comparison, toComparison } from "@/lib/analyses/consumers/comparison";
import { columnUnitOf, sayShown } from "@/lib/analyses/consumers/item-words";
import { PAGE_NEEDS } from "@/lib/analyses/consumers/page-needs";
import { type PeopleWords, sayPopulation } from "@/lib/analyses/consumers/population-words";
import { hasAxis, type Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import type { ComparedPopulation } from "@/lib/analyses/consumers/search-params";
import { suggestComparisons } from "@/lib/analyses/consumers/suggested-comparisons";
import { agree, asSentence } from "@/lib/platform/words/sentences";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { nameOfMarket, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { clearWords } from "@/lib/platform/words/clear-words";
import { ComparisonPickers } from "./comparison-pickers";
import { ComparisonRows } from "./comparison-rows";
import styles from "./comparison.module.css";
import type { SectionProps } from "./section-props";

const sayWhom = (study: StudyMarkets, words: PeopleWords, population: ComparedPopulation) =>
  `${asSentence(sayPopulation(words, population))}, ${nameOfMarket(study, population.market)} ${population.year}`;

/** "age, sex or behaviour group", as far as the study tells them apart. */
function joinChoices(asked: Questionnaire, page: ConsumerPage): string {
  const choices = [
    "age",
    ...(hasAxis(asked, "sex") ? ["sex"] : []),
    ...(hasAxis(asked, "group") || page === "behaviour-groups" ? ["behaviour group"] : []),
  ];
  return choices.length < 2
    ? `or ${choices.join("")}`
    : `${choices.slice(0, -1).join(", ")} or ${choices.at(-1) ?? ""}`;
}

function toBases(comparison: Comparison, side: "first" | "second"): string {
  const asked = comparison.items.map((item) => item[side].n);
  return asked.length === 0 ? "no one asked" : `n = ${formatRange(Math.min(...asked), Math.max(...asked))}`;
}

function sayOverlap({ overlap, of, clear }: Comparison): string {
  if (overlap === "same") return "You’re comparing a group with itself. Choose another group, year or market.";
  const found =
    of === 0
      ? "Too few people to compare."
      : `${formatNumber(clear)} of ${formatNumber(of)} differences ${agree(clear, "is", "are")} clear (tested together at 5%).`;
  return overlap === "some"
    ? `${found} Some people are in both groups; the comparison allows for that.`
    : `${found} The two groups do not overlap.`;
}

function toTable({ items }: Comparison, names: { first: string; second: string }, caption: string): FigureTableData {
  const scaled = (value: number | null) => (value === null ? "Too few people asked" : value * 100);
  return {
    caption,
    columns: [
      { label: "Item" },
      { label: `First: ${names.first}`, numeric: true, digits: DECIMALS.share },
      { label: "First, n", numeric: true, digits: DECIMALS.count },
      { label: `Second: ${names.second}`, numeric: true, digits: DECIMALS.share },
      { label: "Second, n", numeric: true, digits: DECIMALS.count },
      { label: "Difference", numeric: true, digits: DECIMALS.share },
      { label: "95% from", numeric: true, digits: DECIMALS.share },
      { label: "95% to", numeric: true, digits: DECIMALS.share },
      { label: "Clear?" },
    ],
    rows: items.map(({ label, first, second, change }) => [
      label,
      scaled(first.value),
      first.n,
      scaled(second.value),
      second.n,
      change && change.difference * 100,
      change && change.low * 100,
      change && change.high * 100,
      clearWords("difference", change?.isClear),
    ]),
  };
}

/** Two populations side by side, every item tested; the second is chosen here, the first is that of the page. */
export function ComparisonFigure(props: SectionProps) {
  const { page, selection, datasets, markets, query, set, push, isSample, isBusy } = props;
  const study = useShownStudy();
  const { asked } = datasets;
  const { main } = PAGE_NEEDS[page];
  const compared = query.with;
  if (!compared) {
    return (
      <FigureBlock
        id="compare"
        isFolded
        title="Compare two groups"
        unit={`Compare the group selected above with another year, market, ${joinChoices(asked, page)}. Clear differences are marked.`}
        isSample={false}
        source=""
        table={null}
      >
        <p className="flex flex-wrap gap-2 print:hidden">
          {suggestComparisons(selection, datasets.wave(main), markets, asked).map(({ label, population }) => (
            <Button key={label} variant="outline" size="sm" onClick={() => push({ with: population })}>
              {label}
            </Button>
          ))}
        </p>
      </FigureBlock>
    );
  }
  const isWaiting = isBusy && datasets.wave(main, compared.year, compared.market).readings.length === 0;
  const comparison = toComparison(main, selection, datasets, compared);
  const names = { first: sayWhom(study, asked, comparison.first), second: sayWhom(study, asked, comparison.second) };
  const caption = `${names.first} compared with ${names.second}`;
  return (
    <FigureBlock
      id="compare"
      title="Two groups compared"
      unit={`${sayShown(asked, main)}, with 95% intervals. Differences: second minus first, in points. ${sayOverlap(comparison)}`}
      isSample={isSample}
      source={`First: ${names.first}, ${toBases(comparison, "first")}. Second: ${names.second}, ${toBases(comparison, "second")}.`}
      table={comparison.overlap === "same" ? null : toTable(comparison, names, caption)}
    >
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.who}>
            <SeriesMarker mark={toSeriesMark(0)} className="size-3.5" />
            {names.first}
          </p>
          <p className="text-s-1 leading-5 text-ink-2">Selected at the top of the page.</p>
        </div>
        <div className={styles.side}>
          <p className={styles.who}>
            <SeriesMarker mark={toSeriesMark(1)} className="size-3.5" />
            <span className="grow">{names.second}</span>
            <Button variant="ghost" size="sm" onClick={() => push({ with: null })}>
              Stop comparing
            </Button>
          </p>
          <div role="group" aria-label="Compared with" className={`${styles.pickers} print:hidden`}>
            <ComparisonPickers {...props} compared={compared} onChange={(next) => set({ with: next })} />
          </div>
        </div>
      </div>
      {comparison.overlap === "same" ? null : isWaiting ? (
        <div className="min-h-96" />
      ) : (
        <ComparisonRows
          comparison={comparison}
          caption={caption}
          names={names}
          unit={columnUnitOf(asked, main) === "most minus least" ? "" : "%"}
        />
      )}
    </FigureBlock>
  );
}
