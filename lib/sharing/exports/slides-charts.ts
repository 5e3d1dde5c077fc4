import "server-only";
import type PptxGenJS from "pptxgenjs";
import type { ChartPicture, IntervalsPicture, LinesPicture, ScatterPicture, StackPicture } from "@/lib/charts/document";
import { FONT, seriesColour, SLIDE_COLOURS } from "@/lib/sharing/exports/slides-look";
import { addHeatTable } from "@/lib/sharing/exports/slides-heat";
import { toXmlText } from "@/lib/sharing/exports/xml-text";
import { DECIMALS } from "@/lib/platform/words/format";

type Options = PptxGenJS.IChartOpts;
/** The type for pptxgenjs: a series with a gap has null there. */
interface Series {
  name: string;
  labels: string[];
  values: (number | null)[];
}

/** Position of a slide's chart, in inches. */
const BOX = { x: 0.45, y: 1.95, w: 12.43, h: 4.85 } as const;
/** The number of rows a chart of intervals can show apart; the others are in the workbook of the same export. */
const MOST_ROWS = 24;
const DASHED = "sysDash";

const LOOK: Options = {
  ...BOX,
  showLegend: true,
  legendPos: "b",
  legendFontFace: FONT,
  legendFontSize: 11,
  legendColor: SLIDE_COLOURS.soft,
  catAxisLabelFontFace: FONT,
  catAxisLabelFontSize: 11,
  catAxisLabelColor: SLIDE_COLOURS.soft,
  valAxisLabelFontFace: FONT,
  valAxisLabelFontSize: 11,
  valAxisLabelColor: SLIDE_COLOURS.soft,
  valGridLine: { color: "D8DCD4", size: 0.5 },
  catGridLine: { style: "none" },
  displayBlanksAs: "gap",
};

const toFormat = (digits: number) => (digits === 0 ? "#,##0" : `#,##0.${"0".repeat(digits)}`);
const toName = (name: string) => toXmlText(name.length > 60 ? `${name.slice(0, 59)}…` : name);

/** Draws a picture on a slide as a native chart, with its data as the chart's workbook. */
export function addPicture(slide: PptxGenJS.Slide, picture: ChartPicture): void {
  switch (picture.kind) {
    case "lines":
      return addLines(slide, picture);
    case "intervals":
      return addIntervals(slide, picture);
    case "stack":
      return addStack(slide, picture);
    case "scatter":
      return addScatter(slide, picture);
    case "heat":
      return addHeatTable(slide, picture);
  }
}

/** Ends of the value axis around what is drawn: lines need not begin at zero. */
function toEnds(values: readonly number[]): { valAxisMinVal?: number; valAxisMaxVal?: number } {
  if (values.length === 0) return {};
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = most - least || 1;
  const step = 10 ** Math.floor(Math.log10(room));
  return {
    valAxisMinVal: Math.floor((least - room * 0.05) / step) * step,
    valAxisMaxVal: Math.ceil((most + room * 0.05) / step) * step,
  };
}

function addLines(slide: PptxGenJS.Slide, { title, unit, digits, years, series, isReversed }: LinesPicture): void {
  const labels = years.map(String);
  const read = (points: LinesPicture["series"][number]["points"], end: "value" | "low" | "high") =>
    years.map((year) => points.find((point) => point.year === year)?.[end] ?? null);
  const drawn = series.filter(({ isReference }) => !isReference);
  const main = drawn.map(({ name, points }): Series => ({ name: toName(name), labels, values: read(points, "value") }));
  // Only for the selected series: all the interval ends would hide the lines.
  const own = drawn.filter(({ isOwn, points }) => isOwn && points.some(({ low }) => low !== null));
  const beside = [
    ...own.flatMap(({ name, points }): Series[] => [
      { name: `${toName(name)}, 95% from`, labels, values: read(points, "low") },
      { name: `${toName(name)}, 95% to`, labels, values: read(points, "high") },
    ]),
    ...series
      .filter(({ isReference }) => isReference)
      .map(({ name, points }): Series => ({ name: toName(name), labels, values: read(points, "value") })),
  ];
  const besideColours = [
    ...own.flatMap((each) => [seriesColour(drawn.indexOf(each)), seriesColour(drawn.indexOf(each))]),
    ...series.filter(({ isReference }) => isReference).map(() => SLIDE_COLOURS.ink),
  ];
  const values = [...main, ...beside].flatMap((each) => each.values.filter((value) => value !== null));
  const axes: Options = {
    ...LOOK,
    ...toEnds(values),
    valAxisLabelFormatCode: toFormat(DECIMALS.count),
    dataLabelFormatCode: toFormat(digits),
    ...(isReversed ? { valAxisOrientation: "maxMin" as "minMax" } : {}),
    altText: toXmlText(`${title}. ${unit}`),
  };
  const types: PptxGenJS.IChartMulti[] = [
    ...(main.length > 0
      ? [
          {
            type: "line" as PptxGenJS.CHART_NAME,
            data: toData(main),
            options: {
              chartColors: main.map((_, index) => seriesColour(index)),
              lineSize: 2.25,
              lineDataSymbol: "circle" as const,
              lineDataSymbolSize: 6,
            },
          },
        ]
      : []),
    ...(beside.length > 0
      ? [
          {
            type: "line" as PptxGenJS.CHART_NAME,
            data: toData(beside),
            options: {
              chartColors: besideColours,
              lineSize: 1,
              lineDash: DASHED as "sysDash",
              lineDataSymbol: "none" as const,
            },
          },
        ]
      : []),
  ];
  addCombined(slide, types, axes);
}

/** Columns for the values, and marks without a line for the ends of their intervals. */
function addIntervals(slide: PptxGenJS.Slide, { title, unit, digits, rows, line }: IntervalsPicture): void {
  const own = rows.filter(({ isOwn }) => isOwn);
  const first = rows.slice(0, MOST_ROWS);
  const shown =
    first.some(({ isOwn }) => isOwn) || own.length === 0
      ? first
      : [...rows.slice(0, MOST_ROWS - 1), ...own.slice(0, 1)];
  const labels = shown.map(({ label }) => toName(label));
  const hasEnds = shown.some(({ low }) => low !== null);
  const hasReference = shown.some(({ reference }) => reference !== undefined);
  const value: Series = {
    name: toName(unit.split(/[,.:]/)[0] ?? title),
    labels,
    values: shown.map((row) => row.value),
  };
  const ends: Series[] = hasEnds
    ? [
        { name: "95% from", labels, values: shown.map(({ low }) => low) },
        { name: "95% to", labels, values: shown.map(({ high }) => high) },
      ]
    : [];
  const others: Series[] = [
    ...(line ? [{ name: toName(line.label), labels, values: shown.map(() => line.value) }] : []),
    ...(hasReference
      ? [{ name: "Compared with", labels, values: shown.map(({ reference }) => reference ?? null) }]
      : []),
  ];
  const types: PptxGenJS.IChartMulti[] = [
    {
      type: "bar",
      data: toData([value]),
      options: { chartColors: [SLIDE_COLOURS.above], barGapWidthPct: 60, barDir: "col" },
    },
    ...(ends.length > 0
      ? [
          {
            type: "line" as PptxGenJS.CHART_NAME,
            data: toData(ends),
            options: {
              chartColors: [SLIDE_COLOURS.ink, SLIDE_COLOURS.ink],
              lineSize: 0,
              lineDataSymbol: "dash" as const,
              lineDataSymbolSize: 9,
            },
          },
        ]
      : []),
    ...(others.length > 0
      ? [
          {
            type: "line" as PptxGenJS.CHART_NAME,
            data: toData(others),
            options: {
              chartColors: [SLIDE_COLOURS.below, SLIDE_COLOURS.quiet],
              lineSize: 1.25,
              lineDash: DASHED as "sysDash",
              lineDataSymbol: "none" as const,
            },
          },
        ]
      : []),
  ];
  const longest = Math.max(0, ...labels.map((label) => label.length));
  addCombined(slide, types, {
    ...LOOK,
    catAxisLabelFontSize: shown.length > 14 ? 9 : 11,
    ...(longest * shown.length > 130 ? { catAxisLabelRotate: -45 } : {}),
    catAxisLabelPos: "low",
    valAxisLabelFormatCode: toFormat(DECIMALS.count),
    dataLabelFormatCode: toFormat(digits),
    altText: toXmlText(
      `${title}. ${unit}${shown.length < rows.length ? ` ${shown.length} of ${rows.length} rows.` : ""}`,
    ),
  });
}

function addStack(slide: PptxGenJS.Slide, { title, unit, digits, parts, rows }: StackPicture): void {
  const labels = rows.map(({ label }) => toName(label));
  const data = parts.map((part, at): Series => ({
    name: toName(part),
    labels,
    values: rows.map(({ values }) => values[at] ?? 0),
  }));
  slide.addChart("bar", toData(data), {
    ...LOOK,
    barDir: "bar",
    barGrouping: "stacked",
    chartColors: parts.map((_, index) => seriesColour(index)),
    catAxisOrientation: "maxMin" as "minMax",
    valAxisMinVal: 0,
    valAxisMaxVal: 100,
    valAxisLabelFormatCode: toFormat(DECIMALS.count),
    dataLabelFormatCode: toFormat(digits),
    altText: toXmlText(`${title}. ${unit}`),
  });
}

function addScatter(slide: PptxGenJS.Slide, { title, unit, digits, x, y, points }: ScatterPicture): void {
  const of = (isOwn: boolean) => points.map((point) => (point.isOwn === isOwn ? point.y : null));
  const labels = points.map(({ label }) => toName(label));
  const data = [
    { name: toName(x), labels, values: points.map((point) => point.x) },
    { name: "Others", labels, values: of(false) },
    ...(points.some(({ isOwn }) => isOwn) ? [{ name: "Marked", labels, values: of(true) }] : []),
  ];
  slide.addChart("scatter", toData(data), {
    ...LOOK,
    chartColors: [SLIDE_COLOURS.quiet, SLIDE_COLOURS.spruce],
    lineSize: 0,
    lineDataSymbolSize: 7,
    showCatAxisTitle: true,
    catAxisTitle: toName(x),
    catAxisTitleFontSize: 11,
    showValAxisTitle: true,
    valAxisTitle: toName(y),
    valAxisTitleFontSize: 11,
    catAxisLabelPos: "low",
    valAxisLabelPos: "low",
    valAxisLabelFormatCode: toFormat(DECIMALS.count),
    catLabelFormatCode: toFormat(DECIMALS.count),
    dataLabelFormatCode: toFormat(digits),
    altText: toXmlText(`${title}. ${unit}`),
  });
}

/** A combined chart takes its options second, which the package's type does not declare. */
function addCombined(slide: PptxGenJS.Slide, types: PptxGenJS.IChartMulti[], options: Options): void {
  Reflect.apply(slide.addChart, slide, [
    types,
    { ...options, valGridLine: { ...options.valGridLine }, catGridLine: { ...options.catGridLine } },
  ]);
}

/** A gap is written as an empty cell; the writer's own type only allows numbers. */
const toData = (series: readonly Series[]): PptxGenJS.OptsChartData[] =>
  series.map(({ name, labels, values }) => ({ name, labels, values: values as number[] }));
