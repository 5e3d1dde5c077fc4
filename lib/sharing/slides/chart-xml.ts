import { toXmlText } from "@/lib/charts/documents/xml-text";
import { FONT } from "@/lib/sharing/slides/look";
import type { Axis } from "@/lib/charts/drawing/axis";

// Parts of a chart in DrawingML (ISO/IEC 29500-1, 21.2), in the order of their schema.

const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text escaped for XML. */
export const escapeXml = (text: string): string => toXmlText(text).replaceAll(/[&<>"]/g, (each) => ESCAPED[each] ?? "");

/** A column of the workbook behind a chart; the first holds the names of the rows. */
export interface Column {
  name: string;
  cells: readonly (string | number | null)[];
}

const solid = (colour: string, opacity = 1): string =>
  `<a:solidFill><a:srgbClr val="${colour}">${opacity < 1 ? `<a:alpha val="${Math.round(opacity * 100_000)}"/>` : ""}</a:srgbClr></a:solidFill>`;

interface Stroke {
  colour: string;
  /** Points. */
  width: number;
  dash?: "solid" | "sysDash" | "sysDot";
  opacity?: number;
  cap?: "flat" | "rnd";
}

/** Units of lines per point: 12,700. */
const toLineUnits = (points: number) => Math.round(points * 12_700);

const stroke = ({ colour, width, dash = "solid", opacity = 1, cap = "flat" }: Stroke): string =>
  `<a:ln w="${toLineUnits(width)}" cap="${cap}">${solid(colour, opacity)}<a:prstDash val="${dash}"/><a:round/></a:ln>`;

const NO_LINE = "<a:ln><a:noFill/></a:ln>";

/** Shape properties: a fill, a line, or nothing. */
export const shape = (fill: { colour: string; opacity?: number } | null, line: Stroke | null = null): string =>
  `<c:spPr>${fill ? solid(fill.colour, fill.opacity) : "<a:noFill/>"}${line ? stroke(line) : NO_LINE}</c:spPr>`;

/** A line's properties, without a fill. */
export const lineShape = (line: Stroke | null): string =>
  line ? `<c:spPr>${stroke(line)}</c:spPr>` : '<c:spPr><a:ln w="12700"><a:noFill/></a:ln></c:spPr>';

/** A series' marker of `size` points; hollow without a fill. */
export const marker = (look: { symbol: string; size: number; colour: string; isHollow?: boolean } | null): string =>
  look
    ? `<c:marker><c:symbol val="${look.symbol}"/><c:size val="${look.size}"/><c:spPr>${solid(look.isHollow ? "FFFFFF" : look.colour)}${stroke({ colour: look.colour, width: look.isHollow ? 1.5 : 0.75 })}</c:spPr></c:marker>`
    : '<c:marker><c:symbol val="none"/></c:marker>';

interface Letters {
  /** Points. */
  size: number;
  colour: string;
  isBold?: boolean;
}

const inner = ({ colour }: Letters): string => `${solid(colour)}<a:latin typeface="${FONT}"/>`;
const weight = ({ size, isBold = false }: Letters): string => `sz="${Math.round(size * 100)}" b="${isBold ? 1 : 0}"`;
const BODY = '<a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/>';

/** Font properties of labels. */
const letters = (look: Letters): string =>
  `<c:txPr>${BODY}<a:p><a:pPr><a:defRPr ${weight(look)}>${inner(look)}</a:defRPr></a:pPr><a:endParaRPr lang="en-GB"/></a:p></c:txPr>`;

/** Text with its own font properties. */
export interface Run extends Letters {
  text: string;
}

export interface Label {
  /** The point's index in the series. */
  at: number;
  position: "l" | "r" | "t" | "b" | "ctr" | "inEnd";
  look: Letters;
  /** Text instead of the value; without it the label shows the value, and optionally the series' name. */
  runs?: readonly Run[];
  hasName?: boolean;
  hasValue?: boolean;
  /** Number format of the value. */
  format?: string;
  /** Moved by this share of the chart's width and height. */
  by?: readonly [x: number, y: number];
}

const shows = (value: boolean, name: boolean): string =>
  `<c:showLegendKey val="0"/><c:showVal val="${value ? 1 : 0}"/><c:showCatName val="0"/><c:showSerName val="${name ? 1 : 0}"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;

function toLabel({ at, position, look, runs, hasName = false, hasValue = true, format, by }: Label): string {
  const moved = by && (by[0] !== 0 || by[1] !== 0);
  const place = moved
    ? `<c:layout><c:manualLayout><c:x val="${by[0].toFixed(5)}"/><c:y val="${by[1].toFixed(5)}"/></c:manualLayout></c:layout>`
    : "";
  const words = runs
    ? `<c:tx><c:rich>${BODY}<a:p><a:pPr><a:defRPr ${weight(look)}>${inner(look)}</a:defRPr></a:pPr>${runs
        .map(
          (run) =>
            `<a:r><a:rPr lang="en-GB" ${weight(run)}>${inner(run)}</a:rPr><a:t>${escapeXml(run.text)}</a:t></a:r>`,
        )
        .join("")}</a:p></c:rich></c:tx>`
    : "";
  const number = format === undefined ? "" : `<c:numFmt formatCode="${escapeXml(format)}" sourceLinked="0"/>`;
  return `<c:dLbl><c:idx val="${at}"/>${place}${words}${number}<c:spPr><a:noFill/>${NO_LINE}</c:spPr>${runs ? "" : letters(look)}<c:dLblPos val="${position}"/>${shows(hasValue, hasName)}<c:separator>  </c:separator></c:dLbl>`;
}

const NO_LEADERS =
  '<c:extLst><c:ext uri="{CE6537A1-D6FC-4f65-9D91-7224C49458BB}" xmlns:c15="http://schemas.microsoft.com/office/drawing/2012/chart"><c15:showLeaderLines val="0"/></c:ext></c:extLst>';

/** Labels of single points; the others have none. */
export const labels = (list: readonly Label[]): string =>
  `<c:dLbls>${list
    .toSorted((a, b) => a.at - b.at)
    .map(toLabel)
    .join("")}${shows(false, false)}${NO_LEADERS}</c:dLbls>`;

const letterOf = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26);

/** The rows of a workbook's column, as a chart names them: `Sheet1!$B$2:$B$9`. */
const rangeOf = (at: number, count: number): string =>
  `Sheet1!$${letterOf(at)}$2:$${letterOf(at)}$${Math.max(2, count + 1)}`;

/** A chart's references to its workbook. */
export interface Source {
  /** A series' name, from the head of its column. */
  name: (column: string) => string;
  numbers: (column: string) => string;
  /** The names of the rows. */
  texts: () => string;
}

/**
 * References to the columns of a workbook, with cached values, so that the chart is drawn before the workbook opens.
 */
export function toSource(columns: readonly Column[]): Source {
  const find = (name: string) => {
    const at = columns.findIndex((column) => column.name === name);
    const column = columns[at];
    if (!column) throw new Error(`The workbook of the chart has no column ${name}.`);
    return { at, cells: column.cells };
  };
  return {
    name: (column) =>
      `<c:tx><c:strRef><c:f>Sheet1!$${letterOf(find(column).at)}$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escapeXml(column)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`,
    numbers: (name) => {
      const { at, cells } = find(name);
      const points = cells.flatMap((cell, row) =>
        typeof cell === "number" ? [`<c:pt idx="${row}"><c:v>${cell}</c:v></c:pt>`] : [],
      );
      return `<c:numRef><c:f>${rangeOf(at, cells.length)}</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="${cells.length}"/>${points.join("")}</c:numCache></c:numRef>`;
    },
    texts: () => {
      const cells = columns[0]?.cells ?? [];
      const points = cells.map((cell, row) => `<c:pt idx="${row}"><c:v>${escapeXml(String(cell ?? ""))}</c:v></c:pt>`);
      return `<c:strRef><c:f>${rangeOf(0, cells.length)}</c:f><c:strCache><c:ptCount val="${cells.length}"/>${points.join("")}</c:strCache></c:strRef>`;
    },
  };
}

/** Bars up and down from the points of a line: intervals, by the columns of their lengths. */
export const errorBars = (source: Source, plus: string, minus: string, line: Stroke): string =>
  `<c:errBars><c:errDir val="y"/><c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="1"/><c:plus>${source.numbers(plus)}</c:plus><c:minus>${source.numbers(minus)}</c:minus><c:spPr>${stroke(line)}</c:spPr></c:errBars>`;

interface ValueAxis {
  id: number;
  crosses: number;
  position: "b" | "l";
  axis: Axis;
  isReversed?: boolean;
  hasGrid?: boolean;
  isHidden?: boolean;
  format?: string;
  title?: string;
  labelsAt?: "nextTo" | "low" | "high";
  colours: { text: string; grid: string };
}

/** An axis of values: its ends, steps and grid. */
export function valueAxis({ id, crosses, position, axis, isReversed, hasGrid, isHidden, ...look }: ValueAxis): string {
  const { format = "General", title, labelsAt = "nextTo", colours } = look;
  const step = axis.ticks.length > 1 ? (axis.ticks.at(-1) ?? 0) - (axis.ticks.at(-2) ?? 0) : axis.max - axis.min;
  const name = title
    ? `<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr ${weight({ size: 11, colour: colours.text })}/></a:pPr><a:r><a:rPr lang="en-GB" ${weight({ size: 11, colour: colours.text })}>${inner({ size: 11, colour: colours.text })}</a:rPr><a:t>${escapeXml(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`
    : "";
  return `<c:valAx><c:axId val="${id}"/><c:scaling><c:orientation val="${isReversed ? "maxMin" : "minMax"}"/><c:max val="${axis.max}"/><c:min val="${axis.min}"/></c:scaling><c:delete val="${isHidden ? 1 : 0}"/><c:axPos val="${position}"/>${hasGrid ? `<c:majorGridlines>${lineShape({ colour: colours.grid, width: 0.75 })}</c:majorGridlines>` : ""}${name}<c:numFmt formatCode="${escapeXml(format)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${labelsAt}"/>${lineShape(null)}${letters({ size: 11, colour: colours.text })}<c:crossAx val="${crosses}"/><c:crosses val="min"/><c:crossBetween val="midCat"/><c:majorUnit val="${step}"/></c:valAx>`;
}

interface CategoryAxis {
  id: number;
  crosses: number;
  position: "b" | "l";
  /** Where it crosses the values. */
  crossesAt: number;
  isReversed?: boolean;
  labelsAt: "low" | "high";
  look: Letters;
  line?: Stroke;
}

/** An axis of names or years. */
export const categoryAxis = ({
  id,
  crosses,
  position,
  crossesAt,
  isReversed,
  labelsAt,
  look,
  line,
}: CategoryAxis): string =>
  `<c:catAx><c:axId val="${id}"/><c:scaling><c:orientation val="${isReversed ? "maxMin" : "minMax"}"/></c:scaling><c:delete val="0"/><c:axPos val="${position}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${labelsAt}"/>${lineShape(line ?? null)}${letters(look)}<c:crossAx val="${crosses}"/><c:crossesAt val="${crossesAt}"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="60"/><c:noMultiLvlLbl val="1"/></c:catAx>`;

/** The plot's position in its chart, in fractions. */
export interface PlotShare {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A complete chart part; its workbook is the part's first relationship. */
export const toChartXml = (plot: PlotShare, groups: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/><c:x val="${plot.x.toFixed(5)}"/><c:y val="${plot.y.toFixed(5)}"/><c:w val="${plot.w.toFixed(5)}"/><c:h val="${plot.h.toFixed(5)}"/></c:manualLayout></c:layout>${groups}<c:spPr><a:noFill/>${NO_LINE}</c:spPr></c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr><a:noFill/>${NO_LINE}</c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr><a:latin typeface="${FONT}"/></a:defRPr></a:pPr><a:endParaRPr lang="en-GB"/></a:p></c:txPr><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`;
