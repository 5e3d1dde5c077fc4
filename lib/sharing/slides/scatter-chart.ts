import type { ScatterPicture } from "@/lib/charts/document";
import { type AxisEnds, toAxisOf, toShare } from "@/lib/charts/drawing/axis";
import { OTHER_MARK, paintOf, type Paints } from "@/lib/charts/drawing/paints";
import { placePointNames } from "@/lib/charts/drawing/point-names";
import { MOST_NAMES } from "@/lib/charts/drawing/scatter";
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
import { type DrawnChart, toColumnName, toFormat } from "@/lib/sharing/slides/drawn-chart";
import { CHART_BOX, INCH, slideColour, SYMBOLS } from "@/lib/sharing/slides/look";

/** Inches of the plot: left, above, right and below it. */
const [LEFT, ABOVE, RIGHT, BELOW] = [0.9, 0.12, 0.35, 0.75];
const SIZE = 10;
/** Half a marker, in points. */
const REACH = 5;

/** Points between two axes, with names that cover nothing, and the lines that divide the field. */
export function drawScatterChart({ points, x, y, xLine, yLine }: ScatterPicture, paints: Paints): DrawnChart {
  const xAxis = toAxisOf([...points.map((point) => point.x), xLine], { most: 6, empty: [0, 1] });
  const yAxis = toAxisOf([...points.map((point) => point.y), yLine], { empty: [0, 1] });
  const own = points.filter(({ label, isOwn }) => isOwn || paints.has(label));
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
      mark: paintOf(paints, member),
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
  const named = toNames(points, own, [xAxis, yAxis], [xLine, yLine]);
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
        `${lineShape(null)}${marker({ symbol: SYMBOLS[mark.shape], size: isMarked ? 11 : size, colour: slideColour(mark.colour) })}`,
        labels(members.flatMap((member) => named.get(member) ?? [])),
      ),
    ),
  ];
  const colours = { text: slideColour("ink-2"), grid: slideColour("rule") };
  const plot = {
    x: LEFT / CHART_BOX.w,
    y: ABOVE / CHART_BOX.h,
    w: (CHART_BOX.w - LEFT - RIGHT) / CHART_BOX.w,
    h: (CHART_BOX.h - ABOVE - BELOW) / CHART_BOX.h,
  };
  const xml = toChartXml(
    plot,
    `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${all.join("")}<c:axId val="101"/><c:axId val="102"/></c:scatterChart>${valueAxis({ id: 101, crosses: 102, position: "b", axis: xAxis, title: x, labelsAt: "low", format: toFormat(xAxis.digits), colours })}${valueAxis({ id: 102, crosses: 101, position: "l", axis: yAxis, title: y, hasGrid: true, labelsAt: "low", format: toFormat(yAxis.digits), colours })}`,
  );
  return { box: CHART_BOX, columns, xml, tinted: [], key: [], omitted: null };
}

type Point = ScatterPicture["points"][number];

/** Labels of the selected points, and of outliers with room; off the lines that divide the field where they can be. */
function toNames(
  points: readonly Point[],
  own: readonly Point[],
  [xAxis, yAxis]: readonly [AxisEnds, AxisEnds],
  [xLine, yLine]: readonly [number | null, number | null],
): Map<Point, Label[]> {
  const [width, height] = [(CHART_BOX.w - LEFT - RIGHT) * INCH, (CHART_BOX.h - ABOVE - BELOW) * INCH];
  const toX = (value: number) => toShare(xAxis, value) * width;
  const toY = (value: number) => height - toShare(yAxis, value) * height;
  const placed = points.map((point) => ({ point, at: [toX(point.x), toY(point.y)] as const }));
  const soft = [
    ...(xLine === null ? [] : [[[toX(xLine), 0] as const, [toX(xLine), height] as const] as const]),
    ...(yLine === null ? [] : [[[0, toY(yLine)] as const, [width, toY(yLine)] as const] as const]),
  ];
  const far = ({ at: [x, y] }: (typeof placed)[number]) => Math.abs(x / width - 0.5) + Math.abs(y / height - 0.5);
  const order = placed
    .toSorted((a, b) => Number(own.includes(b.point)) - Number(own.includes(a.point)) || far(b) - far(a))
    .slice(0, Math.max(MOST_NAMES.wide, own.length));
  const names = placePointNames(
    order.map(({ point, at }) => ({ name: point.label, at })),
    {
      plot: { left: 0, right: width, top: 0, bottom: height },
      points: placed.map(({ at }) => at),
      reach: REACH,
      soft,
      size: SIZE,
    },
  );
  return new Map(
    order.map(({ point, at: [x, y] }, index): [Point, Label[]] => {
      const name = names[index];
      const isOwn = own.includes(point);
      const box = name?.place?.box;
      // Selected points are always named.
      if (!name || (!box && !isOwn)) return [point, []];
      const look = { size: isOwn ? 11 : SIZE, colour: slideColour(isOwn ? "ink" : "ink-2"), isBold: isOwn };
      const by = box
        ? ([
            (box.left - x - REACH) / (CHART_BOX.w * INCH),
            ((box.top + box.bottom) / 2 - y) / (CHART_BOX.h * INCH),
          ] as const)
        : ([0.006, 0] as const);
      return [point, [{ at: points.indexOf(point), position: "r", look, runs: [{ ...look, text: name.text }], by }]];
    }),
  );
}
