import type { ChartDocument } from "@/lib/charts/document";
import { assemble } from "@/lib/charts/documents/assemble";
import { sayIntervals } from "@/lib/charts/documents/interval-words";
import type { Scope } from "@/lib/charts/shown";
import { toSpan } from "@/lib/rankings/histories/study-facts";
import type { ConsumerWave } from "@/lib/analyses/consumers/dataset";
import { type Datasets, toSelectedDatasets } from "@/lib/analyses/consumers/dataset-need";
import { toCsvTable } from "@/lib/analyses/consumers/csv-table";
import { findReading } from "@/lib/analyses/consumers/find-figure";
import { isCompared, sayShown } from "@/lib/analyses/consumers/item-words";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { PAGE_NEEDS } from "@/lib/analyses/consumers/page-needs";
import { describePage } from "@/lib/analyses/consumers/purpose";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { sayPeople, sayPopulation } from "@/lib/analyses/consumers/population-words";
import type { ComparedPopulation } from "@/lib/analyses/consumers/search-params";
import { hasHalves, HALVES_SAID } from "@/lib/analyses/consumers/questionnaire/halves";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, numberOf } from "@/lib/platform/words/sentences";
import { formatDate, formatNumber } from "@/lib/platform/words/format";
import { nameOfMarket, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { SITE } from "@/lib/platform/site/site";
import {
  type Shown,
  toAges,
  toMarkets,
  toSayDo,
  toShares,
  toStanding,
  toTrend,
} from "@/lib/analyses/consumers/pictures";

interface ConsumerParts {
  study: StudyMarkets;
  asked: Questionnaire;
  page: ConsumerPage;
  selection: ConsumerSelection;
  datasets: Datasets;
  compared: ComparedPopulation | null;
  waves: readonly ConsumerWave[];
  scope: Scope;
}

/** What an image or a slide says of its marks: the longer words of the picture are not on it. */
const SAY_DO_MARKS = "Dots: did it last time; ticks: say it matters. ";

/** A consumer page, for files and links; null if it has no values. */
export function toConsumerDocument({
  study,
  asked: questions,
  page,
  selection,
  datasets: all,
  compared,
  waves,
  scope,
}: ConsumerParts): ChartDocument | null {
  const { main: section } = PAGE_NEEDS[page];
  const datasets = toSelectedDatasets(all, selection, questions);
  const { market, year, population, years } = selection;
  const reading = findReading(datasets.section(section), market.slug, year);
  const items = (reading?.figures ?? []).flatMap(({ item, value }) =>
    isCompared(section, item) && value !== null ? [item] : [],
  );
  const shown: Shown = { study, section, selection, datasets, items, unit: sayShown(questions, section) };
  const drawn = [
    ...(page === "behaviour-groups" ? toShares(shown) : page === "say-do-gap" ? toSayDo(shown) : toStanding(shown)),
    ...toTrend(shown),
    ...(scope === "page" ? [...toMarkets(shown), ...toAges(shown)] : []),
  ];
  const [first] = drawn;
  if (!first) return null;
  // Titles of an image and of a slide stand above the first picture alone.
  const shownYears = first.picture.kind === "intervals" ? [year] : years;
  const wave = waves.find((each) => each.market === market.slug && each.year === year) ?? null;
  const asked = Math.max(0, ...(reading?.figures ?? []).map(({ n }) => n));
  const question = questions.subjects[section];
  const people = sayPeople(questions, population);
  return assemble(page, {
    title: `${ANALYSES[page].name} in ${inSentence(market.name)}, ${year}`,
    subtitle:
      `${shown.unit}; ${people} in ${inSentence(market.name)}, ${toSpan(shownYears)}. ${page === "say-do-gap" ? SAY_DO_MARKS : ""}${sayIntervals(first.picture)}${hasHalves(first.picture) ? ` ${HALVES_SAID}` : ""}`.trim(),
    isSample: waves.some(({ isSample }) => isSample),
    years,
    filters: [
      { name: "Market", value: market.name },
      { name: "Years", value: toSpan(years) },
      { name: "Group", value: asSentence(sayPopulation(questions, population)) },
      ...(compared
        ? [
            {
              name: "Compared with",
              value: `${sayPopulation(questions, compared)}, ${nameOfMarket(study, compared.market)} ${compared.year}`,
            },
          ]
        : []),
    ],
    facts: [
      {
        name: "People",
        text: `${numberOf(asked, "person", "people")} asked${wave ? `, of ${formatNumber(wave.interviews)} interviewed in ${inSentence(market.name)}, ${year}` : ""}`,
      },
      ...(wave?.fieldwork
        ? [{ name: "Fieldwork", text: `${formatDate(wave.fieldwork.from)} to ${formatDate(wave.fieldwork.to)}` }]
        : []),
      ...(question
        ? [
            { name: "Question", text: `“${question.wording}”` },
            { name: "Answers", text: question.answers },
            { name: "Asked of", text: question.base },
          ]
        : []),
    ],
    summary: [describePage(page, questions)],
    source: `${SITE.name}, ${market.name} ${toSpan(years)}. n = ${formatNumber(asked)} in ${year}.`,
    drawn,
    csv: toCsvTable({ page, selection, datasets: all, compared, study, asked: questions, scope }),
    csvName: "All results",
  });
}
