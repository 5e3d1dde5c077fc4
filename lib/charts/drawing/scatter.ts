import type { Box } from "@/lib/charts/drawing/box";
import { formatNumber } from "@/lib/platform/words/format";
import type { ScatterPicture } from "@/lib/charts/document";
import { type Axis, thinTicks, toAxisOf, toShare } from "@/lib/charts/drawing/axis";
import type { Mark } from "@/lib/charts/drawing/mark";
import type { Paints } from "@/lib/charts/drawing/paints";
import { type Pen, rule, write } from "@/lib/charts/drawing/pen";
import { MOST_NAMES, type Spot, toGuideLines } from "@/lib/charts/drawing/named-spots";
import { markOfPoint, toSpot } from "@/lib/charts/drawing/point-marks";
import { type NameSpace, type ScatterNames, toNamedHeight, toScatterNames } from "@/lib/charts/drawing/scatter-names";
import { fitText, textWidth } from "@/lib/charts/drawing/text-width";

/** Of a mark with a number, and of its digits. */
const RADIUS = 1.7;
const NUMBER = 0.7;

/** Least sizes of digits in marks, and of names in a list. */
const LEAST = { number: 11, listed: 12 } as const;

type Size = Pick<Pen, "sizes" | "isNarrow" | "width" | "height">;

interface ScatterPlan extends NameSpace {
  spots: readonly Spot[];
  xAxis: Axis;
  yAxis: Axis;
  /** Space to the right of the plot. */
  right: number;
}

/** The labels of an axis, and the width of the longest. */
function toLabels(axis: Axis, size: number) {
  const labels = axis.ticks.map((tick) => ({ tick, text: formatNumber(tick, axis.digits) }));
  return { labels, widest: Math.ceil(Math.max(...labels.map(({ text }) => textWidth(text, size)))) };
}

/** Clear results in front of others, and own points in front of them. */
const inDepth = (points: ScatterPicture["points"]) => points.toSorted((a, b) => depthOf(a) - depthOf(b));
const depthOf = ({ isOwn, clear }: ScatterPicture["points"][number]): number => (isOwn ? 2 : clear ? 1 : 0);

/** Axes, and what the names need to know. */
function toPlan(
  { points, xLine, yLine }: ScatterPicture,
  { sizes: { small, dot }, isNarrow, width, height }: Size,
  paints?: Paints,
): ScatterPlan {
  const wide = toAxisOf([...points.map(({ x }) => x), xLine], { most: 6, empty: [0, 1] });
  const xAxis = isNarrow ? thinTicks(wide, 4) : wide;
  const yAxis = toAxisOf([...points.map(({ y }) => y), yLine], { empty: [0, 1] });
  const radius = Math.max(dot * RADIUS, LEAST.number * 0.75);
  const right = Math.max(radius, toLabels(xAxis, small).widest / 2);
  const left = toLabels(yAxis, small).widest + small;
  const all = inDepth(points);
  const toX = (value: number, field: Box) =>
    field.left + dot * 1.5 + toShare(xAxis, value) * (field.right - field.left - dot * 1.5);
  const toY = (value: number, field: Box) => field.bottom - toShare(yAxis, value) * (field.bottom - field.top);
  return {
    spots: all.map((point) => toSpot(point, paints)),
    xAxis,
    yAxis,
    right,
    width,
    height,
    toField: (wide, tall) => ({ left, right: wide - right, top: small * 2.4, bottom: tall - small * 4 }),
    toPoint: (spot, field) => [toX(all[spot]?.x ?? 0, field), toY(all[spot]?.y ?? 0, field)],
    toGuides: (field) =>
      toGuideLines(xLine === null ? null : toX(xLine, field), yLine === null ? null : toY(yLine, field), field),
    reach: dot * 1.4,
    radius,
    size: small,
    listed: Math.max(LEAST.listed, small * 0.85),
    mostNames: isNarrow ? MOST_NAMES.narrow : MOST_NAMES.wide,
  };
}

/** The height in which all selected points have room for their names: `height`, or more. */
export function toScatterHeight(picture: ScatterPicture, size: Size): number {
  const { spots, ...space } = toPlan(picture, size);
  return toNamedHeight(spots, space);
}

/** Names beside their points. */
const drawNames = (
  pen: Pen,
  { names, points }: ScatterNames,
  spots: readonly Spot[],
  own: ReadonlySet<number>,
): Mark[] =>
  names.flatMap(({ spot, text, place, isLed }): Mark[] => [
    ...(isLed && points[spot] ? [rule(pen, points[spot], place.end, "ink-3")] : []),
    write(pen, (place.box.left + place.box.right) / 2, place.box.bottom - pen.sizes.small * 0.3, text, {
      anchor: "middle",
      colour: own.has(spot) ? "c1" : spots[spot]?.isChosen ? "ink" : "ink-2",
      weight: spots[spot]?.isChosen ? 600 : 400,
    }),
  ]);

/** Marks with numbers, and the list of their names. */
function drawNumbers(
  pen: Pen,
  { numbers, list }: ScatterNames,
  radius: number,
  strokeOf: (spot: number | undefined) => string,
): Mark[] {
  const size = Math.max(LEAST.number, pen.sizes.small * NUMBER);
  return [
    ...numbers.flatMap(({ number, spots, at: [x, y] }): Mark[] => [
      {
        kind: "marker",
        x,
        y,
        radius,
        shape: "circle",
        fill: pen.palette.of("paper"),
        stroke: strokeOf(spots[0]),
        strokeWidth: 1.5,
      },
      write(pen, x, y + size * 0.36, String(number), { size, colour: "ink", weight: 600, anchor: "middle" }),
    ]),
    ...(list === null
      ? []
      : [
          ...list.rows.flatMap((row): Mark[] => [
            write(pen, list.left + row.x, list.top + row.y, String(row.number), {
              size: list.size,
              colour: "ink",
              weight: 600,
            }),
            ...row.lines.map((text, line) =>
              write(pen, list.left + row.x + list.indent, list.top + row.y + line * list.pitch, text, {
                size: list.size,
                colour: "ink",
              }),
            ),
          ]),
          ...(list.more === null
            ? []
            : [write(pen, list.left + list.more.x, list.top + list.more.y, list.more.text, { size: list.size })]),
        ]),
  ];
}

/** Points between two axes, and the lines that divide the field. */
export function drawScatter(pen: Pen, picture: ScatterPicture): Mark[] {
  const { sizes, palette, paints } = pen;
  const { small, line, dot } = sizes;
  const { xAxis, yAxis, right, spots, ...space } = toPlan(picture, pen, paints);
  const named = toScatterNames(spots, space);
  const { field, points: places } = named;
  const all = inDepth(picture.points);
  const toX = (value: number) =>
    field.left + dot * 1.5 + toShare(xAxis, value) * (field.right - field.left - dot * 1.5);
  const toY = (value: number) => field.bottom - toShare(yAxis, value) * (field.bottom - field.top);
  const dashes = [line * 2.5, line * 2];
  const radius = all.length > 120 ? dot * 0.55 : dot * 0.75;
  const numbered = new Set(named.numbers.flatMap((each) => each.spots));
  const fillOf = (at = -1) => {
    const point = all[at];
    return point && spots[at]?.isChosen ? palette.of(markOfPoint(paints, point).colour) : palette.tint("ink-3", 0.75);
  };
  return [
    ...toLabels(yAxis, small).labels.flatMap(({ tick, text }): Mark[] => [
      rule(pen, [field.left, toY(tick)], [field.right, toY(tick)]),
      write(pen, field.left - small * 0.5, toY(tick) + small * 0.35, text, { anchor: "end", colour: "ink-3" }),
    ]),
    ...toLabels(xAxis, small).labels.flatMap(({ tick, text }): Mark[] => [
      rule(pen, [toX(tick), field.bottom], [toX(tick), field.bottom + small * 0.35], "rule-strong"),
      write(pen, toX(tick), field.bottom + small * 1.6, text, { anchor: "middle", colour: "ink-3" }),
    ]),
    rule(pen, [field.left, field.bottom], [field.right, field.bottom], "rule-strong"),
    ...space.toGuides(field).map(([from, to]) => rule(pen, from, to, "ink", line * 0.75, dashes)),
    write(pen, 0, small, fitText(picture.y, small, field.right + right), { colour: "ink-2" }),
    write(pen, field.right + right, field.bottom + small * 3.4, fitText(picture.x, small, field.right + right), {
      colour: "ink-2",
      anchor: "end",
    }),
    ...all.flatMap((point, at): Mark[] => {
      const [x, y] = places[at] ?? [0, 0];
      return numbered.has(at)
        ? []
        : [
            {
              kind: "marker",
              x,
              y,
              radius: point.isOwn ? dot * 1.2 : radius,
              shape: markOfPoint(paints, point).shape,
              fill: fillOf(at),
              stroke: palette.of("paper"),
              strokeWidth: line * 0.5,
            },
          ];
    }),
    ...drawNames(pen, named, spots, new Set(all.flatMap(({ isOwn }, at) => (isOwn ? [at] : [])))),
    ...drawNumbers(pen, named, space.radius, fillOf),
  ];
}
