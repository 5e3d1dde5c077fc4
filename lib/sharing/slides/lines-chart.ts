import type { LinesPicture } from "@/lib/charts/document";
import { toYears } from "@/lib/charts/drawing/line-layout";
import { OTHER_MARK, type Paints } from "@/lib/charts/drawing/paints";
import {
  categoryAxis,
  type Column,
  errorBars,
  labels,
  lineShape,
  marker,
  shape,
  toChartXml,
  toSource,
  valueAxis,
} from "@/lib/sharing/slides/chart-xml";
import { type DrawnChart, POSITIONS_FORMAT, toColumnName, toFormat } from "@/lib/sharing/slides/drawn-chart";
import { PLOT_ROOM, toEnds, toLinesAxis, toStrands } from "@/lib/sharing/slides/line-strands";
import { CHART_BOX, slideColour, slideTint, SYMBOLS } from "@/lib/sharing/slides/look";

type Series = LinesPicture["series"][number];

/** Inches left of the plot. */
const LEFT = 0.62;
/** Maximum share of the chart's width for labels. */
const MOST_LABELS = 0.36;

/** Values over the years: lines with names at their ends, the selected one's interval, forecasts dashed. */
export function drawLinesChart(picture: LinesPicture, paints: Paints): DrawnChart {
  const { digits, series, isReversed } = picture;
  const years = toYears(picture);
  const axis = toLinesAxis(picture);
  const taken = ["Year"];
  const strands = toStrands(picture, years, taken);
  // A forecast is always drawn with its interval; otherwise only selected lines have theirs.
  const banded = series.filter(
    (each) =>
      !each.isReference &&
      (each.isOwn || each.foreseenFrom !== undefined) &&
      each.points.some(({ low }) => low !== null),
  );
  const endOf = (each: Series, end: "low" | "high" | "value") =>
    years.map((year) => each.points.find((point) => point.year === year)?.[end] ?? null);
  const bands = banded.map((each) => {
    const [low, high, value] = [endOf(each, "low"), endOf(each, "high"), endOf(each, "value")];
    const length = (at: number, end: number | null | undefined) =>
      end === null || end === undefined ? null : Number(Math.abs((value[at] ?? end) - end).toFixed(digits + 2));
    const name = (end: string) => {
      const column = toColumnName(`${each.name}, ${end}`, taken);
      taken.push(column);
      return column;
    };
    return {
      each,
      // An area cannot have a gap: it would drop to zero there.
      isWhole:
        banded.length === 1 &&
        low.every((end) => end !== null) &&
        high.every((end) => end !== null) &&
        years.length > 1,
      from: { name: name("95% from"), cells: low },
      to: { name: name("95% to"), cells: high },
      width: {
        name: name("95% width"),
        cells: low.map((end, at) => (end === null ? null : Number(((high[at] ?? end) - end).toFixed(digits + 2)))),
      },
      down: { name: name("interval, down"), cells: low.map((end, at) => length(at, end)) },
      up: { name: name("interval, up"), cells: high.map((end, at) => length(at, end)) },
    };
  });
  const foreseen = Math.min(...series.map(({ foreseenFrom = Infinity }) => foreseenFrom));
  const columns: Column[] = [
    { name: "Year", cells: years.map(String) },
    ...strands.map(({ column, values }) => ({ name: column, cells: values })),
    ...bands.flatMap(({ from, to, width, down, up }) => [from, to, width, down, up]),
    ...(Number.isFinite(foreseen)
      ? [{ name: "Forecast", cells: years.map((year) => (year >= foreseen ? axis.max : null)) }]
      : []),
  ];
  const source = toSource(columns);
  const toRight = (room: number) => Math.min(CHART_BOX.w * MOST_LABELS, Math.max(0.3, room) + 0.25);
  const ends = toEnds(picture, strands, years, axis, (room) => CHART_BOX.w - LEFT - toRight(room));
  const plotHeight = CHART_BOX.h - PLOT_ROOM.above - PLOT_ROOM.below;
  const right = toRight(Math.max(0, ...ends.map(({ room }) => room)));
  const plot = {
    x: LEFT / CHART_BOX.w,
    y: PLOT_ROOM.above / CHART_BOX.h,
    w: (CHART_BOX.w - LEFT - right) / CHART_BOX.w,
    h: plotHeight / CHART_BOX.h,
  };
  let next = 0;
  const head = (column: string) => {
    const at = next++;
    return `<c:idx val="${at}"/><c:order val="${at}"/>${source.name(column)}`;
  };
  const body = (column: string) => `<c:cat>${source.texts()}</c:cat><c:val>${source.numbers(column)}</c:val>`;
  const colourOf = (each: Series) => (each.isReference ? "ink" : (paints.get(each.name) ?? OTHER_MARK).colour);
  const axes = '<c:axId val="101"/><c:axId val="102"/>';
  const areas = bands.flatMap(({ each, isWhole, from, width }) =>
    isWhole
      ? [
          `<c:ser>${head(from.name)}${shape(null)}${body(from.name)}</c:ser>`,
          `<c:ser>${head(width.name)}${shape({ colour: slideColour(colourOf(each)), opacity: 0.18 })}${body(width.name)}</c:ser>`,
        ]
      : [],
  );
  const ground = Number.isFinite(foreseen)
    ? `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/><c:ser>${head("Forecast")}${shape({ colour: slideColour("ink"), opacity: 0.06 })}<c:invertIfNegative val="0"/>${labels([{ at: years.indexOf(foreseen), position: "inEnd", look: { size: 11, colour: slideColour("ink-2") }, hasName: true, hasValue: false }])}${body("Forecast")}</c:ser><c:gapWidth val="0"/>${axes}</c:barChart>`
    : "";
  const lines = strands.map((strand) => {
    const { column, series: each, isForecast } = strand;
    const mark = paints.get(each.name) ?? OTHER_MARK;
    const colour = slideColour(colourOf(each));
    const end = ends.find((label) => label.column === column);
    const band = bands.find((known) => known.each === each && !known.isWhole);
    const width = each.isReference ? 1.5 : each.isOwn ? 3 : 1.75;
    return `<c:ser>${head(column)}${lineShape({ colour, width, dash: each.isReference ? "sysDash" : isForecast ? "sysDot" : "solid", cap: "rnd" })}${marker(
      each.isReference ? null : { symbol: SYMBOLS[mark.shape], size: each.isOwn ? 7 : 6, colour, isHollow: isForecast },
    )}${labels(
      end
        ? [
            {
              at: end.at,
              position: "r",
              look: { size: end.size, colour: slideColour("ink"), isBold: each.isOwn },
              hasName: true,
              // Away from its end a line's last value would be read as that of another year.
              hasValue: end.room > 0,
              format: toFormat(digits),
              by: [0.006 + end.by[0] / CHART_BOX.w, end.by[1] / CHART_BOX.h],
            },
          ]
        : [],
    )}${
      band
        ? errorBars(source, band.up.name, band.down.name, {
            colour: slideTint(colourOf(each), 0.36),
            width: each.isOwn ? 5 : 3,
          })
        : ""
    }${body(column)}<c:smooth val="0"/></c:ser>`;
  });
  const colours = { text: slideColour("ink-2"), grid: slideColour("rule") };
  const xml = toChartXml(
    plot,
    [
      areas.length > 0
        ? `<c:areaChart><c:grouping val="stacked"/><c:varyColors val="0"/>${areas.join("")}${axes}</c:areaChart>`
        : "",
      ground,
      `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${lines.join("")}<c:marker val="1"/>${axes}</c:lineChart>`,
      categoryAxis({
        id: 101,
        crosses: 102,
        position: "b",
        crossesAt: axis.min,
        labelsAt: isReversed ? "high" : "low",
        look: { size: years.length > 24 ? 10 : 11, colour: colours.text },
        line: { colour: slideColour("rule-strong"), width: 0.75 },
      }),
      valueAxis({
        id: 102,
        crosses: 101,
        position: "l",
        axis,
        isReversed,
        hasGrid: true,
        format: isReversed ? POSITIONS_FORMAT : toFormat(axis.digits),
        colours,
      }),
    ].join(""),
  );
  const hasBars = bands.some(({ isWhole }) => !isWhole);
  return { box: CHART_BOX, columns, xml, tinted: [], key: [], hasBars, bands: bands.length, omitted: null };
}
