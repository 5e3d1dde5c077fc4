import { drawBrandRows } from "@/lib/charts/drawing/brand-rows";
import { formatNumber } from "@/lib/platform/words/format";
import type { Box } from "@/lib/charts/drawing/box";
import type { LinesPicture } from "@/lib/charts/document";
import { drawLabels, type EndLabels } from "@/lib/charts/drawing/line-labels";
import { type LinePoint, toSpacedYears, toYearLabels } from "@/lib/charts/drawing/line-layout";
import { drawRingNotes } from "@/lib/charts/drawing/line-notes";
import { type Strand, toLinePlan } from "@/lib/charts/drawing/line-plan";
import type { Mark } from "@/lib/charts/drawing/mark";
import type { Point } from "@/lib/charts/drawing/path";
import { type Pen, rule, write } from "@/lib/charts/drawing/pen";
import { textWidth } from "@/lib/charts/drawing/text-width";

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

/** Distance of two markers, in sizes of one. */
const MARKER_GAP = 8;

/** Markers where there is room, at the ends, and on single points; hollow on forecasts. */
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
      pen.sizes.dot * MARKER_GAP,
    ),
  );
  const alone = new Set(runs.flatMap((run) => (run.length === 1 ? run : [])));
  const last = points.at(-1);
  // Where measuring ends and forecasting begins.
  const turn = points.findLast(({ year }) => year < foreseenFrom);
  const [ink, paper] = [pen.palette.of(colour), pen.palette.of("paper")];
  return points
    .filter((point) => spaced.has(point.year) || alone.has(point) || point === turn)
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
  const { sizes } = pen;
  const { strands, years, axis, plot, toX, toY, labels, notes, rows } = toLinePlan(pen, picture);
  const { left, right, bottom } = plot;
  const floor = picture.isReversed ? axis.max : axis.min;
  const field: Field = { toX, toY, lone: sizes.dot * 1.4 };
  const behindFirst = strands.toReversed();
  // One band per plot: more would overlap; the table has the other intervals.
  const banded = picture.isOneBand ? strands.filter(({ isOwn }) => isOwn) : behindFirst;
  const strength = strands.length > 6 ? 0.35 : 0.62;
  return [
    ...foreseen(pen, strands, years, field, plot),
    ...(axis.ticks.includes(floor) ? [] : [rule(pen, [left, toY(floor)], [right, toY(floor)], "rule-strong")]),
    ...axis.ticks.flatMap((tick): Mark[] => [
      rule(pen, [left, toY(tick)], [right, toY(tick)], tick === floor ? "rule-strong" : "rule"),
      write(pen, left - sizes.small * 0.5, toY(tick) + sizes.small * 0.35, formatNumber(tick, axis.digits), {
        anchor: "end",
        colour: "ink-3",
      }),
    ]),
    ...toYearLabels(years, toX, sizes.small * 3.2).flatMap(({ year, text }): Mark[] => [
      rule(pen, [toX(year), bottom], [toX(year), bottom + sizes.small * 0.35], "rule-strong"),
      write(pen, toX(year), bottom + sizes.small * 1.6, text, {
        anchor: "middle",
        colour: year === years.at(-1) ? "ink" : "ink-3",
      }),
    ]),
    ...banded.flatMap((strand) => band(pen, strand, field, strength)),
    ...behindFirst.flatMap((strand) => lines(pen, strand, field)),
    ...behindFirst.flatMap((strand) => markers(pen, strand, field)),
    ...head(pen, labels, right, years.at(-1), picture.since ?? null),
    ...drawLabels(pen, labels, right, toY, bottom),
    ...drawRingNotes(pen, notes),
    ...drawBrandRows(pen, rows.of, rows.from),
  ];
}

/** The ground of forecasts, from half a step after the last study, with what is measured and what is not. */
function foreseen(
  pen: Pen,
  strands: readonly Strand[],
  years: readonly number[],
  { toX }: Field,
  { right, bottom }: Box,
): Mark[] {
  const from = Math.min(...strands.map(({ foreseenFrom }) => foreseenFrom));
  const [before, first] = [years.findLast((year) => year < from), years.find((year) => year >= from)];
  if (before === undefined || first === undefined) return [];
  const { small } = pen.sizes;
  const x = (toX(before) + toX(first)) / 2;
  const [measured, forecast] = ["Measured", "Forecast"];
  // Above the plot, on the line of its highest label.
  const y = small * 0.75;
  const hasRoom = right - x >= textWidth(forecast, small) + small * 0.4;
  // Where the ground is narrow, its name ends at the plot's edge, above the line.
  const top = hasRoom ? 0 : small * 1.2;
  return [
    { kind: "rect", x, y: 0, width: right - x, height: bottom, fill: pen.palette.tint("rule-strong", 0.22) },
    rule(pen, [x, top], [x, bottom], "ink"),
    ...(hasRoom
      ? [
          write(pen, x - small * 0.4, y, measured, { anchor: "end", colour: "ink-3" }),
          write(pen, x + small * 0.4, y, forecast, { colour: "ink-2" }),
        ]
      : [write(pen, right, y, forecast, { anchor: "end", colour: "ink-2" })]),
  ];
}

/** Headings of the label column: the year of its values, and the baseline year of changes. */
function head(
  pen: Pen,
  { column, leaderRoom }: EndLabels,
  right: number,
  year: number | undefined,
  since: number | null,
): Mark[] {
  if (!column || column.changes === 0 || year === undefined) return [];
  const { small } = pen.sizes;
  const [start, end] = [right + leaderRoom, right + leaderRoom + column.width];
  return [
    write(pen, start + column.marks, small, String(year), {}),
    ...(since === null ? [] : [write(pen, end, small, `Since ${since}`, { anchor: "end" })]),
    rule(pen, [start, small * 1.5], [end, small * 1.5], "rule-strong"),
  ];
}
