import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import type { Datasets } from "@/lib/analyses/consumers/dataset-need";
import { sayItem, sayUnit } from "@/lib/analyses/consumers/item-words";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { keyOfPopulation } from "@/lib/analyses/consumers/population";
import type { ComparedPopulation } from "@/lib/analyses/consumers/search-params";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import { DECIMALS, formatNumber, roundTo } from "@/lib/platform/words/format";
import type { Scope } from "@/lib/charts/shown";
import { numberColumn, peopleColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { CsvTable } from "@/lib/charts/csv-table";
import { nameOfMarket, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import type { ConsumerFigure, ConsumerSection } from "@/lib/study/consumer";

interface CsvSource {
  page: ConsumerPage;
  selection: ConsumerSelection;
  datasets: Datasets;
  compared: ComparedPopulation | null;
  study: StudyMarkets;
  asked: Questionnaire;
  /** For other people: the population chosen in the market chosen, and the one it is compared with. */
  scope?: Scope;
}

/** With a small first letter, for the middle of a line. */
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** In percent but for a few, each as its row says. */
const value = (label: string) => numberColumn(label, "mixed", DECIMALS.share);

const COLUMNS = [
  textColumn("Subject"),
  textColumn("Market"),
  yearColumn(),
  textColumn("Age"),
  textColumn("Sex"),
  textColumn("Behaviour group"),
  textColumn("Item"),
  textColumn("Key"),
  textColumn("Unit"),
  value("Value"),
  value("95% from"),
  value("95% to"),
  peopleColumn(),
];

const SUBJECT_NAMES: Readonly<Record<ConsumerSection, string>> = {
  awareness: "Public awareness",
  topics: "Topics discussed",
  "behaviour-groups": "Behaviour groups",
  behaviours: "Statements on behaviour",
  profile: "Age and sex",
  typing: "Sorting into groups",
  priorities: "Sustainability priorities",
  "decision-factors": "Purchase decision factors",
  "factor-performance": "How well brands do",
  attitudes: "Attitudes",
  "say-do": "Say–do gap",
  expectations: "Industry expectations",
};
const DIGITS = DECIMALS.share;

/**
 * The content of a consumer page: the selected population in every selected market and year, every population of the
 * waves shown, and the comparison. Rounded as in the page's tables; for values not shown only the n.
 */
export function toCsvTable({ page, selection, datasets, compared, study, asked, scope = "page" }: CsvSource): CsvTable {
  const isShown = ({ year, market, population }: PopulationReading) =>
    (year >= selection.from &&
      year <= selection.year &&
      (scope === "page" ||
        (market === selection.market.slug && keyOfPopulation(population) === keyOfPopulation(selection.population)))) ||
    (compared !== null &&
      compared.year === year &&
      compared.market === market &&
      keyOfPopulation(compared) === keyOfPopulation(population));
  const rows = new Map<string, (string | number | null)[]>();
  for (const { section, readings } of Object.values(datasets)) {
    for (const reading of readings.filter(isShown)) {
      for (const figure of reading.figures)
        rows.set(
          `${section} ${reading.market} ${reading.year} ${keyOfPopulation(reading.population)} ${figure.item}`,
          toRow({ study, asked, section }, reading, figure),
        );
    }
  }
  const subjects = [...new Set(Object.values(datasets).map(({ section }) => section))];
  return {
    name: `${ANALYSES[page].name} ${selection.market.name} ${selection.year}`,
    columns: COLUMNS,
    rows: [...rows.values()],
    about: {},
    notes: [
      ...subjects.flatMap((section) => {
        const question = asked.subjects[section];
        return question
          ? [
              `${SUBJECT_NAMES[section]}: “${question.wording}” Answers: ${lower(question.answers)}. Asked of: ${lower(question.base)}.`,
            ]
          : [];
      }),
      `Results for fewer than ${formatNumber(asked.smallestBase)} people are not shown: n is given but no value.`,
    ],
  };
}

function toRow(
  { study, asked, section }: Pick<CsvSource, "study" | "asked"> & { section: ConsumerSection },
  { market, year, population }: PopulationReading,
  { item, value, low, high, n }: ConsumerFigure,
): (string | number | null)[] {
  // A criterion is a number of its own; everything else is a share or mean of −1 to 1, shown times 100.
  const factor = item.startsWith("classes/") ? 1 : 100;
  const shown = (figure: number | null) => (figure === null ? null : roundTo(figure * factor, DIGITS));
  return [
    SUBJECT_NAMES[section],
    nameOfMarket(study, market),
    year,
    population.age,
    population.sex,
    population.group,
    sayItem(asked, section, item),
    item,
    sayUnit(asked, section),
    shown(value),
    shown(low),
    shown(high),
    n,
  ];
}
