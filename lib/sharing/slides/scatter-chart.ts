import type { ScatterPicture } from "@/lib/charts/document";
import type { Box } from "@/lib/charts/drawing/box";
import { type AxisEnds, toAxisOf, toShare } from "@/lib/charts/drawing/axis";
import { MOST_NAMES, toGuideLines } from "@/lib/charts/drawing/named-spots";
import { OTHER_MARK, type Paints } from "@/lib/charts/drawing/paints";
import { markOfPoint, toSpot } from "@/lib/charts/drawing/point-marks";
import { type ScatterNames, toScatterNames } from "@/lib/charts/drawing/scatter-names";
import {
  type Column,
  type Label,
  labels,
  lineShape,
  marker,
  toChartXml,
  toSource,
  valueAxis,
} from "@/lib/sharing/slides/chart-xml";
import { type DrawnChart, type ListedColumn, toColumnName, toFormat } from "@/lib/sharing/slides/drawn-chart";
import type { Colour } from "@/lib/charts/drawing/colours";
import { CHART_BOX, INCH, slideColour, type SlideBox, SYMBOLS, textOn } from "@/lib/sharing/slides/look";

/** Inches of the plot: left, above, right and below it. */
const [LEFT, ABOVE, RIGHT, BELOW] = [0.9, 0.12, 0.35, 0.75];
/** Type of names, and of names of selected points, in points. */
const [SIZE, CHOSEN] = [10, 11];
/** Half a marker, and a marker with a number, in points. */
const [REACH, NUMBERED] = [5, 15];
/** Points between a marker and its name: labels of a native chart have no line that leads to them. */
const NEAR = [10, 14, 19, 24];

/** Points between two axes, with names that cover nothing, and the lines that divide the field. */
export function drawScatterChart({ points, x, y, xLine, yLine }: ScatterPicture, paints: Paints): DrawnChart {
  const xAxis = toAxisOf([...points.map((point) => point.x), xLine], { most: 6, empty: [0, 1] });
  const yAxis = toAxisOf([...points.map((point) => point.y), yLine], { empty: [0, 1] });
  const own = points.filter((point) => toSpot(point, paints).isChosen);
  const rows = Math.max(2, points.length);
  const fill = <Cell>(cells: readonly Cell[]) => Array.from({ length: rows }, (_, at) => cells[at] ?? null);
  const columns: Column[] = [
    { name: "Name", cells: Array.from({ length: rows }, (_, at) => points[at]?.label ?? "") },
    { name: `${x} (across)`, cells: fill(points.map((point) => point.x)) },
  ];
  const add = (name: string, cells: readonly (number | null)[]) => {
    const column = toColumnName(
      name,
      columns.map((each) => each.name),
    );
    columns.push({ name: column, cells: fill(cells) });
    return column;
  };
  const across = columns[1]?.name ?? "";
  const groups = [
    {
      column: add(
        own.length === 0 ? y : `${y}: others`,
        points.map((point) => (own.includes(point) ? null : point.y)),
      ),
      mark: OTHER_MARK,
      isMarked: false,
      members: points.filter((point) => !own.includes(point)),
    },
    ...own.map((member) => ({
      column: add(
        member.label,
        points.map((point) => (point === member ? point.y : null)),
      ),
      mark: markOfPoint(paints, member),
      isMarked: member.isOwn,
      members: [member],
    })),
  ].filter(({ members }) => members.length > 0);
  const guides = [
    ...(xLine === null
      ? []
      : [
          {
            x: add("Dividing line, across", [xLine, xLine]),
            y: add("Dividing line, from and to", [yAxis.min, yAxis.max]),
          },
        ]),
    ...(yLine === null
      ? []
      : [
          {
            x: add("Dividing line, from and to ", [xAxis.min, xAxis.max]),
            y: add("Dividing line, up", [yLine, yLine]),
          },
        ]),
  ];
  const source = toSource(columns);
  const named = toNames(points, paints, [xAxis, yAxis], [xLine, yLine]);
  const numberOf = new Map(named.numbers.flatMap(({ number, spots }) => spots.map((spot) => [points[spot], number])));
  const names = toColumns(named);
  const box = { ...CHART_BOX, w: named.field.right / INCH + RIGHT, h: named.field.bottom / INCH + BELOW };
  const labelOf = toLabels(
    named,
    points,
    own,
    box,
    (point) => (point ? markOfPoint(paints, point) : OTHER_MARK).colour,
  );
  let next = 0;
  const series = (column: string, from: string, look: string, rest = "") => {
    const at = next++;
    return `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>${source.name(column)}${look}${rest}<c:xVal>${source.numbers(from)}</c:xVal><c:yVal>${source.numbers(column)}</c:yVal><c:smooth val="0"/></c:ser>`;
  };
  const size = points.length > 120 ? 5 : 7;
  const all = [
    ...guides.map((guide) =>
      series(
        guide.y,
        guide.x,
        `${lineShape({ colour: slideColour("ink"), width: 1.25, dash: "sysDash" })}${marker(null)}`,
      ),
    ),
    ...groups.map(({ column, mark, isMarked, members }) =>
      series(
        column,
        across,
        `${lineShape(null)}${marker(
          members.some((member) => numberOf.has(member))
            ? { symbol: "circle", size: NUMBERED, colour: slideColour(mark.colour) }
            : { symbol: SYMBOLS[mark.shape], size: isMarked ? 11 : size, colour: slideColour(mark.colour) },
        )}`,
        labels(members.flatMap((member) => labelOf.get(member) ?? [])),
      ),
    ),
  ];
  const colours = { text: slideColour("ink-2"), grid: slideColour("rule") };
  const plot = {
    x: LEFT / box.w,
    y: ABOVE / box.h,
    w: (box.w - LEFT - RIGHT) / box.w,
    h: (box.h - ABOVE - BELOW) / box.h,
  };
  const xml = toChartXml(
    plot,
    `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${all.join("")}<c:axId val="101"/><c:axId val="102"/></c:scatterChart>${valueAxis({ id: 101, crosses: 102, position: "b", axis: xAxis, title: x, labelsAt: "low", format: toFormat(xAxis.digits), colours })}${valueAxis({ id: 102, crosses: 101, position: "l", axis: yAxis, title: y, hasGrid: true, labelsAt: "low", format: toFormat(yAxis.digits), colours })}`,
  );
  return { box, columns, xml, tinted: [], key: [], names, omitted: null };
}

type Point = ScatterPicture["points"][number];

/** Names of the selected points, and of outliers with room; off the lines that divide the field where they can be. */
function toNames(
  points: readonly Point[],
  paints: Paints,
  [xAxis, yAxis]: readonly [AxisEnds, AxisEnds],
  [xLine, yLine]: readonly [number | null, number | null],
): ScatterNames {
  const toX = (value: number, { left, right }: Box) => left + toShare(xAxis, value) * (right - left);
  const toY = (value: number, { top, bottom }: Box) => bottom - toShare(yAxis, value) * (bottom - top);
  return toScatterNames(
    points.map((point) => toSpot(point, paints)),
    {
      width: CHART_BOX.w * INCH,
      height: CHART_BOX.h * INCH,
      toField: (width, height) => ({
        left: LEFT * INCH,
        right: width - RIGHT * INCH,
        top: ABOVE * INCH,
        bottom: height - BELOW * INCH,
      }),
      toPoint: (spot, field) => [toX(points[spot]?.x ?? 0, field), toY(points[spot]?.y ?? 0, field)],
      toGuides: (field) =>
        toGuideLines(xLine === null ? null : toX(xLine, field), yLine === null ? null : toY(yLine, field), field),
      reach: REACH,
      radius: NUMBERED / 2,
      distances: NEAR,
      size: CHOSEN,
      listed: SIZE,
      mostNames: MOST_NAMES.wide,
    },
  );
}

/** The list of names in inches. */
function toColumns({ list }: ScatterNames): ListedColumn[] {
  if (list === null) return [];
  const rows = [
    ...list.rows.map(({ x, number, name, lines }) => ({ x, number: String(number), name, lines: lines.length })),
    ...(list.more === null ? [] : [{ x: list.more.x, number: "", name: list.more.text, lines: 1 }]),
  ];
  return [...new Set(rows.map(({ x }) => x))].map((x) => ({
    x: CHART_BOX.x + (list.left + x) / INCH,
    y: CHART_BOX.y + list.top / INCH,
    widths: [list.indent / INCH, (list.column - list.indent) / INCH],
    rows: rows
      .filter((row) => row.x === x)
      .map(({ number, name, lines }) => ({ number, name, height: (lines * list.pitch) / INCH })),
  }));
}

/** Labels of points: a name beside each, or a number in it. */
function toLabels(
  { names, numbers, points: places }: ScatterNames,
  points: readonly Point[],
  own: readonly Point[],
  box: SlideBox,
  colourOf: (point: Point | undefined) => Colour,
): Map<Point | undefined, Label[]> {
  const labelOf = (
    at: number,
    text: string,
    place: Pick<Label, "position" | "by">,
    on?: string,
  ): [Point | undefined, Label[]] => {
    const isOwn = own.some((each) => each === points[at]);
    const look = {
      size: isOwn && on === undefined ? CHOSEN : SIZE,
      colour: on === undefined ? slideColour(isOwn ? "ink" : "ink-2") : textOn(on),
      isBold: isOwn,
    };
    return [points[at], [{ at, ...place, look, runs: [{ ...look, text }] }]];
  };
  return new Map([
    ...names.map(({ spot, text, place: { box: taken } }) => {
      const [x, y] = places[spot] ?? [0, 0];
      const by = [
        (taken.left - x - REACH) / (box.w * INCH),
        ((taken.top + taken.bottom) / 2 - y) / (box.h * INCH),
      ] as const;
      return labelOf(spot, text, { position: "r", by });
    }),
    // Points that share a number are at the same place: one label is enough.
    ...numbers.flatMap(({ number, spots: [first] }) =>
      first === undefined
        ? []
        : [labelOf(first, String(number), { position: "ctr" }, slideColour(colourOf(points[first])))],
    ),
  ]);
}
