import type { OutlineItem, StructureElement } from "pdfkit";
import type { ChartDocument, ChartPicture } from "@/lib/charts/document";
import { describePicture } from "@/lib/charts/drawing/describe";
import { type Paints, toPaints } from "@/lib/charts/drawing/paints";
import { toScene, toSceneHeight } from "@/lib/charts/drawing/scene";
import { BOTTOM, INK, isHex, type Look as TextLook, MARGIN, setPen } from "@/lib/sharing/exports/report-look";
import { drawScene } from "@/lib/sharing/exports/report-scene";
import { type Look, SITE_LOOK } from "@/lib/sharing/looks/look";
import { drawTeamLogo, openReport, type Sheets } from "@/lib/sharing/exports/report-sheets";
import { isLeftOut, toLeftOut, writeTable } from "@/lib/sharing/exports/report-table";
import { formatDate } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";

type SiteColour = Parameters<typeof INK.of>[0];

/** A chart in a report, and its address. */
interface ReportChart {
  document: ChartDocument;
  permalink: string;
  /** In print instead of the long one. */
  short?: string | undefined;
}

interface ReportWords {
  /** Title of the whole report; the first chart's if omitted. */
  title?: string;
  /** ISO time at which it was made. */
  takenAt: string;
  /** Charts that are not in it, in sentences. */
  missing?: readonly string[];
  /** Of the reader's team. */
  look?: Look;
  /** Called before each chart is drawn, with its number from 1. */
  tell?: (chart: number) => void;
}

/** Points on paper per pixel of a screen drawing. */
const SCALE = 0.72;
/** Maximum height in pixels of a drawing that fits on a page with its text. */
const HIGHEST = 800;
/** Minimum height in pixels of a drawing that is shortened, and points for its heading and its unit. */
const [LEAST, AROUND] = [400, 68];
/** A longer title is set in smaller type. */
const LONG = 90;
const HEADING = { size: 10.5, weight: 600 } as const;
const NOTE = { size: 7.5, colour: "ink-2" } as const;
const NAMES = 96;
/** Columns of contents: kickers, and numbers of sheets. */
const [KICKERS, NUMBERS] = [124, 30];
/** Room for a team's logo on the first sheet, and around the title below it. */
const COVER_LOGO = { width: 200, height: 48 };
const COVER_PAD = 18;

/** Of a title: smaller where it is long. */
const toTitleLook = (title: string) => ({ size: title.length > LONG ? 14 : 25, weight: 600, gap: 1 }) as const;
const ownOr = (colour: string | null, site: SiteColour): NonNullable<TextLook["colour"]> =>
  colour !== null && isHex(colour) ? colour : site;
const toHeading = ({ main }: Look) => ownOr(main, "ink");
const toLink = ({ second }: Look, site: SiteColour) => ownOr(second, site);

const anchorOf = (at: number): string => `chart-${at + 1}`;

/** A thin decorative line above a section. */
function rule({ doc, y, width }: Sheets): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .strokeColor(INK.of("rule-strong"))
    .lineWidth(0.5)
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .stroke();
  doc.endMarkedContent();
}

function openPart(sheets: Sheets, section: StructureElement, heading: string, needs: number): void {
  sheets.needs(needs);
  sheets.y += 12;
  rule(sheets);
  sheets.y += 8;
  sheets.write(section, "H2", heading, HEADING, 3);
}

/** @param isFirst it stands below the title, on the same sheet: a long list is shortened for that, with a sentence about what is left out */
function writePicture(
  sheets: Sheets,
  section: StructureElement,
  picture: ChartPicture,
  paints: Paints,
  isFirst: boolean,
): void {
  const { doc } = sheets;
  const wide = Math.round(sheets.width / SCALE);
  const room = Math.floor((doc.page.height - BOTTOM - sheets.y - AROUND) / SCALE);
  const most = isFirst ? Math.max(LEAST, room) : HIGHEST;
  const height = Math.min(HIGHEST, most, toSceneHeight(picture, wide));
  const scene = toScene(picture, { width: wide, height, theme: "print", paints });
  const tall = (sheets.width * scene.height) / scene.width;
  openPart(sheets, section, picture.title, tall + AROUND);
  sheets.write(section, "P", picture.unit, NOTE, 8);
  const { y, width } = sheets;
  section.add(
    doc.struct(
      "Figure",
      { alt: `${picture.title}. ${describePicture(picture)}`, bbox: [MARGIN, y, MARGIN + width, y + tall] },
      [() => drawScene(doc, scene, MARGIN, y, width)],
    ),
  );
  sheets.y = y + tall + 4;
}

function writeFacts(
  sheets: Sheets,
  section: StructureElement,
  heading: string,
  facts: readonly { name: string; text: string }[],
): void {
  if (facts.length === 0) return;
  // A heading with the first of its facts, which may take two lines.
  openPart(sheets, section, heading, 96);
  sheets.group(section, "L", (list) => {
    for (const { name, text } of facts) {
      sheets.needs(30);
      sheets.group(list, "LI", (item) => {
        const top = sheets.y;
        sheets.write(item, "Lbl", name, { size: 9, colour: "ink-2" }, 0, { width: NAMES - 10 });
        const under = sheets.y;
        if (under > top) sheets.y = top;
        sheets.write(item, "LBody", text, { size: 9 }, 2, { x: NAMES });
        sheets.y = Math.max(sheets.y, under + 2);
      });
    }
  });
}

function writeChart(
  sheets: Sheets,
  { document, permalink, short }: ReportChart,
  at: number,
  takenAt: string,
  paints: Paints,
  look: Look,
): void {
  const { kicker, isSample, title, subtitle, summary, pictures, facts, filters, notes, source, tables } = document;
  const address = short ?? permalink;
  sheets.begin({ kicker, isSample, address });
  const section = sheets.section(title);
  const bookmark: OutlineItem = sheets.bookmark(title);
  sheets.anchor(anchorOf(at));
  sheets.write(section, "H1", title, { ...toTitleLook(title), colour: toHeading(look) }, 5);
  sheets.write(section, "P", subtitle, { size: 9, colour: "ink-2" }, 8);
  sheets.write(section, "P", summary.join(" "), { size: 12.5, family: "Newsreader", colour: "ink-2", gap: 2 }, 0, {
    width: 440,
  });
  pictures.forEach((picture, number) => writePicture(sheets, section, picture, paints, number === 0));
  writeFacts(sheets, section, "Who was asked", facts);
  writeFacts(
    sheets,
    section,
    "Selection",
    filters.map(({ name, value }) => ({ name, text: value })),
  );
  openPart(sheets, section, "How to read it", 60);
  for (const note of [...notes, `Source: ${source}`]) sheets.write(section, "P", note, NOTE, 2);
  const shown = short ?? (permalink.length > 300 ? permalink.replace(/\?.*$/s, "") : permalink);
  sheets.write(section, "P", `Exported on ${formatDate(takenAt)} from`, NOTE);
  sheets.group(section, "P", (line) =>
    sheets.write(line, "Link", shown, { ...NOTE, colour: toLink(look, "ink-2") }, 0, { link: permalink }),
  );
  const all = tables.at(-1);
  const isShort = tables.length > 1 && all !== undefined && isLeftOut(all);
  if (isShort) sheets.write(section, "P", toLeftOut(all), NOTE, 2);
  for (const table of isShort ? tables.slice(0, -1) : tables)
    writeTable(sheets, section, table, { kicker, title, isSample, source, address, bookmark });
  section.end();
}

/** The title of a report of several charts; in a team's colour it is white on a ground as wide as the sheet. */
function writeCover(sheets: Sheets, section: StructureElement, title: string, { logo, main }: Look): void {
  const { doc } = sheets;
  if (logo) {
    doc.markContent("Artifact", { type: "Layout" });
    drawTeamLogo(doc, logo, MARGIN, sheets.y, COVER_LOGO);
    doc.endMarkedContent();
    sheets.y += COVER_LOGO.height + 16;
  }
  const look = toTitleLook(title);
  if (main === null) return sheets.write(section, "H1", title, look, 5);
  const height = setPen(doc, title, look).heightOfString(title, { width: sheets.width, lineGap: look.gap });
  doc.markContent("Artifact", { type: "Layout" });
  doc.rect(0, sheets.y, doc.page.width, height + 2 * COVER_PAD);
  doc.fillColor(main, 1).fill();
  doc.endMarkedContent();
  sheets.y += COVER_PAD;
  sheets.write(section, "H1", title, { ...look, colour: "#ffffff" }, COVER_PAD + 8);
}

function writeContents(
  sheets: Sheets,
  charts: readonly ReportChart[],
  title: string,
  takenAt: string,
  missing: readonly string[],
  look: Look,
): void {
  sheets.begin({ kicker: "Report", isSample: charts.some(({ document }) => document.isSample), isCover: true });
  const section = sheets.section("Contents");
  sheets.bookmark("Contents");
  writeCover(sheets, section, title, look);
  sheets.write(
    section,
    "P",
    `${charts.length} charts, taken on ${formatDate(takenAt)}`,
    { size: 9, colour: "ink-2" },
    4,
  );
  openPart(sheets, section, "Contents", 60);
  const toTitle = { size: 9, colour: toLink(look, "ink") };
  sheets.group(section, "TOC", (list) =>
    charts.forEach(({ document }, at) => {
      sheets.needs(30);
      sheets.group(list, "TOCI", (item) => {
        const top = sheets.y;
        sheets.write(item, "P", document.kicker, { size: 9, colour: "ink-2" }, 0, { width: KICKERS - 10 });
        const under = sheets.y;
        sheets.y = top;
        sheets.numberOf(anchorOf(at), toTitle.size);
        const width = sheets.width - KICKERS - NUMBERS;
        sheets.group(item, "Reference", (place) =>
          sheets.write(place, "Link", document.title, toTitle, 3, { x: KICKERS, width, goTo: anchorOf(at) }),
        );
        sheets.y = Math.max(sheets.y, under + 3);
      });
    }),
  );
  for (const each of missing) sheets.write(section, "P", `Left out: ${each}`, NOTE, 2);
  section.end();
}

/**
 * One or more charts as a PDF report, A4: text, charts as vectors, sample, tables, source, rights, page numbers, and
 * for several charts a table of contents. Headings, paragraphs, tables and figures are tagged, figures with a
 * description. Throws the PDF library's errors.
 */
export async function toPdf(
  charts: readonly ReportChart[],
  { title, takenAt, missing = [], look = SITE_LOOK, tell }: ReportWords,
): Promise<Uint8Array> {
  const name = title ?? charts[0]?.document.title ?? SITE.name;
  const subject = charts.map(({ document }) => document.kicker).join(", ");
  const sheets = openReport({ title: name, subject, takenAt, look });
  // One colour for each brand and group in the whole report.
  const paints = toPaints(charts.flatMap(({ document }) => document.pictures));
  if (charts.length > 1 || missing.length > 0) writeContents(sheets, charts, name, takenAt, missing, look);
  charts.forEach((chart, at) => {
    tell?.(at + 1);
    writeChart(sheets, chart, at, takenAt, paints, look);
  });
  return sheets.finish();
}
