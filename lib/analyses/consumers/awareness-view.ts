import type { SelectedDatasets } from "@/lib/analyses/consumers/dataset-need";
import { judgeTogether, type JudgedChange, testDifference, toEstimate } from "@/lib/analyses/consumers/figure-test";
import { findFigure, findPopulation, findReading, toAxes } from "@/lib/analyses/consumers/find-figure";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { intersectPopulations, type Population } from "@/lib/analyses/consumers/population";
import { type Item, type Questionnaire, termsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { ConsumerFigure } from "@/lib/study/consumer";

/** An item's value in the wave shown and in the first selected year, and the change between them. */
export interface ChangedItem extends Item {
  now: ConsumerFigure;
  before: ConsumerFigure;
  /** Null with one year, or if one of the two is not shown. */
  change: JudgedChange | null;
}

/** A section's items from the first to the last selected year, tested together. Waves have different people. */
export function toChangedItems(
  section: Parameters<SelectedDatasets["section"]>[0],
  items: readonly Item[],
  selection: ConsumerSelection,
  datasets: SelectedDatasets,
): ChangedItem[] {
  const dataset = datasets.section(section);
  const [now, before] = [
    findReading(dataset, selection.market.slug, selection.year),
    findReading(dataset, selection.market.slug, selection.from),
  ];
  const pairs = items.map((item) => ({
    ...item,
    now: findFigure(now, item.key),
    before: findFigure(before, item.key),
  }));
  const changes = judgeTogether(
    pairs.map((pair) =>
      selection.from === selection.year ? null : testDifference(toEstimate(pair.before), toEstimate(pair.now)),
    ),
  );
  return pairs.map((pair, at) => ({ ...pair, change: changes[at] ?? null }));
}

/** The requested word, otherwise the one with the largest clear change, otherwise the first; null where no words are asked. */
export function toWord(view: string | null, items: readonly ChangedItem[], asked: Questionnaire): Item | null {
  const terms = termsOf(asked);
  const [surest] = items
    .filter(({ key, change }) => change?.isClear && key !== asked.talk?.key)
    .toSorted((a, b) => Math.abs(b.change?.difference ?? 0) - Math.abs(a.change?.difference ?? 0));
  return terms.find(({ key }) => key === view) ?? surest ?? terms[0] ?? null;
}

/** One step from a wave to the next. */
export interface YearStep {
  from: number;
  to: number;
  change: JudgedChange | null;
}

/** Every step between the selected waves, tested together. */
export function toYearSteps(
  item: string,
  { market, years }: ConsumerSelection,
  datasets: SelectedDatasets,
): YearStep[] {
  const dataset = datasets.section("awareness");
  const steps = years.slice(1).map((to, at) => ({ from: years[at] ?? to, to }));
  const estimate = (year: number) => toEstimate(findFigure(findReading(dataset, market.slug, year), item));
  const changes = judgeTogether(steps.map(({ from, to }) => testDifference(estimate(from), estimate(to))));
  return steps.map((step, at) => ({ ...step, change: changes[at] ?? null }));
}

/** The answers of each age group in the population, and the oldest compared with the youngest. */
export interface AgedItem extends Item {
  all: ConsumerFigure;
  ages: { age: string; figure: ConsumerFigure }[];
  /** From the youngest to the oldest; tested with those of the other items. */
  gap: JudgedChange | null;
}

/** Items by age, within the selected sex and group. */
export function toAgedItems(
  items: readonly Item[],
  selection: ConsumerSelection,
  datasets: SelectedDatasets,
): AgedItem[] {
  const wave = datasets.wave("awareness");
  const { ages } = toAxes(wave, datasets.asked);
  const all = findPopulation(wave, { ...selection.population, age: "all" });
  const rows = items.map((item) => ({
    ...item,
    all: findFigure(all, item.key),
    ages: ages.map((age) => ({
      age,
      figure: findFigure(findPopulation(wave, { ...selection.population, age }), item.key),
    })),
  }));
  const gaps = judgeTogether(
    rows.map(({ ages: own }) => {
      const [youngest, oldest] = [own[0], own.at(-1)];
      return youngest && oldest && youngest !== oldest
        ? testDifference(toEstimate(youngest.figure), toEstimate(oldest.figure))
        : null;
    }),
  );
  return rows.map((row, at) => ({ ...row, gap: gaps[at] ?? null }));
}

/** One part of the population and its answer. */
export interface PartFigure {
  axis: "age" | "sex" | "group";
  value: string;
  figure: ConsumerFigure;
}

/** One item by age, sex and behaviour group, each within the other selections. */
export function toParts(item: string, selection: ConsumerSelection, datasets: SelectedDatasets): PartFigure[] {
  const wave = datasets.wave("awareness");
  const { ages, sexes, groups } = toAxes(wave, datasets.asked);
  const of = (axis: PartFigure["axis"], values: readonly string[]) =>
    values.flatMap((value): PartFigure[] => {
      const within: Population | null = intersectPopulations(selection.population, {
        age: "all",
        sex: "all",
        group: "all",
        [axis]: value,
      });
      return within ? [{ axis, value, figure: findFigure(findPopulation(wave, within), item) }] : [];
    });
  return [...of("age", ages), ...of("sex", sexes), ...of("group", groups)];
}
