import "server-only";
import type PptxGenJS from "pptxgenjs";
import type { HeatPicture } from "@/lib/charts/document";
import { toPalette } from "@/lib/charts/drawing/colours";
import { toGround } from "@/lib/charts/drawing/heat";
import type { Paints } from "@/lib/charts/drawing/paints";
import { toShownRows } from "@/lib/charts/drawing/row-column";
import { fitText, textWidth } from "@/lib/charts/drawing/text-width";
import { sayOmitted } from "@/lib/sharing/slides/drawn-chart";
import { EDGE, FONT, INCH, ROOM, slideColour, slideTint } from "@/lib/sharing/slides/look";
import { toXmlText } from "@/lib/charts/documents/xml-text";

/** Maximum rows of a slide's table. */
const MOST_ROWS = 18;
/** Inches: top and maximum height of the table. */
const [TOP, TALL] = [2.08, 4.6];
const MOST_NAMES = 3.6;
const EMPTY = "–";

/**
 * A heat map as a table whose cells are tinted as on the page: greener above the middle, browner below.
 * @returns how much is shown, if not all
 */
export function addHeatTable(slide: PptxGenJS.Slide, picture: HeatPicture, paints: Paints, alt: string): string | null {
  const { columns, rows: all } = picture;
  const { rows } = toShownRows(
    all,
    MOST_ROWS,
    ({ isOwn, label }) => isOwn || paints.has(label),
    ({ isSaid }) => isSaid === true,
  );
  const toFill = toGround(picture, toPalette("print"));
  const size = rows.length > 10 || columns.length > 9 ? 10 : 13;
  const names = Math.min(MOST_NAMES, Math.max(1, ...rows.map(({ label }) => textWidth(label, size) / INCH)) + 0.2);
  const text = {
    fontFace: FONT,
    fontSize: size,
    color: slideColour("ink"),
    valign: "middle" as const,
    margin: [2, 4, 2, 4] as [number, number, number, number],
  };
  const head = ["", ...columns].map((label, at) => ({
    text: toXmlText(label),
    options: {
      ...text,
      fontSize: 10,
      bold: true,
      align: at === 0 ? ("left" as const) : ("center" as const),
      valign: "bottom" as const,
    },
  }));
  const body = rows.map(({ label, isOwn, cells }) => [
    {
      text: toXmlText(fitText(label, size, 2 * (names - 0.2) * INCH)),
      options: {
        ...text,
        bold: isOwn,
        align: "left" as const,
        ...(isOwn ? { fill: { color: slideTint("c1", 0.14) } } : {}),
      },
    },
    ...columns.map((_, at) => {
      const cell = cells[at] ?? null;
      return {
        text: cell ? toXmlText(cell.text) : EMPTY,
        options: {
          ...text,
          bold: isOwn,
          align: "center" as const,
          fill: { color: cell ? toFill(cell.value).slice(1).toUpperCase() : "FFFFFF" },
        },
      };
    }),
  ]);
  const width = (ROOM - names) / Math.max(1, columns.length);
  slide.addTable([head, ...body], {
    x: EDGE,
    y: TOP,
    w: ROOM,
    colW: [names, ...columns.map(() => width)],
    rowH: Math.min(0.44, TALL / (rows.length + 1.6)),
    border: { type: "solid", color: "FFFFFF", pt: 1 },
    objectName: toXmlText(alt),
  });
  return sayOmitted(rows.length, all.length);
}
