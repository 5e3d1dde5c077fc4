import "server-only";
import type PptxGenJS from "pptxgenjs";
import { bareColour, EDGE, FONT, FOOT, ROOM, slideColour, type SlideBox } from "@/lib/sharing/slides/look";
import type { Look, LookLogo } from "@/lib/sharing/looks/look";
import { SITE } from "@/lib/platform/site/site";

/** Layouts by their names in the menu. */
export const LAYOUTS = { cover: "Granskog cover", chart: "Granskog chart" } as const;

/** Above every slide, on the line with the name. */
const SAMPLE_LABEL = "Sample data: all brands and figures are invented";

const BASE = { fontFace: FONT, margin: 0, align: "left" as const };
/** The ground of a cover's title in a team's colour; as wide as the slide. */
const COVER_BAND: SlideBox = { x: 0, y: 1.26, w: 13.34, h: 2.22 };
const [INK, SOFT] = [slideColour("ink"), slideColour("ink-2")];

type Parts = NonNullable<PptxGenJS.SlideMasterProps["objects"]>;

/** A logo in the largest size that fits a box, at its left. */
function toLogoBox({ png, width, height }: LookLogo, box: SlideBox): PptxGenJS.ImageProps & SlideBox {
  const scale = Math.min(box.w / width, box.h / height);
  const [w, h] = [width * scale, height * scale];
  return { data: `image/png;base64,${png}`, x: box.x, y: box.y + (box.h - h) / 2, w, h, altText: "Logo of the team" };
}

/** The fixed parts of each slide: a team's logo, the publisher's name, the sample label and a rule. */
function toFrame(isSample: boolean, { logo, second }: Look): Parts {
  const image = logo && toLogoBox(logo, { x: EDGE, y: 0.08, w: 2.2, h: 0.31 });
  const left = image ? EDGE + image.w + 0.2 : EDGE;
  return [
    { line: { x: EDGE, y: 0.44, w: ROOM, h: 0, line: { color: second ? bareColour(second) : INK, width: 1.5 } } },
    ...(image ? [{ image }] : []),
    {
      text: {
        text: SITE.name,
        options: { ...BASE, x: left, y: 0.14, w: 2.4, h: 0.26, fontSize: 11, bold: true, color: slideColour("spruce") },
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
export function defineLayouts(deck: PptxGenJS, isSample: boolean, look: Look): void {
  const { main, logo } = look;
  // Below the ground of the title.
  const under = main === null ? 0 : 0.25;
  const heading = main ? bareColour(main) : INK;
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
      // The logo is large here, and once is enough.
      ...toFrame(isSample, { ...look, logo: null }),
      ...(main === null ? [] : [{ rect: { ...COVER_BAND, fill: { color: heading } } }]),
      ...(logo === null ? [] : [{ image: toLogoBox(logo, { x: 0.9, y: 0.6, w: 4, h: 0.6 }) }]),
      toPlace("title", "title", {
        x: 0.9,
        y: 1.3,
        w: 11.5,
        h: 1.95,
        fontSize: 44,
        bold: true,
        color: main === null ? INK : "FFFFFF",
        valign: "bottom",
      }),
      toPlace("standfirst", "body", {
        x: 0.9,
        y: 3.4 + under,
        w: 10.4,
        h: 1.2,
        fontSize: 18,
        color: SOFT,
        valign: "top",
      }),
      toPlace("facts", "body", {
        x: 0.9,
        y: 4.75 + under,
        w: 11.5,
        h: 2 - under,
        fontSize: 12,
        color: INK,
        valign: "top",
      }),
    ],
  });
  deck.defineSlideMaster({
    title: LAYOUTS.chart,
    background: { color: "FFFFFF" },
    objects: [
      ...toFrame(isSample, look),
      { line: { x: EDGE, y: 6.86, w: ROOM, h: 0, line: { color: slideColour("rule-strong"), width: 0.75 } } },
      toPlace("title", "title", {
        x: EDGE,
        y: 0.6,
        w: ROOM,
        h: 0.86,
        fontSize: 26,
        bold: true,
        color: heading,
        valign: "bottom",
      }),
      toPlace("subtitle", "body", { x: EDGE, y: 1.52, w: ROOM, h: 0.46, fontSize: 13, color: SOFT, valign: "top" }),
      toPlace("source", "body", {
        x: EDGE,
        y: FOOT.y,
        w: FOOT.source,
        h: 0.4,
        fontSize: 10,
        color: SOFT,
        valign: "top",
      }),
    ],
    slideNumber,
  });
}
