import { type Box, overlap } from "@/lib/charts/drawing/box";
import { formatNumber } from "@/lib/platform/words/format";
import type { ScatterPicture } from "@/lib/charts/document";
import { type Axis, toAxisOf } from "@/lib/charts/drawing/axis";
import type { Mark } from "@/lib/charts/drawing/mark";
import { type Pen, rule, write } from "@/lib/charts/drawing/pen";
import { fitText, textWidth } from "@/lib/charts/drawing/text-width";

interface Spot {
  label: string;
  isOwn: boolean;
  x: number;
  y: number;
}

/** Names beside their points if they cover no other point or name; the selected one always. */
function names(pen: Pen, spots: readonly Spot[], field: Box, lines: readonly Box[]): Mark[] {
  const { sizes } = pen;
  const reach = sizes.dot;
  const taken = [
    ...lines,
    ...spots.map(({ x, y }): Box => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach })),
  ];
  const [middleX, middleY] = [(field.left + field.right) / 2, (field.top + field.bottom) / 2];
  const far = ({ x, y }: Spot) =>
    Math.abs(x - middleX) / (field.right - field.left) + Math.abs(y - middleY) / (field.bottom - field.top);
  const inOrder = spots.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || far(b) - far(a));
  const most = pen.isNarrow ? 6 : 14;
  const marks: Mark[] = [];
  for (const spot of inOrder) {
    if (marks.length >= most) break;
    const size = spot.isOwn ? sizes.text : sizes.small;
    const text = fitText(spot.label, size, Math.min(180, (field.right - field.left) * 0.45));
    const width = textWidth(text, size);
    const starts = [
      spot.x + reach * 1.8,
      spot.x - reach * 1.8 - width,
      Math.min(field.right - width, Math.max(field.left, spot.x - width / 2)),
    ];
    const candidates = starts.flatMap((left, at) =>
      (at < 2 ? [spot.y + size * 0.35] : [spot.y - reach * 1.6, spot.y + reach * 1.6 + size * 0.8]).map((baseline) => ({
        left,
        baseline,
      })),
    );
    const toBox = ({ left, baseline }: { left: number; baseline: number }): Box => ({
      left,
      right: left + width,
      top: baseline - size * 0.8,
      bottom: baseline + size * 0.25,
    });
    const inside = candidates.filter((candidate) => {
      const box = toBox(candidate);
      return box.left >= field.left && box.right <= field.right && box.top >= field.top && box.bottom <= field.bottom;
    });
    const labelPosition =
      inside.find((each) => !taken.some((other) => overlap(toBox(each), other))) ??
      (spot.isOwn ? inside[0] : undefined);
    if (!labelPosition) continue;
    taken.push(toBox(labelPosition));
    marks.push(
      write(pen, labelPosition.left, labelPosition.baseline, text, {
        colour: spot.isOwn ? "c1" : "ink-2",
        size,
        weight: spot.isOwn ? 600 : 400,
      }),
    );
  }
  return marks;
}

/** Points between two axes, and the lines that divide the field. */
export function drawScatter(pen: Pen, { points, x: xName, y: yName, xLine, yLine }: ScatterPicture): Mark[] {
  const { sizes, width, height, palette, isNarrow } = pen;
  const { small, line, dot } = sizes;
  const xAxis = toAxisOf([...points.map(({ x }) => x), xLine], { most: isNarrow ? 4 : 6, empty: [0, 1] });
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
    .map((point): Spot => ({ label: point.label, isOwn: point.isOwn, x: toX(point.x), y: toY(point.y) }));
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
    ...spots.map(({ x, y, isOwn }): Mark => ({
      kind: "marker",
      x,
      y,
      radius: isOwn ? dot * 1.2 : radius,
      shape: "circle",
      fill: isOwn ? palette.of("c1") : palette.tint("ink-3", 0.75),
      stroke: palette.of("paper"),
      strokeWidth: line * 0.5,
    })),
    ...names(pen, spots, field, [
      ...(xLine === null
        ? []
        : [{ left: toX(xLine) - 1, right: toX(xLine) + 1, top: field.top, bottom: field.bottom }]),
      ...(yLine === null
        ? []
        : [{ left: field.left, right: field.right, top: toY(yLine) - 1, bottom: toY(yLine) + 1 }]),
    ]),
  ];
}
