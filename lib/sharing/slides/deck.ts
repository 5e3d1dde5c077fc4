import "server-only";
import PptxGenJS from "pptxgenjs";
import type { ChartPicture } from "@/lib/charts/document";
import { describePicture } from "@/lib/charts/drawing/describe";
import { type Paints, toPaints } from "@/lib/charts/drawing/paints";
import { toNoteLines, toPrinted } from "@/lib/charts/documents/accompanying-text";
import { type Look, SITE_LOOK } from "@/lib/sharing/looks/look";
import type { DeckChart } from "@/lib/sharing/slides/deck-chart";
import type { DrawnChart, ListedColumn } from "@/lib/sharing/slides/drawn-chart";
import { type DeckOrder, toDeckOrder } from "@/lib/sharing/slides/deck-order";
import { addHeatTable } from "@/lib/sharing/slides/heat-table";
import { drawLinesChart } from "@/lib/sharing/slides/lines-chart";
import {
  bareColour,
  CHART_BOX,
  EDGE,
  FONT,
  FOOT,
  INCH,
  ROOM,
  slideColour,
  slideTint,
  wordCell,
} from "@/lib/sharing/slides/look";
import { defineLayouts, LAYOUTS } from "@/lib/sharing/slides/masters";
import { addHowTo } from "@/lib/sharing/slides/notes-slides";
import { finishSlides } from "@/lib/sharing/slides/package-parts";
import { drawRows } from "@/lib/sharing/slides/rows-chart";
import { drawScatterChart } from "@/lib/sharing/slides/scatter-chart";
import { toSubject, wordBands } from "@/lib/sharing/slides/slide-words";
import { coverSize, fillHead, fillPlace, toShownAddress, toShownSource } from "@/lib/sharing/slides/slide-text";
import { drawStackChart } from "@/lib/sharing/slides/stack-chart";
import { wrapText } from "@/lib/charts/drawing/text-width";
import { toXmlText } from "@/lib/charts/documents/xml-text";
import { formatDate } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";

interface DeckWords {
  /** The deck's name; by default that of its only chart. */
  title?: string;
  /** What is missing from it, and why. */
  missing?: readonly string[];
  /** Of the reader's team. */
  look?: Look;
  /** Called before each chart is drawn, with its number from 1. */
  tell?: (chart: number) => void;
}

/**
 * Charts as slides: a cover, contents for several charts, a slide for each picture with an editable chart and its data
 * as a workbook, and notes on reading them. Each slide's texts are in its notes. A brand or group has one colour in the
 * whole deck.
 */
export async function toSlides(charts: readonly DeckChart[], words: DeckWords = {}): Promise<Uint8Array> {
  const [first] = charts;
  if (!first) throw new Error("A deck needs a chart.");
  const deck = new PptxGenJS();
  const title = words.title ?? first.document.title;
  deck.layout = "LAYOUT_WIDE";
  deck.title = toXmlText(title);
  deck.subject = toXmlText(first.document.kicker);
  deck.author = SITE.name;
  deck.company = SITE.company;
  deck.theme = { headFontFace: FONT, bodyFontFace: FONT };
  const look = words.look ?? SITE_LOOK;
  const isSample = charts.some(({ document }) => document.isSample);
  defineLayouts(deck, isSample, look);
  addCover(deck, title, charts);
  const order = toDeckOrder(charts);
  order.contents.forEach((_, at) => addContents(deck, charts, order, at, look));
  const paints = toPaints(charts.flatMap(({ document }) => document.pictures));
  const drawn: DrawnChart[] = [];
  for (const [at, chart] of charts.entries()) {
    words.tell?.(at + 1);
    const market = order.dividers.get(at);
    if (market !== undefined) addDivider(deck, market);
    const notes = toXmlText(toNoteLines(chart.document, chart.beside).join("\n"));
    chart.document.pictures.forEach((picture, number) => {
      const slide = addChartSlide(deck, chart, number, paints, drawn);
      slide.addNotes(toXmlText(`${picture.title}. ${describePicture(picture)}\n`) + notes);
    });
  }
  addHowTo(deck, charts, words.missing ?? [], order.starts);
  const file = await deck.write({ outputType: "uint8array", compression: false });
  if (!(file instanceof Uint8Array)) throw new Error("The slides library returned no file.");
  return finishSlides(file, drawn);
}

/** Before the charts of a market, in a deck of several. */
function addDivider(deck: PptxGenJS, market: string): void {
  const slide = deck.addSlide({ masterName: LAYOUTS.cover });
  fillPlace(slide, "title", market, { size: coverSize(market), isBold: true });
}

function addCover(deck: PptxGenJS, title: string, charts: readonly DeckChart[]): void {
  const slide = deck.addSlide({ masterName: LAYOUTS.cover });
  const [only] = charts.length === 1 ? charts : [];
  const takenAt = charts[0]?.beside.takenAt ?? "";
  const [ink, soft] = [slideColour("ink"), slideColour("ink-2")];
  // A year stands alone on no line.
  const shown = title.replace(/ (?=\d{4}$)/, "\u00a0");
  fillPlace(slide, "title", shown, { size: coverSize(shown), isBold: true });
  const standfirst = only ? only.document.summary.join(" ") : `${charts.length} charts`;
  fillPlace(slide, "standfirst", standfirst, { size: standfirst.length > 260 ? 13 : 18, colour: soft });
  const facts = only
    ? [
        only.document.kicker,
        ...only.document.filters.map(({ name, value }) => `${name}: ${value}`),
        only.document.source,
        formatDate(takenAt),
      ]
    : [...new Set(charts.map(({ document }) => document.source)), formatDate(takenAt)];
  fillPlace(slide, "facts", facts.join("\n"), { size: facts.join("\n").length > 700 ? 10 : 12, colour: ink });
}

/** Columns of contents, in inches: numbers of slides, and titles. */
const [NUMBERS, TITLES] = [0.7, 8.8];

/** What the charts say: the slide of each, its title as a link, and its analysis. */
function addContents(
  deck: PptxGenJS,
  charts: readonly DeckChart[],
  { contents, starts }: DeckOrder,
  number: number,
  { second }: Look,
): void {
  const slide = deck.addSlide({ masterName: LAYOUTS.chart });
  const part = contents.length > 1 ? ` (${number + 1} of ${contents.length})` : "";
  fillHead(slide, `What the charts say${part}`, `${charts.length} charts, in this order.`, "");
  const size = 14;
  const cell = wordCell(size, "middle");
  const listed = (contents[number] ?? []).flatMap((at) => {
    const chart = charts[at];
    return chart ? [{ at, document: chart.document }] : [];
  });
  slide.addTable(
    listed.map(({ at, document }) => [
      { text: String(starts[at] ?? ""), options: { ...cell, color: slideColour("ink-2") } },
      {
        // A line of its own each: LibreOffice does not wrap a link.
        text: wrapText(document.title, size, (TITLES - 0.2) * INCH, 3).map((line, row, lines) => ({
          text: toXmlText(line),
          options: {
            color: second === null ? slideColour("spruce") : bareColour(second),
            bold: true,
            fontSize: size,
            fontFace: FONT,
            hyperlink: { slide: starts[at] ?? 1 },
            breakLine: row < lines.length - 1,
          },
        })),
        options: cell,
      },
      { text: document.kicker, options: { ...cell, color: slideColour("ink-2") } },
    ]),
    {
      x: EDGE,
      y: 2.05,
      w: ROOM,
      colW: [NUMBERS, TITLES, ROOM - NUMBERS - TITLES],
      rowH: 0.46,
      border: { type: "none" },
      objectName: "Contents",
    },
  );
}

function draw(picture: Exclude<ChartPicture, { kind: "heat" }>, paints: Paints): DrawnChart {
  switch (picture.kind) {
    case "lines":
      return drawLinesChart(picture, paints);
    case "intervals":
      return drawRows(picture, paints);
    case "stack":
      return drawStackChart(picture, paints);
    case "scatter":
      return drawScatterChart(picture, paints);
  }
}

/** A picture on its own slide; the native chart is added to `drawn`, in the order of the file's charts. */
function addChartSlide(
  deck: PptxGenJS,
  { document, beside }: DeckChart,
  at: number,
  paints: Paints,
  drawn: DrawnChart[],
): PptxGenJS.Slide {
  const picture = document.pictures[at];
  if (!picture) throw new Error("A slide needs a picture.");
  const slide = deck.addSlide({ masterName: LAYOUTS.chart });
  addAddress(slide, toPrinted(beside));
  const [title, line] =
    at === 0 ? [document.title, document.subtitle] : [picture.title, `${toSubject(document)} ${picture.unit}`];
  const alt = `${title}. ${describePicture(picture)}`.replaceAll(/\s+/g, " ");
  const head = (omitted: string | null, said: string) =>
    fillHead(slide, title, omitted === null ? said : `${said} ${omitted}.`, toShownSource(document.source));
  if (picture.kind === "heat") {
    head(addHeatTable(slide, picture, paints, alt), line);
    return slide;
  }
  const chart = draw(picture, paints);
  head(chart.omitted, wordBands(line, chart));
  for (const box of chart.tinted)
    slide.addShape("rect", {
      ...box,
      fill: { color: slideTint("c1", 0.12) },
      line: { type: "none" },
      objectName: "Own row",
    });
  if (chart.key.length > 0) addKey(slide, chart.key);
  chart.names?.forEach((column, number) => addNames(slide, column, number));
  // A placeholder for the chart that is written into the finished file.
  slide.addChart("line", [{ name: "", labels: [""], values: [0] }], {
    ...chart.box,
    altText: toXmlText(alt),
    objectName: toXmlText(title),
  });
  drawn.push(chart);
  return slide;
}

/** Below a chart, beside its source: where its data and method are, for readers of a printed deck too. */
function addAddress(slide: PptxGenJS.Slide, address: string): void {
  const shown = toShownAddress(address);
  if (shown === null) return;
  slide.addText(
    [
      {
        text: toXmlText(shown),
        options: { hyperlink: { url: address }, color: slideColour("ink"), bold: true, fontSize: 10, fontFace: FONT },
      },
    ],
    {
      x: EDGE + ROOM - 0.65 - FOOT.address,
      y: FOOT.y,
      w: FOOT.address,
      h: 0.2,
      margin: 0,
      align: "right",
      valign: "top",
      objectName: "Address",
    },
  );
}

/** Names of marks that have a number instead. */
function addNames(slide: PptxGenJS.Slide, { x, y, widths, rows }: ListedColumn, number: number): void {
  const cell = { fontFace: FONT, fontSize: 10, valign: "top" as const, margin: 0, color: slideColour("ink") };
  slide.addTable(
    rows.map((row) => [
      { text: row.number, options: { ...cell, bold: true } },
      { text: toXmlText(row.name), options: cell },
    ]),
    {
      x,
      y,
      w: widths[0] + widths[1],
      colW: [...widths],
      rowH: rows.map(({ height }) => height),
      border: { type: "none" },
      objectName: number === 0 ? "Names of numbered marks" : `Names of numbered marks, ${number + 1}`,
    },
  );
}

function addKey(slide: PptxGenJS.Slide, key: DrawnChart["key"]): void {
  slide.addText(
    key.flatMap(({ name, colour }) => [
      { text: "■ ", options: { color: colour, fontSize: 12, fontFace: FONT } },
      { text: `${toXmlText(name)}      `, options: { color: slideColour("ink"), fontSize: 12, fontFace: FONT } },
    ]),
    { x: EDGE, y: CHART_BOX.y, w: ROOM, h: 0.34, margin: 0, valign: "middle", align: "left", objectName: "Key" },
  );
}
