import "server-only";
import type PptxGenJS from "pptxgenjs";
import type { HeatPicture } from "@/lib/charts/document";
import { FONT, SLIDE_COLOURS } from "@/lib/sharing/exports/slides-look";
import { toXmlText } from "@/lib/sharing/exports/xml-text";

/** The number of rows that fit in a slide's table. */
const MOST_ROWS = 18;

/** A colour mixed with white, as slides need it. */
function tint(hex: string, share: number): string {
  const parts = [0, 2, 4].map((at) => Math.round(255 + (Number.parseInt(hex.slice(at, at + 2), 16) - 255) * share));
  return parts
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

/** A heat map as a table of text whose cells are tinted as on the page: greener above the middle, browner below. */
export function addHeatTable(slide: PptxGenJS.Slide, { columns, rows, middle }: HeatPicture): void {
  const base = middle ?? Math.min(...rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.value ?? [])));
  const widest = Math.max(
    1e-9,
    ...rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? Math.abs(cell.value - base) : []))),
  );
  const shown = rows.slice(0, MOST_ROWS);
  const text = {
    fontFace: FONT,
    fontSize: shown.length > 10 ? 10 : 12,
    color: SLIDE_COLOURS.ink,
    valign: "middle" as const,
  };
  const head = ["", ...columns].map((label, at) => ({
    text: toXmlText(label),
    options: { ...text, bold: true, align: at === 0 ? ("left" as const) : ("center" as const) },
  }));
  const body = shown.map(({ label, isOwn, cells }) => [
    {
      text: toXmlText(label.length > 60 ? `${label.slice(0, 59)}…` : label),
      options: { ...text, bold: isOwn, align: "left" as const },
    },
    ...columns.map((_, at) => {
      const cell = cells[at] ?? null;
      const share = cell ? (Math.abs(cell.value - base) / widest) * 0.55 : 0;
      return {
        text: cell ? toXmlText(cell.text) : "",
        options: {
          ...text,
          align: "center" as const,
          fill: { color: tint(cell && cell.value < base ? SLIDE_COLOURS.below : SLIDE_COLOURS.above, share) },
        },
      };
    }),
  ]);
  const first = 3.2;
  const width = (12.13 - first) / Math.max(1, columns.length);
  slide.addTable([head, ...body], {
    x: 0.6,
    y: 2,
    w: 12.13,
    colW: [first, ...columns.map(() => width)],
    rowH: Math.min(0.4, 4.7 / (shown.length + 1)),
    border: { type: "solid", color: "FFFFFF", pt: 1 },
  });
}
