import PDFDocument, { type OutlineItem, type StructureElement } from "pdfkit";
import { drawLogo } from "@/lib/charts/drawing/logo";
import { fitText, textWidth } from "@/lib/charts/drawing/text-width";
import { isLatin } from "@/lib/sharing/exports/fonts";
import { RIGHTS_WORDS } from "@/lib/charts/documents/accompanying-text";
import { toXmlText } from "@/lib/charts/documents/xml-text";
import { BOTTOM, INK, type Look, MARGIN, registerFonts, setPen, TOP } from "@/lib/sharing/exports/report-look";
import type { Look as TeamLook, LookLogo } from "@/lib/sharing/looks/look";
import { drawScene } from "@/lib/sharing/exports/report-scene";
import { drawLine, drawLines, writeNumbers } from "@/lib/sharing/exports/report-text";
import { SITE } from "@/lib/platform/site/site";

interface SheetWords {
  /** The subject of the sheet, in its header. */
  kicker: string;
  /** Of the chart, on its later sheets; beside the subject, or instead of it, where there is room. */
  title?: string;
  isSample: boolean;
  /** The short address of the chart, in the footer. */
  address?: string | undefined;
  /** A cover has a team's logo larger, so its header has none. */
  isCover?: boolean;
}

/** Width of the publisher above a sheet and least space before the sample label, in points. */
const [PUBLISHER, BESIDE] = [84, 12];
const [HEAD, FOOT] = [8, 6.5];
/** Shares of a footer's width. */
const [RIGHTS, ADDRESS] = [0.66, 0.3];
/** Room for a team's logo above a sheet. */
const LOGO_BOX = { width: 96, height: 24 };
const SAMPLE = "Sample data: all brands and figures are invented";

/** Pages of a report, filled from top to bottom; text goes into the tag tree. */
export interface Sheets {
  doc: PDFDocument;
  /** Position of the next line, in points from the top. */
  y: number;
  /** Width of the content. */
  width: number;
  begin: (words: SheetWords, layout?: "portrait" | "landscape") => void;
  /** Starts another page of the same kind if this height does not fit. */
  needs: (height: number) => void;
  /** Whether the present page has this layout and room for this height. */
  hasRoom: (layout: "portrait" | "landscape", height: number) => boolean;
  /** A text in the tag tree under `parent`, and the space after it. */
  write: (parent: StructureElement, tag: string, text: string, look: Look, after?: number, place?: Place) => void;
  section: (title: string) => StructureElement;
  /** An element of the tag tree under `parent`, with what is written in it. */
  group: (parent: StructureElement, tag: string, fill: (element: StructureElement) => void) => void;
  bookmark: (title: string, under?: OutlineItem) => OutlineItem;
  /** Names the present sheet, so that contents can lead to it. */
  anchor: (name: string) => void;
  /** The number of the sheet with this name, at the right edge of a line that begins here; it may come later. */
  numberOf: (name: string, size: number) => void;
  finish: () => Promise<Uint8Array>;
}

/** Text as pdfkit wants it in a dictionary; a plain string would be a name. */
const toPdfText = (text: string): object => Object(text) as object;

interface Place {
  x?: number;
  width?: number;
  link?: string;
  goTo?: string;
}

interface Report {
  title: string;
  subject: string;
  /** ISO time at which it was made. */
  takenAt: string;
  /** Of the reader's team. */
  look: TeamLook;
}

const toBytes = (piece: string | Uint8Array): Uint8Array =>
  typeof piece === "string" ? Buffer.from(`${piece}\n`, "latin1") : piece;

/**
 * The whole file, once it has ended. A report has a hundred thousand short pieces, and pdfkit makes an array of its own
 * for each and sends it through a stream: a third of the time went into that. Node's buffers share their memory, and no
 * one reads along.
 */
async function collect(doc: PDFDocument): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  doc._write = (piece) => {
    const bytes = toBytes(piece);
    pieces.push(bytes);
    doc._offset += bytes.length;
  };
  const refer = doc.ref.bind(doc);
  doc.ref = (data) => {
    const reference = refer(data);
    const write = reference.write.bind(reference);
    reference.write = (piece) => write(toBytes(piece));
    return reference;
  };
  return new Promise((resolve, reject) => {
    // What pdfkit has written before this.
    const head: Uint8Array[] = [];
    doc.on("data", (chunk) => head.push(chunk));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat([...head, ...pieces]))));
    doc.on("error", reject);
  });
}

const escape = (text: string): string =>
  toXmlText(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** pdfkit writes title and subject into the metadata as they are: “Food & grocery” would not be XML. */
function escapeMetadata(doc: PDFDocument): void {
  const add = doc._addInfo.bind(doc);
  doc._addInfo = () => {
    const { info } = doc;
    doc.info = Object.fromEntries(
      Object.entries(info).map(([name, value]) => [name, typeof value === "string" ? escape(value) : value]),
    );
    add();
    doc.info = info;
  };
}

/** An empty report, A4, tagged (PDF 1.7), so that screen readers and converters can read its structure. */
export function openReport({ title, subject, takenAt, look }: Report): Sheets {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    font: null,
    bufferPages: true,
    tagged: true,
    // Says in the metadata that it keeps to ISO 14289-1; report.test.ts reads the tag tree.
    subset: "PDF/UA",
    lang: "en-GB",
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Title: title,
      Author: SITE.company,
      Subject: subject,
      Creator: SITE.name,
      Producer: SITE.name,
      CreationDate: new Date(takenAt),
    },
  });
  escapeMetadata(doc);
  const file = collect(doc);
  registerFonts(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const words: SheetWords[] = [];
  const anchors = new Map<string, number>();
  const numbers: { name: string; size: number; page: number; y: number }[] = [];
  let now: { words: SheetWords; layout: "portrait" | "landscape" } | null = null;
  const sheets: Sheets = {
    doc,
    y: TOP,
    width: 0,
    begin: (of, layout = "portrait") => {
      now = { words: of, layout };
      words.push(of);
      doc.addPage({ size: "A4", layout, margin: 0 });
      sheets.y = TOP;
      sheets.width = doc.page.width - 2 * MARGIN;
    },
    needs: (height) => {
      if (now && sheets.y > TOP && sheets.y + height > doc.page.height - BOTTOM) sheets.begin(now.words, now.layout);
    },
    hasRoom: (layout, height) => now?.layout === layout && sheets.y + height <= doc.page.height - BOTTOM,
    write: (parent, tag, text, look, after = 0, { x = 0, width = sheets.width - x, link, goTo } = {}) => {
      if (text === "") return;
      const lineGap = look.gap ?? look.size * 0.25;
      const isMixed = !isLatin(text);
      const lines = { width, gap: lineGap };
      const height = isMixed
        ? drawLines(doc, text, look, [0, 0], { ...lines, isDrawn: false })
        : setPen(doc, text, look).heightOfString(text, { width, lineGap });
      sheets.needs(height);
      const y = sheets.y;
      const paint = () => {
        if (isMixed) drawLines(doc, text, look, [MARGIN + x, y], { ...lines, isDrawn: true });
        else setPen(doc, text, look).text(text, MARGIN + x, y, { width, lineGap });
        const options = { structParent: element, Contents: toPdfText(text) };
        if (link !== undefined) doc.link(MARGIN + x, y, width, height, link, options);
        if (goTo !== undefined) doc.goTo(MARGIN + x, y, width, height, goTo, options);
      };
      // Drawn when it is added to a parent that is in the tree.
      const element: StructureElement = doc.struct(tag, {}, [paint]);
      parent.add(element);
      sheets.y = y + height + after;
    },
    section: (name) => {
      const section = doc.struct("Sect", { title: name });
      root.add(section);
      return section;
    },
    group: (parent, tag, fill) => {
      const element = doc.struct(tag);
      parent.add(element);
      fill(element);
      element.end();
    },
    bookmark: (name, under = doc.outline) => under.addItem(name),
    anchor: (name) => {
      doc.addNamedDestination(name);
      anchors.set(name, words.length);
    },
    numberOf: (name, size) => numbers.push({ name, size, page: words.length - 1, y: sheets.y }),
    finish: async () => {
      const { start, count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(start + page);
        const of = words[page];
        if (of) frame(doc, of, `${page + 1} of ${count}`, look);
        writeNumbers(
          doc,
          numbers.filter((each) => each.page === page),
          anchors,
        );
      }
      root.end();
      doc.end();
      return file;
    },
  };
  return sheets;
}

/** A team's logo as large as it fits a box, standing on its lower edge; its width in points. */
export function drawTeamLogo(
  doc: PDFDocument,
  { png, width, height }: LookLogo,
  x: number,
  y: number,
  box: { width: number; height: number },
): number {
  const scale = Math.min(box.width / width, box.height / height);
  const size = { width: width * scale, height: height * scale };
  doc.image(`data:image/png;base64,${png}`, x, y + box.height - size.height, size);
  return size.width;
}

/** Subject and title in a page header: of both, the title and the subject the first that is not cut. */
export function toRunningHead({ kicker, title }: Pick<SheetWords, "kicker" | "title">, room: number): string {
  const all = title === undefined ? [] : [...(title.startsWith(kicker) ? [] : [`${kicker}: ${title}`]), title];
  return all.find((each) => textWidth(each, HEAD) <= room) ?? fitText(kicker, HEAD, room);
}

/** An address as readers type it, where all of it has room. */
const toTyped = (address: string | undefined, room: number): string | null => {
  const bare = address?.replace(/^https?:\/\//, "") ?? "";
  return bare === "" || textWidth(bare, FOOT) > room ? null : bare;
};

/** Page headers and footers; marked as artifacts, so that they are not read aloud on every page. */
function frame(
  doc: PDFDocument,
  { isSample, isCover = false, address, ...subject }: SheetWords,
  number: string,
  { logo: teamLogo, second }: TeamLook,
): void {
  const { width, height } = doc.page;
  const room = width - 2 * MARGIN;
  doc.markContent("Artifact", { type: "Pagination" });
  const line = (text: string, look: Look, x: number, y: number, right = false) =>
    drawLine(doc, text, look, x, y, right ? "end" : "start");
  const left = MARGIN + (teamLogo && !isCover ? drawTeamLogo(doc, teamLogo, MARGIN, 18, LOGO_BOX) + 12 : 0);
  drawScene(doc, { width: 32, height: 32, marks: drawLogo(INK, 0, 0, 32) }, left, 27, 14);
  line(SITE.name, { size: 10, weight: 600, colour: "spruce" }, left + 19, 38);
  const label = isSample ? textWidth(SAMPLE, HEAD) + BESIDE : 0;
  const shown = toRunningHead(subject, room - label - (left - MARGIN) - PUBLISHER);
  line(shown, { size: HEAD, colour: "ink-2" }, left + PUBLISHER, 38);
  if (isSample) line(SAMPLE, { size: HEAD, weight: 600, colour: "cloudberry-ink" }, width - MARGIN, 38, true);
  const rule = (y: number, colour: string, thick: number) =>
    doc
      .strokeColor(colour)
      .lineWidth(thick)
      .moveTo(MARGIN, y)
      .lineTo(width - MARGIN, y)
      .stroke();
  rule(48, second ?? INK.of("ink"), 1);
  rule(height - 46, INK.of("rule-strong"), 0.5);
  setPen(doc, RIGHTS_WORDS, { size: FOOT, colour: "ink-2" }).text(RIGHTS_WORDS, MARGIN, height - 40, {
    width: room * RIGHTS,
    lineGap: 1,
  });
  const typed = toTyped(address, room * ADDRESS);
  if (typed !== null) line(typed, { size: FOOT, weight: 600 }, width - MARGIN, height - 34, true);
  line(number, { size: FOOT, colour: "ink-2" }, width - MARGIN, height - (typed === null ? 34 : 25.5), true);
  doc.endMarkedContent();
}
