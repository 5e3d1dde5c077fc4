import type { IntervalsPicture } from "@/lib/charts/document";
import { toRowAxis } from "@/lib/charts/drawing/intervals";
import type { Paints } from "@/lib/charts/drawing/paints";
import { toRowFigure } from "@/lib/charts/drawing/row-figure";
import { fitText, textWidth } from "@/lib/charts/drawing/text-width";
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
import {
  type DrawnChart,
  POSITIONS_FORMAT,
  sayOmitted,
  toColumnName,
  toFormat,
} from "@/lib/sharing/slides/drawn-chart";
import { CHART_BOX, INCH, slideColour, SYMBOLS } from "@/lib/sharing/slides/look";
import { type Line, toLines, toMarks } from "@/lib/sharing/slides/row-lines";
import { DECIMALS, formatNumber } from "@/lib/platform/words/format";

/** Maximum rows at 11 points; more rows are set in 10. */
const ROOMY_ROWS = 18;
/** Maximum row height in inches: a short list makes a low chart. */
const WIDEST_PITCH = 0.52;
/** Shares of the chart's width for names at most, and inches above and below the rows. */
const MOST_NAMES = 0.44;
const [ABOVE, BELOW] = [0.36, 0.36];

/** Half a mark of what a row is compared with, in rows. */
const MARK = 0.32;
/** A line of two ends, and the gap before the next. */
const NO_LINE = [null, null, null];
const toPair = (value: number | undefined) => (value === undefined ? NO_LINE : [value, value, null]);

/** One value in each row with its interval, as points between two axes: dots, error bars, names and values. */
export function drawRows(picture: IntervalsPicture, paints: Paints): DrawnChart {
  const { digits, line, rows: all } = picture;
  const { lines, shown } = toLines(all, paints);
  const size = lines.length > ROOMY_ROWS ? 10 : 11;
  const axis = toRowAxis(picture);
  const wide = (text: string) => textWidth(text, size) / INCH;
  const toFigure = toRowFigure(picture);
  const figureOf = (each: Line) => ("row" in each ? toFigure(each.row.value) : "");
  const noteOf = (each: Line) => ("row" in each && each.row.note ? `   ${each.row.note}` : "");
  const names = Math.min(CHART_BOX.w * MOST_NAMES, Math.max(...lines.map((each) => wide(nameOf(each)))) + 0.2);
  const figures = Math.max(...lines.map((each) => wide(figureOf(each) + noteOf(each)))) + 0.3;
  const height = Math.min(CHART_BOX.h, ABOVE + BELOW + lines.length * WIDEST_PITCH);
  const plot = {
    x: names / CHART_BOX.w,
    y: ABOVE / height,
    w: (CHART_BOX.w - names - figures) / CHART_BOX.w,
    h: (height - ABOVE - BELOW) / height,
  };
  const rowOf = (each: Line) => ("row" in each ? each.row : null);
  // From the top, as the value axis of a scatter chart counts upwards.
  const place = (at: number) => lines.length - at;
  const marks = toMarks(lines, paints);
  const base: Column[] = [
    { name: "Name", cells: lines.map((each) => nameOf(each)) },
    { name: "Value", cells: lines.map((each) => rowOf(each)?.value ?? null) },
    { name: "95% from", cells: lines.map((each) => rowOf(each)?.low ?? null) },
    { name: "95% to", cells: lines.map((each) => rowOf(each)?.high ?? null) },
    {
      name: "Interval ends",
      cells: lines.flatMap((each) => [rowOf(each)?.low ?? null, rowOf(each)?.high ?? null, null]),
    },
    { name: "Names at", cells: lines.map(() => axis.min) },
    { name: "Figures at", cells: lines.map(() => axis.max) },
    { name: "Row", cells: lines.map((_, at) => place(at)) },
    { name: "Compared with", cells: lines.flatMap((each) => toPair(rowOf(each)?.reference)) },
    {
      name: "Mark",
      cells: lines.flatMap((each, at) =>
        rowOf(each)?.reference === undefined ? NO_LINE : [place(at) - MARK, place(at) + MARK, null],
      ),
    },
    { name: "Line at", cells: line ? [line.value, line.value] : [] },
    { name: "Line", cells: line ? [lines.length + 0.5, 0.5] : [] },
  ];
  const columns = [...base];
  const drawn = marks.map(({ name, mark, isMarked, has }) => {
    const column = toColumnName(
      name,
      columns.map((each) => each.name),
    );
    columns.push({ name: column, cells: lines.map((each, at) => (has(each) ? place(at) : null)) });
    const band = toColumnName(
      `${name}, 95%`,
      columns.map((each) => each.name),
    );
    columns.push({
      name: band,
      cells: lines.flatMap((each, at) =>
        has(each) && rowOf(each)?.low !== null ? [place(at), place(at), null] : NO_LINE,
      ),
    });
    return { column, band, mark, isMarked };
  });
  // All columns have the same length: LibreOffice loses series before a longer one.
  const longest = Math.max(...columns.map(({ cells }) => cells.length));
  const sheet = columns.map(({ name, cells }): Column => ({
    name,
    cells: [...cells, ...Array.from({ length: longest - cells.length }, () => null)],
  }));
  const source = toSource(sheet);
  let next = 0;
  const series = (column: string, x: string, y: string, look: string, rest = "") => {
    const at = next++;
    return `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>${source.name(column)}${look}${rest}<c:xVal>${source.numbers(x)}</c:xVal><c:yVal>${source.numbers(y)}</c:yVal><c:smooth val="0"/></c:ser>`;
  };
  const ink = slideColour("ink");
  // Zero lines need no label.
  const lineLabel =
    line && line.value !== 0 ? `${line.label} ${formatNumber(line.value, digits)}` : (line?.label ?? "");
  const hidden = `${lineShape(null)}${marker(null)}`;
  const text = (each: Line, at: number, words: string, position: "l" | "r", note = ""): Label => {
    const row = rowOf(each);
    const isOwn = row?.isOwn === true;
    const look = { size, colour: row ? ink : slideColour("ink-3"), isBold: isOwn };
    return {
      at,
      position,
      look,
      by: [position === "r" ? 0.008 : -0.006, 0],
      runs: [{ ...look, text: words }, ...(note === "" ? [] : [{ size, colour: slideColour("ink-3"), text: note }])],
    };
  };
  const groups = [
    ...(line
      ? [
          series(
            "Line",
            "Line at",
            "Line",
            `${lineShape({ colour: ink, width: 1.5, dash: "sysDash" })}${marker(null)}`,
            labels([
              {
                at: 0,
                position: "t",
                look: { size: 11, colour: ink },
                runs: [{ size: 11, colour: ink, text: lineLabel }],
              },
            ]),
          ),
        ]
      : []),
    // A transparent line between the ends of each interval: Office draws it below its point, LibreOffice above.
    ...drawn
      .filter(({ band }) => columns.some((column) => column.name === band && column.cells.some((end) => end !== null)))
      .map(({ band, mark, isMarked }) =>
        series(
          band,
          "Interval ends",
          band,
          `${lineShape({ colour: slideColour(mark.colour), opacity: isMarked ? 0.42 : 0.34, width: size > 10 ? 7 : 5.5, cap: "rnd" })}${marker(null)}`,
        ),
      ),
    ...(all.some(({ reference }) => reference !== undefined)
      ? [series("Mark", "Compared with", "Mark", `${lineShape({ colour: ink, width: 2 })}${marker(null)}`)]
      : []),
    ...drawn.map(({ column, mark, isMarked }) =>
      series(
        column,
        "Value",
        column,
        `${lineShape(null)}${marker({ symbol: SYMBOLS[mark.shape], size: isMarked ? 10 : 8, colour: slideColour(mark.colour) })}`,
      ),
    ),
    series(
      "Names at",
      "Names at",
      "Row",
      hidden,
      labels(lines.map((each, at) => text(each, at, fitText(nameOf(each), size, (names - 0.15) * INCH), "l"))),
    ),
    series(
      "Figures at",
      "Figures at",
      "Row",
      hidden,
      labels(lines.map((each, at) => text(each, at, figureOf(each), "r", noteOf(each)))),
    ),
  ];
  const colours = { text: slideColour("ink-2"), grid: slideColour("rule") };
  const rowAxis = { min: 0.5, max: lines.length + 0.5, ticks: [0.5, lines.length + 0.5], digits: DECIMALS.score };
  const xml = toChartXml(
    plot,
    `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${groups.join("")}<c:axId val="101"/><c:axId val="102"/></c:scatterChart>${valueAxis({ id: 101, crosses: 102, position: "b", axis, hasGrid: true, format: picture.arePositions ? POSITIONS_FORMAT : toFormat(axis.digits), colours })}${valueAxis({ id: 102, crosses: 101, position: "l", axis: rowAxis, isHidden: true, colours })}`,
  );
  const pitch = (height - ABOVE - BELOW) / lines.length;
  // Where every row is the selected brand's, none stands out.
  const hasOthers = lines.some((each) => rowOf(each)?.isOwn !== true);
  return {
    box: { ...CHART_BOX, h: height },
    columns: sheet,
    xml,
    tinted: lines.flatMap((each, at) =>
      hasOthers && rowOf(each)?.isOwn
        ? [{ x: CHART_BOX.x + 0.15, y: CHART_BOX.y + ABOVE + at * pitch, w: CHART_BOX.w - 0.3, h: pitch }]
        : [],
    ),
    key: [],
    omitted: sayOmitted(shown, all.length),
  };
}

const nameOf = (each: Line): string => ("row" in each ? each.row.label : `${each.gap} more`);
