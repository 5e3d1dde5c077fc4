import type { StackPicture } from "@/lib/charts/document";
import { toPalette } from "@/lib/charts/drawing/colours";
import type { Paints } from "@/lib/charts/drawing/paints";
import { toShownRows } from "@/lib/charts/drawing/row-column";
import { toPartFill } from "@/lib/charts/drawing/stack";
import { textWidth } from "@/lib/charts/drawing/text-width";
import {
  categoryAxis,
  type Column,
  labels,
  shape,
  toChartXml,
  toSource,
  valueAxis,
} from "@/lib/sharing/slides/chart-xml";
import { type DrawnChart, sayOmitted, toColumnName, toFormat } from "@/lib/sharing/slides/drawn-chart";
import { CHART_BOX, INCH, slideColour, textOn } from "@/lib/sharing/slides/look";
import { DECIMALS, formatNumber } from "@/lib/platform/words/format";

const MOST_ROWS = 18;
const WIDEST_PITCH = 0.6;
/** Inches: maximum width of names, height of the key above the bars, and of the axis below them. */
const [MOST_NAMES, ABOVE, BELOW] = [3.6, 0.4, 0.36];
const SIZE = 11;
const WHOLE = 100;

/** Shares that add up to 100%: bars in parts with their figures in them, and their names above. */
export function drawStackChart({ parts, rows: all, digits }: StackPicture, paints: Paints): DrawnChart {
  const { rows } = toShownRows(all, MOST_ROWS, () => false);
  const palette = toPalette("print");
  const fills = parts.map((_, at) => toPartFill({ palette, paints }, parts, at).slice(1).toUpperCase());
  const columns: Column[] = [{ name: "Row", cells: rows.map(({ label }) => label) }];
  const names = parts.map((part, at) => {
    const name = toColumnName(
      part,
      columns.map((each) => each.name),
    );
    columns.push({ name, cells: rows.map(({ values }) => values[at] ?? null) });
    return name;
  });
  const source = toSource(columns);
  const height = Math.min(CHART_BOX.h, ABOVE + BELOW + rows.length * WIDEST_PITCH);
  const left = Math.min(MOST_NAMES, Math.max(0, ...rows.map(({ label }) => textWidth(label, SIZE) / INCH)) + 0.3);
  const width = CHART_BOX.w - left - 0.3;
  const isRoomy = (value: number) =>
    (value / WHOLE) * width > textWidth(formatNumber(value, digits), SIZE) / INCH + 0.06;
  const series = names.map((name, at) => {
    const fill = fills[at] ?? slideColour("ink-3");
    return `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>${source.name(name)}${shape({ colour: fill }, { colour: "FFFFFF", width: 1 })}<c:invertIfNegative val="0"/>${labels(
      rows.flatMap(({ values }, row) =>
        isRoomy(values[at] ?? 0)
          ? [
              {
                at: row,
                position: "ctr" as const,
                look: { size: SIZE, colour: textOn(fill) },
                format: toFormat(digits),
              },
            ]
          : [],
      ),
    )}<c:cat>${source.texts()}</c:cat><c:val>${source.numbers(name)}</c:val></c:ser>`;
  });
  const colours = { text: slideColour("ink-2"), grid: slideColour("rule") };
  const axis = { min: 0, max: WHOLE, ticks: [0, 25, 50, 75, WHOLE], digits: DECIMALS.whole };
  // Parts are scaled to 100%, even if rounding adds up to slightly more.
  const xml = toChartXml(
    {
      x: left / CHART_BOX.w,
      y: ABOVE / height,
      w: width / CHART_BOX.w,
      h: (height - ABOVE - BELOW) / height,
    },
    `<c:barChart><c:barDir val="bar"/><c:grouping val="stacked"/><c:varyColors val="0"/>${series.join("")}<c:gapWidth val="45"/><c:overlap val="100"/><c:axId val="101"/><c:axId val="102"/></c:barChart>${categoryAxis({ id: 101, crosses: 102, position: "l", crossesAt: 0, isReversed: true, labelsAt: "low", look: { size: SIZE, colour: slideColour("ink") } })}${valueAxis({ id: 102, crosses: 101, position: "b", axis, labelsAt: "high", format: '0"%"', colours }).replace('<c:crossBetween val="midCat"/>', '<c:crossBetween val="between"/>')}`,
  );
  return {
    box: { ...CHART_BOX, h: height },
    columns,
    xml,
    tinted: [],
    key: parts.map((name, at) => ({ name, colour: fills[at] ?? "" })),
    omitted: sayOmitted(rows.length, all.length),
  };
}
