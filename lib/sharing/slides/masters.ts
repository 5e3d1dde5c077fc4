import "server-only";
import type PptxGenJS from "pptxgenjs";
import { EDGE, FONT, ROOM, slideColour } from "@/lib/sharing/slides/look";
import { SITE } from "@/lib/platform/site/site";

/** Layouts by their names in the menu. */
export const LAYOUTS = { cover: "Granskog cover", chart: "Granskog chart" } as const;

/** Above every slide, on the line with the name. */
const SAMPLE_LABEL = "Sample data: all brands and figures are invented";

const BASE = { fontFace: FONT, margin: 0, align: "left" as const };
const [INK, SOFT] = [slideColour("ink"), slideColour("ink-2")];

/** The fixed parts of each slide: the name, the sample label, a rule and a page number. */
function toFrame(isSample: boolean): NonNullable<PptxGenJS.SlideMasterProps["objects"]> {
  return [
    { line: { x: EDGE, y: 0.44, w: ROOM, h: 0, line: { color: INK, width: 1.5 } } },
    {
      text: {
        text: SITE.name,
        options: { ...BASE, x: EDGE, y: 0.14, w: 4, h: 0.26, fontSize: 11, bold: true, color: slideColour("spruce") },
      },
    },
    ...(isSample
      ? [
          {
            text: {
              text: SAMPLE_LABEL,
              options: {
                ...BASE,
                align: "right" as const,
                x: EDGE + ROOM - 7,
                y: 0.14,
                w: 7,
                h: 0.26,
                fontSize: 10,
                bold: true,
                color: slideColour("cloudberry-ink"),
              },
            },
          },
        ]
      : []),
  ];
}

/** A placeholder, whose text is part of the outline. */
const toPlace = (
  name: string,
  type: "title" | "body",
  options: Omit<PptxGenJS.PlaceholderProps, "name" | "type">,
): { placeholder: { options: PptxGenJS.PlaceholderProps; text: string } } => ({
  placeholder: { options: { ...BASE, ...options, name, type }, text: "" },
});

/** Defines the layouts of a deck: a cover, and a slide with title, subtitle, chart and source. */
export function defineLayouts(deck: PptxGenJS, isSample: boolean): void {
  const slideNumber = {
    x: EDGE + ROOM - 0.6,
    y: 6.96,
    w: 0.6,
    h: 0.3,
    fontFace: FONT,
    fontSize: 10,
    color: SOFT,
    align: "right" as const,
  };
  deck.defineSlideMaster({
    title: LAYOUTS.cover,
    background: { color: "FFFFFF" },
    objects: [
      ...toFrame(isSample),
      toPlace("title", "title", {
        x: 0.9,
        y: 1.3,
        w: 11.5,
        h: 1.95,
        fontSize: 44,
        bold: true,
        color: INK,
        valign: "bottom",
      }),
      toPlace("standfirst", "body", { x: 0.9, y: 3.4, w: 10.4, h: 1.2, fontSize: 18, color: SOFT, valign: "top" }),
      toPlace("facts", "body", { x: 0.9, y: 4.75, w: 11.5, h: 2, fontSize: 12, color: INK, valign: "top" }),
    ],
  });
  deck.defineSlideMaster({
    title: LAYOUTS.chart,
    background: { color: "FFFFFF" },
    objects: [
      ...toFrame(isSample),
      { line: { x: EDGE, y: 6.86, w: ROOM, h: 0, line: { color: slideColour("rule-strong"), width: 0.75 } } },
      toPlace("title", "title", {
        x: EDGE,
        y: 0.6,
        w: ROOM,
        h: 0.86,
        fontSize: 26,
        bold: true,
        color: INK,
        valign: "bottom",
      }),
      toPlace("subtitle", "body", { x: EDGE, y: 1.52, w: ROOM, h: 0.46, fontSize: 13, color: SOFT, valign: "top" }),
      toPlace("source", "body", { x: EDGE, y: 6.92, w: 11.3, h: 0.4, fontSize: 10, color: SOFT, valign: "top" }),
    ],
    slideNumber,
  });
}
