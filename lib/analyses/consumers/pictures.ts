import type {
  ChartPicture,
  HeatPicture,
  IntervalsPicture,
  LinesPicture,
  Measured,
  StackPicture,
} from "@/lib/charts/document";
import { toMeasured } from "@/lib/charts/documents/measured";
import type { TableWords } from "@/lib/charts/documents/picture-table";
import { type SelectedDatasets } from "@/lib/analyses/consumers/dataset-need";
import { findFigure, findPopulation, findReading, toAxes } from "@/lib/analyses/consumers/find-figure";
import { columnUnitOf, sayShownItem, sayUnit } from "@/lib/analyses/consumers/item-words";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { HALVES_SAID, isHalf } from "@/lib/analyses/consumers/questionnaire/halves";
import { intersectPopulations } from "@/lib/analyses/consumers/population";
import { sayAge } from "@/lib/analyses/consumers/population-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { formatNumber, DECIMALS, roundTo } from "@/lib/platform/words/format";
import type { StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import type { ConsumerFigure, ConsumerSection } from "@/lib/study/consumer";

interface Drawn {
  picture: ChartPicture;
  words: TableWords;
}

/** What the pictures of a page are drawn from. */
export interface Shown {
  study: StudyMarkets;
  section: ConsumerSection;
  selection: ConsumerSelection;
  datasets: SelectedDatasets;
  /** Keys of the items drawn, in the questionnaire's order. */
  items: string[];
  /** What is drawn, in words. */
  unit: string;
}

const DIGITS = DECIMALS.share;
const WHOLE = 100;
/** Lines that can be told apart. */
const MOST_LINES = 8;

const toFigure = ({ value, low, high }: ConsumerFigure): Measured[] =>
  toMeasured({ value: scaled(value), low: scaled(low), high: scaled(high) }, DIGITS);
const scaled = (value: number | null) => (value === null ? null : value * WHOLE);

/** Of a table's values. */
const toColumn = ({ asked }: SelectedDatasets, section: ConsumerSection) => ({
  figure: sayUnit(asked, section),
  unit: columnUnitOf(asked, section),
});

export function toStanding({ section, selection, datasets, items, unit }: Shown): Drawn[] {
  const reading = findReading(datasets.section(section), selection.market.slug, selection.year);
  const rows = items.flatMap((item) => {
    const figure = findFigure(reading, item);
    return toFigure(figure).map((each) => ({
      label: sayShownItem(datasets.asked, section, item),
      isOwn: false,
      item: section === "decision-factors" && isHalf(datasets.asked, item) ? ("half" as const) : ("other" as const),
      note: `n = ${formatNumber(figure.n)}`,
      ...each,
    }));
  });
  const picture: IntervalsPicture = {
    kind: "intervals",
    title: `${selection.market.name}, ${selection.year}`,
    unit: `${unit}, with 95% intervals.${rows.some((row) => row.item === "half") ? ` ${HALVES_SAID}` : ""}`,
    digits: DIGITS,
    rows: rows.toSorted((a, b) => b.value - a.value),
    line: null,
  };
  return rows.length === 0
    ? []
    : [{ picture, words: { name: String(selection.year), row: "Item", ...toColumn(datasets, section) } }];
}

/** What matters beside what was done: the action with its interval, the word as what it is compared with. */
export function toSayDo({ section, selection, datasets, unit }: Shown): Drawn[] {
  const reading = findReading(datasets.section(section), selection.market.slug, selection.year);
  const rows = datasets.asked.actions.flatMap(({ key, text }) => {
    const [say] = toFigure(findFigure(reading, `${key}/say`));
    const done = findFigure(reading, `${key}/do`);
    return say
      ? toFigure(done).map((each) => ({
          label: text,
          isOwn: false,
          item: "other" as const,
          note: `n = ${formatNumber(done.n)}`,
          reference: say.value,
          ...each,
        }))
      : [];
  });
  const picture: IntervalsPicture = {
    kind: "intervals",
    title: `What people did last time, and what matters to them, ${selection.year}`,
    unit: `${unit}: people who did it last time, with 95% intervals; marks show people who say it matters.`,
    digits: DIGITS,
    rows,
    line: null,
  };
  return rows.length === 0
    ? []
    : [{ picture, words: { name: String(selection.year), row: "Item", figure: "Done, %", unit: "percent" } }];
}

/** Shares of the behaviour groups, wave by wave: the newest first, as where there is no room for all it must stay. */
export function toShares({ section, selection, datasets }: Shown): Drawn[] {
  const { groups } = datasets.asked;
  const rows = selection.years.toReversed().flatMap((year) => {
    const reading = findReading(datasets.section(section), selection.market.slug, year);
    const values = groups.flatMap(({ key }) => {
      const { value } = findFigure(reading, key);
      return value === null ? [] : [roundTo(value * WHOLE, DIGITS)];
    });
    return values.length === groups.length ? [{ label: String(year), values }] : [];
  });
  const picture: StackPicture = {
    kind: "stack",
    title: `Behaviour groups in ${inSentence(selection.market.name)}`,
    unit: "% of people asked, by year.",
    digits: DIGITS,
    parts: groups.map(({ text }) => text),
    areGroups: true,
    rows,
  };
  return rows.length === 0
    ? []
    : [{ picture, words: { name: "Shares", row: "Year", figure: "Share, %", unit: "percent" } }];
}

/** The items with the largest figures over the years chosen. */
export function toTrend({ section, selection, datasets, items, unit }: Shown): Drawn[] {
  if (selection.years.length < 2) return [];
  const now = findReading(datasets.section(section), selection.market.slug, selection.year);
  const largest = items
    .toSorted((a, b) => (findFigure(now, b).value ?? 0) - (findFigure(now, a).value ?? 0))
    .slice(0, MOST_LINES);
  const halves = section === "decision-factors" ? largest.filter((item) => isHalf(datasets.asked, item)) : [];
  const series = largest.map((item, order) => ({
    name: sayShownItem(datasets.asked, section, item),
    isOwn: halves.length > 0 ? halves.includes(item) : order === 0,
    ...(halves.includes(item) && { item: "half" as const }),
    isReference: false,
    points: selection.years.flatMap((year) =>
      toFigure(findFigure(findReading(datasets.section(section), selection.market.slug, year), item)).map((each) => ({
        year,
        ...each,
      })),
    ),
  }));
  const picture: LinesPicture = {
    kind: "lines",
    title: `Year by year, ${inSentence(selection.market.name)}`,
    unit: `${unit}.${largest.length < items.length ? ` The ${largest.length} largest of ${items.length}.` : ""} Shaded bands: 95% intervals.${halves.length > 0 ? ` ${HALVES_SAID}` : ""}`,
    digits: DIGITS,
    years: selection.years,
    series,
    isReversed: false,
  };
  return series.length === 0
    ? []
    : [{ picture, words: { name: "By year", row: "Item", ...toColumn(datasets, section) } }];
}

export function toMarkets({ study, section, selection, datasets, items, unit }: Shown): Drawn[] {
  const readings = study.markets.flatMap(({ slug, name }) => {
    const reading = findReading(datasets.section(section), slug, selection.year);
    return reading ? [{ name, reading }] : [];
  });
  return readings.length < 2
    ? []
    : [toHeat(`Markets, ${selection.year}`, "By market", readings, { section, datasets, items, unit })];
}

export function toAges({ section, selection, datasets, items, unit }: Shown): Drawn[] {
  const wave = datasets.wave(section);
  const readings = toAxes(wave, datasets.asked).ages.flatMap((age) => {
    const within = intersectPopulations(selection.population, { age, sex: "all", group: "all" });
    const reading = within && findPopulation(wave, within);
    return reading ? [{ name: sayAge(age), reading }] : [];
  });
  return readings.length < 2
    ? []
    : [
        toHeat(`Age groups, ${inSentence(selection.market.name)}, ${selection.year}`, "By age", readings, {
          section,
          datasets,
          items,
          unit,
        }),
      ];
}

function toHeat(
  title: string,
  name: string,
  readings: readonly { name: string; reading: Parameters<typeof findFigure>[0] }[],
  { section, datasets, items, unit }: Pick<Shown, "section" | "datasets" | "items" | "unit">,
): Drawn {
  const picture: HeatPicture = {
    kind: "heat",
    title,
    unit: `${unit}. Empty cells: fewer than ${formatNumber(datasets.asked.smallestBase)} people asked.`,
    digits: DIGITS,
    columns: readings.map((each) => each.name),
    rows: items.map((item) => ({
      label: sayShownItem(datasets.asked, section, item),
      isOwn: false,
      cells: readings.map(({ reading }) => {
        const [figure] = toFigure(findFigure(reading, item));
        return figure ? { value: figure.value, text: formatNumber(figure.value, DIGITS) } : null;
      }),
    })),
    middle: null,
    none: `not shown, fewer than ${formatNumber(datasets.asked.smallestBase)} people asked`,
  };
  return { picture, words: { name, row: "Item", ...toColumn(datasets, section) } };
}
