import type { Box } from "@/lib/charts/drawing/box";
import { formatNumber } from "@/lib/platform/words/format";
import type { ScatterPicture } from "@/lib/charts/document";
import { type Axis, thinTicks, toAxisOf } from "@/lib/charts/drawing/axis";
import type { Mark } from "@/lib/charts/drawing/mark";
import type { Point } from "@/lib/charts/drawing/path";
import { paintOf } from "@/lib/charts/drawing/paints";
import { type Pen, rule, write } from "@/lib/charts/drawing/pen";
import { placePointNames } from "@/lib/charts/drawing/point-names";
import { fitText, textWidth } from "@/lib/charts/drawing/text-width";

/** Names in a picture: every brand of a short list, and the outliers of a long one. */
export const MOST_NAMES = { narrow: 10, wide: 24 } as const;

interface Spot {
  label: string;
  isOwn: boolean;
  slot?: number | undefined;
  x: number;
  y: number;
}

/** Names beside their points where they cover no point and no other name: the selected one first, then the outliers. */
function names(pen: Pen, spots: readonly Spot[], field: Box, soft: readonly (readonly [Point, Point])[]): Mark[] {
  const { sizes, isNarrow } = pen;
  const [middleX, middleY] = [(field.left + field.right) / 2, (field.top + field.bottom) / 2];
  const far = ({ x, y }: Spot) =>
    Math.abs(x - middleX) / (field.right - field.left) + Math.abs(y - middleY) / (field.bottom - field.top);
  const inOrder = spots
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || far(b) - far(a))
    .slice(0, isNarrow ? MOST_NAMES.narrow : MOST_NAMES.wide);
  const placed = placePointNames(
    inOrder.map(({ label, x, y }) => ({ name: label, at: [x, y] })),
    { plot: field, points: spots.map(({ x, y }) => [x, y]), reach: sizes.dot * 1.4, soft, size: sizes.small },
  );
  return inOrder.flatMap(({ isOwn, x, y }, at): Mark[] => {
    const { text, place, isLed } = placed[at] ?? { text: "", place: null, isLed: false };
    if (!place) return [];
    return [
      ...(isLed ? [rule(pen, [x, y], place.end, "ink-3")] : []),
      write(pen, (place.box.left + place.box.right) / 2, place.box.bottom - sizes.small * 0.3, text, {
        anchor: "middle",
        colour: isOwn ? "c1" : "ink-2",
        weight: isOwn ? 600 : 400,
      }),
    ];
  });
}

/** Points between two axes, and the lines that divide the field. */
export function drawScatter(pen: Pen, { points, x: xName, y: yName, xLine, yLine }: ScatterPicture): Mark[] {
  const { sizes, width, height, palette, isNarrow } = pen;
  const { small, line, dot } = sizes;
  const wide = toAxisOf([...points.map(({ x }) => x), xLine], { most: 6, empty: [0, 1] });
  const xAxis = isNarrow ? thinTicks(wide, 4) : wide;
  const yAxis = toAxisOf([...points.map(({ y }) => y), yLine], { empty: [0, 1] });
  const label = (axis: Axis) => axis.ticks.map((tick) => ({ tick, text: formatNumber(tick, axis.digits) }));
  const widest = (axis: Axis) => Math.ceil(Math.max(...label(axis).map(({ text }) => textWidth(text, small))));
  const field: Box = {
    left: widest(yAxis) + small,
    right: width - Math.max(dot * 1.5, widest(xAxis) / 2),
    top: small * 2.4,
    bottom: height - small * 4,
  };
  const toX = (value: number) =>
    field.left + dot * 1.5 + ((value - xAxis.min) / (xAxis.max - xAxis.min)) * (field.right - field.left - dot * 1.5);
  const toY = (value: number) =>
    field.bottom - ((value - yAxis.min) / (yAxis.max - yAxis.min)) * (field.bottom - field.top);
  const spots = points
    .toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn))
    .map((point): Spot => ({
      label: point.label,
      isOwn: point.isOwn,
      slot: point.slot,
      x: toX(point.x),
      y: toY(point.y),
    }));
  const dashes = [line * 2.5, line * 2];
  const radius = spots.length > 120 ? dot * 0.55 : dot * 0.75;
  return [
    ...label(yAxis).flatMap(({ tick, text }): Mark[] => [
      rule(pen, [field.left, toY(tick)], [field.right, toY(tick)]),
      write(pen, field.left - small * 0.5, toY(tick) + small * 0.35, text, { anchor: "end", colour: "ink-3" }),
    ]),
    ...label(xAxis).flatMap(({ tick, text }): Mark[] => [
      rule(pen, [toX(tick), field.bottom], [toX(tick), field.bottom + small * 0.35], "rule-strong"),
      write(pen, toX(tick), field.bottom + small * 1.6, text, { anchor: "middle", colour: "ink-3" }),
    ]),
    rule(pen, [field.left, field.bottom], [field.right, field.bottom], "rule-strong"),
    ...(xLine === null
      ? []
      : [rule(pen, [toX(xLine), field.top], [toX(xLine), field.bottom], "ink", line * 0.75, dashes)]),
    ...(yLine === null
      ? []
      : [rule(pen, [field.left, toY(yLine)], [field.right, toY(yLine)], "ink", line * 0.75, dashes)]),
    write(pen, 0, small, fitText(yName, small, width), { colour: "ink-2" }),
    write(pen, width, height - small * 0.6, fitText(xName, small, width), { colour: "ink-2", anchor: "end" }),
    ...spots.map((spot): Mark => ({
      kind: "marker",
      x: spot.x,
      y: spot.y,
      radius: spot.isOwn ? dot * 1.2 : radius,
      shape: paintOf(pen.paints, spot).shape,
      fill:
        spot.isOwn || pen.paints.has(spot.label)
          ? palette.of(paintOf(pen.paints, spot).colour)
          : palette.tint("ink-3", 0.75),
      stroke: palette.of("paper"),
      strokeWidth: line * 0.5,
    })),
    ...names(pen, spots, field, [
      ...(xLine === null
        ? []
        : [
            [
              [toX(xLine), field.top],
              [toX(xLine), field.bottom],
            ] as const,
          ]),
      ...(yLine === null
        ? []
        : [
            [
              [field.left, toY(yLine)],
              [field.right, toY(yLine)],
            ] as const,
          ]),
    ]),
  ];
}
