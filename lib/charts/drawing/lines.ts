import { toShare } from "@/lib/charts/drawing/axis";
import { formatNumber } from "@/lib/platform/words/format";
import type { LinesPicture } from "@/lib/charts/document";
import type { Colour } from "@/lib/charts/drawing/colours";
import { drawLabels, toEndLabel, toLabelRoom } from "@/lib/charts/drawing/line-labels";
import {
  type LinePoint,
  toSpacedYears,
  toValueAxis,
  toYearPosition,
  toYearRuns,
  toYears,
} from "@/lib/charts/drawing/line-layout";
import type { Mark } from "@/lib/charts/drawing/mark";
import type { Point } from "@/lib/charts/drawing/path";
import { type Pen, rule, write } from "@/lib/charts/drawing/pen";
import { type MarkerShape, toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { textWidth } from "@/lib/charts/drawing/text-width";

interface Strand {
  name: string;
  colour: Colour;
  shape: MarkerShape;
  isOwn: boolean;
  isReference: boolean;
  foreseenFrom: number;
  runs: LinePoint[][];
}

/** Colours by order: the selected series first; references are in ink and not counted. */
function toStrands(picture: LinesPicture): { strand: Strand; from: LinesPicture["series"][number] }[] {
  const [series, years] = [picture.series, toYears(picture)];
  const inOrder = [...series.filter(({ isOwn }) => isOwn), ...series.filter(({ isOwn }) => !isOwn)];
  let order = inOrder.some(({ isOwn }) => isOwn) ? 0 : 1;
  return inOrder.map((from) => {
    const look = from.isReference ? { colour: "ink" as const, shape: "circle" as const } : toSeriesMark(order);
    if (!from.isReference) order += 1;
    const { name, isOwn, isReference, foreseenFrom = Infinity, points } = from;
    return { from, strand: { name, isOwn, isReference, foreseenFrom, ...look, runs: toYearRuns(points, years) } };
  });
}

interface Field {
  toX: (year: number) => number;
  toY: (value: number) => number;
  /** Half the width of the mark for a single year. */
  lone: number;
}

function band(pen: Pen, { colour, isOwn, runs }: Strand, { toX, toY, lone }: Field, strength: number): Mark[] {
  return runs.flatMap((run): Mark[] => {
    const known = run.filter(({ low, high }) => low !== null && high !== null);
    if (known.length === 0) return [];
    const edge = (side: "low" | "high") =>
      known.flatMap((point): Point[] => {
        const [x, y] = [toX(point.year), toY(point[side] ?? point.value)];
        return known.length > 1
          ? [[x, y]]
          : [
              [x - lone, y],
              [x + lone, y],
            ];
      });
    return [
      {
        kind: "path",
        points: [...edge("high"), ...edge("low").toReversed()],
        isClosed: true,
        fill: pen.palette.of(colour),
        fillOpacity: pen.palette.band * (isOwn ? 1 : strength),
      },
    ];
  });
}

/** Measured values as a solid line, forecasts dashed from the last measured year on. */
function lines(
  pen: Pen,
  { colour, isOwn, isReference, foreseenFrom, runs }: Strand,
  { toX, toY, lone }: Field,
): Mark[] {
  const strokeWidth = isOwn ? pen.sizes.ownLine : isReference ? pen.sizes.line * 0.8 : pen.sizes.line;
  const stroke = pen.palette.of(colour);
  const at = ({ year, value }: LinePoint): Point => [toX(year), toY(value)];
  return runs.flatMap((run): Mark[] => {
    const [only] = run;
    if (run.length === 1 && only && isReference)
      return [
        {
          kind: "path",
          points: [
            [toX(only.year) - 2 * lone, toY(only.value)],
            [toX(only.year) + 2 * lone, toY(only.value)],
          ],
          stroke,
          strokeWidth,
          dash: [strokeWidth * 3, strokeWidth * 2.4],
        },
      ];
    const turn = run.findIndex(({ year }) => year >= foreseenFrom);
    const measured = turn === -1 ? run : run.slice(0, turn);
    const foreseen = turn === -1 ? [] : run.slice(Math.max(0, turn - 1));
    const dash = isReference ? [strokeWidth * 3, strokeWidth * 2.4] : undefined;
    return [
      ...(measured.length > 1
        ? [{ kind: "path" as const, points: measured.map(at), stroke, strokeWidth, ...(dash ? { dash } : {}) }]
        : []),
      ...(foreseen.length > 1
        ? [
            {
              kind: "path" as const,
              points: foreseen.map(at),
              stroke,
              strokeWidth,
              dash: [strokeWidth, strokeWidth * 2],
            },
          ]
        : []),
    ];
  });
}

/** Markers where there is room for them, at the ends, and on what is alone; hollow on what is foreseen. */
function markers(
  pen: Pen,
  { colour, shape, isOwn, isReference, foreseenFrom, runs }: Strand,
  { toX, toY }: Field,
): Mark[] {
  if (isReference) return [];
  const points = runs.flat();
  const spaced = new Set(
    toSpacedYears(
      points.map(({ year }) => year),
      toX,
      pen.sizes.dot * 10,
    ),
  );
  const alone = new Set(runs.flatMap((run) => (run.length === 1 ? run : [])));
  const last = points.at(-1);
  const [ink, paper] = [pen.palette.of(colour), pen.palette.of("paper")];
  return points
    .filter((point) => spaced.has(point.year) || alone.has(point))
    .map((point): Mark => {
      const isHollow = point.year >= foreseenFrom;
      const radius = pen.sizes.dot * (isOwn ? (point === last ? 1.3 : 0.85) : point === last ? 1 : 0.75);
      return {
        kind: "marker",
        x: toX(point.year),
        y: toY(point.value),
        radius,
        shape,
        fill: isHollow ? paper : ink,
        stroke: isHollow ? ink : paper,
        strokeWidth: pen.sizes.line * 0.75,
      };
    });
}

/** Values over the years with their intervals, each line labelled at its end. */
export function drawLines(pen: Pen, picture: LinesPicture): Mark[] {
  const { width, height, sizes, isNarrow } = pen;
  const years = toYears(picture);
  const top = sizes.small;
  const bottom = height - sizes.small * 2.4;
  const axis = toValueAxis(picture, Math.max(2, Math.min(6, Math.floor((bottom - top) / (sizes.small * 4)))));
  const strands = toStrands(picture);
  const hasMore = !isNarrow && sizes.text < 20 && strands.length <= 6;
  const labels = strands
    .map(({ from, strand }) => toEndLabel(from, strand.colour, picture, years.at(-1) ?? 0, hasMore))
    .filter((label) => label !== null)
    .toSorted((a, b) => Number(b.isOwn || b.colour === "ink") - Number(a.isOwn || a.colour === "ink"));
  const room = toLabelRoom(labels, pen);
  const ticks = axis.ticks.map((tick) => ({ tick, text: formatNumber(tick, axis.digits) }));
  const left = Math.ceil(Math.max(0, ...ticks.map(({ text }) => textWidth(text, sizes.small)))) + sizes.small * 0.6;
  const right = width - Math.max(room, textWidth("2025", sizes.small) / 2);
  const start = left + textWidth("2025", sizes.small) / 2;
  const toX = toYearPosition(years, start, right);
  const share = (value: number) => toShare(axis, value);
  const toY = (value: number) =>
    picture.isReversed ? top + share(value) * (bottom - top) : bottom - share(value) * (bottom - top);
  const floor = picture.isReversed ? axis.max : axis.min;
  const field: Field = { toX, toY, lone: sizes.dot * 1.4 };
  const behindFirst = strands.map(({ strand }) => strand).toReversed();
  const strength = strands.length > 6 ? 0.35 : 0.62;
  return [
    ...ticks.flatMap(({ tick, text }): Mark[] => [
      rule(pen, [left, toY(tick)], [right, toY(tick)], tick === floor ? "rule-strong" : "rule"),
      write(pen, left - sizes.small * 0.5, toY(tick) + sizes.small * 0.35, text, { anchor: "end", colour: "ink-3" }),
    ]),
    ...toSpacedYears(years, toX, sizes.small * 3.6).flatMap((year): Mark[] => [
      rule(pen, [toX(year), bottom], [toX(year), bottom + sizes.small * 0.35], "rule-strong"),
      write(pen, toX(year), bottom + sizes.small * 1.6, String(year), { anchor: "middle", colour: "ink-3" }),
    ]),
    ...behindFirst.flatMap((strand) => band(pen, strand, field, strength)),
    ...behindFirst.flatMap((strand) => lines(pen, strand, field)),
    ...behindFirst.flatMap((strand) => markers(pen, strand, field)),
    ...drawLabels(pen, labels, right, room, toY, [top, bottom]),
  ];
}
