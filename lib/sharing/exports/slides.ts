import "server-only";
import PptxGenJS from "pptxgenjs";
import type { ChartDocument, ChartPicture } from "@/lib/charts/document";
import { RIGHTS_WORDS, SAMPLE_WORDS, toNoteLines, type Beside } from "@/lib/sharing/exports/accompanying-text";
import { addPicture } from "@/lib/sharing/exports/slides-charts";
import { FONT, SLIDE_COLOURS } from "@/lib/sharing/exports/slides-look";
import { toXmlText } from "@/lib/sharing/exports/xml-text";
import { SITE } from "@/lib/platform/site/site";

const MASTER = "CHART";
const { ink, soft, rule, spruce, warning } = SLIDE_COLOURS;
/** Inches; slides are 13.33 by 7.5. */
const [LEFT, WIDTH] = [0.6, 12.13];

/**
 * The document as slides: one for each picture, with a chart that can be edited and has its figures as a workbook, and
 * a last one on how to read them. What is said beside the figures is in the notes.
 */
export async function toSlides(document: ChartDocument, beside: Beside): Promise<Uint8Array> {
  const deck = new PptxGenJS();
  deck.layout = "LAYOUT_WIDE";
  deck.title = toXmlText(document.title);
  deck.subject = toXmlText(document.kicker);
  deck.author = SITE.name;
  deck.company = SITE.company;
  deck.theme = { headFontFace: FONT, bodyFontFace: FONT };
  defineMaster(deck, document);
  const notes = toXmlText(toNoteLines(document, beside).join("\n"));
  document.pictures.forEach((picture, index) => {
    const slide = deck.addSlide({ masterName: MASTER });
    const head =
      index === 0 ? { title: document.title, line: document.subtitle } : { title: picture.title, line: picture.unit };
    addHead(slide, head);
    addPicture(slide, picture);
    slide.addNotes(`${toXmlText(describe(picture))}\n${notes}`);
  });
  addLast(deck, document, beside);
  const file = await deck.write({ outputType: "uint8array", compression: true });
  if (!(file instanceof Uint8Array)) throw new Error("The slides library returned no file.");
  return file;
}

const describe = ({ title, unit }: ChartPicture) => `${title}. ${unit}`;

function defineMaster(deck: PptxGenJS, { kicker, source, isSample }: ChartDocument): void {
  deck.defineSlideMaster({
    title: MASTER,
    background: { color: "FFFFFF" },
    objects: [
      { rect: { x: 0, y: 0, w: 13.33, h: 0.09, fill: { color: spruce } } },
      {
        text: {
          text: toXmlText(kicker),
          options: { x: LEFT, y: 0.28, w: 8, h: 0.3, fontFace: FONT, fontSize: 11, color: soft, margin: 0 },
        },
      },
      {
        text: {
          text: SITE.name,
          options: {
            x: LEFT + WIDTH - 4,
            y: 0.28,
            w: 4,
            h: 0.3,
            fontFace: FONT,
            fontSize: 12,
            bold: true,
            color: spruce,
            align: "right",
            margin: 0,
          },
        },
      },
      { line: { x: LEFT, y: 6.88, w: WIDTH, h: 0, line: { color: rule, width: 0.75 } } },
      {
        text: {
          text: toXmlText(`Source: ${source}`),
          options: {
            x: LEFT,
            y: 6.95,
            w: isSample ? 7.4 : 11,
            h: 0.36,
            fontFace: FONT,
            fontSize: 10,
            color: soft,
            margin: 0,
            valign: "middle",
            fit: "shrink",
          },
        },
      },
      ...(isSample
        ? [
            {
              text: {
                text: SAMPLE_WORDS,
                options: {
                  x: LEFT + 7.6,
                  y: 6.95,
                  w: 3.9,
                  h: 0.36,
                  fontFace: FONT,
                  fontSize: 10,
                  bold: true,
                  color: warning,
                  align: "right" as const,
                  margin: 0,
                  valign: "middle" as const,
                },
              },
            },
          ]
        : []),
    ],
    slideNumber: {
      x: LEFT + WIDTH - 0.5,
      y: 6.98,
      w: 0.5,
      h: 0.3,
      fontFace: FONT,
      fontSize: 10,
      color: soft,
      align: "right",
    },
  });
}

/** Smaller for longer texts: a name may have 300 letters. */
function addHead(slide: PptxGenJS.Slide, { title, line }: { title: string; line: string }): void {
  const size = title.length > 220 ? 12 : title.length > 110 ? 16 : title.length > 60 ? 22 : 28;
  slide.addText(toXmlText(title), {
    x: LEFT,
    y: 0.6,
    w: WIDTH,
    h: 0.72,
    fontFace: FONT,
    fontSize: size,
    bold: true,
    color: ink,
    margin: 0,
    valign: "middle",
    fit: "shrink",
  });
  slide.addText(toXmlText(line), {
    x: LEFT,
    y: 1.34,
    w: WIDTH,
    h: 0.52,
    fontFace: FONT,
    fontSize: line.length > 240 ? 10 : 12,
    color: soft,
    margin: 0,
    valign: "top",
    fit: "shrink",
  });
}

function addLast(deck: PptxGenJS, document: ChartDocument, beside: Beside): void {
  const slide = deck.addSlide({ masterName: MASTER });
  addHead(slide, { title: "How to read it", line: document.summary.join(" ") });
  // The address, fingerprint and rights come last and are shown whole.
  const lines = toNoteLines(document, beside);
  const texts = lines
    .slice(0, -3)
    .map((line) => (line.length > 400 ? `${line.slice(0, 399)}…` : line))
    .slice(0, 14);
  slide.addText(
    texts.map((text) => ({ text: toXmlText(text), options: { breakLine: true, paraSpaceAfter: 5 } })),
    {
      x: LEFT,
      y: 2,
      w: WIDTH,
      h: 3.75,
      fontFace: FONT,
      fontSize: texts.join("").length > 1_400 ? 10 : 12,
      color: ink,
      margin: 0,
      valign: "top",
      fit: "shrink",
    },
  );
  slide.addText(
    [...lines.slice(-3, -1), RIGHTS_WORDS].map((text) => ({ text: toXmlText(text), options: { breakLine: true } })),
    {
      x: LEFT,
      y: 5.85,
      w: WIDTH,
      h: 0.95,
      fontFace: FONT,
      fontSize: 9,
      color: soft,
      margin: 0,
      valign: "bottom",
      fit: "shrink",
    },
  );
}
