import type { ChartDocument } from "@/lib/charts/document";
import { type Palette, type Theme, toPalette } from "@/lib/charts/drawing/colours";
import { drawLogo } from "@/lib/charts/drawing/logo";
import type { Mark } from "@/lib/charts/drawing/mark";
import { toPaints } from "@/lib/charts/drawing/paints";
import { type Scene, toScene, toSceneHeight } from "@/lib/charts/drawing/scene";
import { fitText, textWidth, wrapText } from "@/lib/charts/drawing/text-width";
import { SITE } from "@/lib/platform/site/site";

/** The same mark, moved this many pixels right and down. */
function shift(mark: Mark, right: number, down: number): Mark {
  return mark.kind === "path"
    ? { ...mark, points: mark.points.map(([x, y]) => [x + right, y + down] as const) }
    : { ...mark, x: mark.x + right, y: mark.y + down };
}

/** Sizes of a card, in pixels. */
interface CardKind {
  width: number;
  /** Null: the height of its chart. */
  height: number | null;
  size: "screen" | "card";
  margin: number;
  logo: number;
  /** Title sizes, largest first, each with its maximum number of lines. */
  titles: readonly (readonly [size: number, lines: number])[];
  subtitle: number;
  small: number;
}

const CARD = { size: "card", margin: 56, logo: 40, subtitle: 24, small: 20 } as const;

const MOST_SUBTITLE_LINES = 2;

/** Lines of a source at most: more than any has. */
const MOST_SOURCE_LINES = 9;

/** A wide card for links and slides, a square one for posts, and a figure of flexible height for pages. */
const CARDS = {
  wide: {
    ...CARD,
    width: 1200,
    height: 630,
    subtitle: 21,
    small: 18,
    titles: [
      [54, 1],
      [44, 1],
      [38, 2],
      [32, 2],
      [28, 3],
    ],
  },
  square: {
    ...CARD,
    width: 1080,
    height: 1080,
    titles: [
      [54, 2],
      [44, 3],
      [38, 3],
    ],
  },
  figure: {
    size: "screen",
    width: 1200,
    height: null,
    margin: 40,
    logo: 26,
    titles: [
      [36, 2],
      [28, 3],
    ],
    subtitle: 17,
    small: 14,
  },
} as const satisfies Record<string, CardKind>;

type Write = (
  x: number,
  y: number,
  text: string,
  size: number,
  look?: { colour?: Parameters<Palette["of"]>[0]; weight?: 400 | 600; anchor?: "start" | "end" },
) => Mark;

const writer =
  (palette: Palette): Write =>
  (x, y, text, size, { colour = "ink-2", weight = 400, anchor = "start" } = {}) => ({
    kind: "text",
    x,
    y,
    text,
    size,
    weight,
    anchor,
    fill: palette.of(colour),
  });

/** The same number of lines with the narrowest room, so that no year stands alone in the last one. */
function balance(title: string, size: number, room: number, lines: readonly string[]): readonly string[] {
  let best = lines;
  for (let narrower = room * 0.95; narrower > room / 2; narrower -= room * 0.05) {
    const tried = wrapText(title, size, narrower, lines.length);
    if (tried.join(" ") !== lines.join(" ")) break;
    best = tried;
  }
  return best;
}

/** The title in the largest size that fits; cut only in the smallest. */
function toTitle(title: string, { titles }: CardKind, room: number): { size: number; lines: readonly string[] } {
  for (const [size, most] of titles) {
    const lines = wrapText(title, size, room, most);
    if (!lines.at(-1)?.endsWith("…") || title.endsWith("…"))
      return { size, lines: lines.length > 1 ? balance(title, size, room, lines) : lines };
  }
  const [size, most] = titles.at(-1) ?? [32, 2];
  return { size, lines: wrapText(title, size, room, most) };
}

/** A subtitle on a few lines: sentences without room are left out from the end, and only a first one is ever cut. */
export function toSubtitleLines(subtitle: string, size: number, room: number, most: number): string[] {
  const sentences = subtitle.split(/(?<=\.) (?=\p{Lu}|\d)/u);
  for (let count = sentences.length; count > 1; count -= 1) {
    const text = sentences.slice(0, count).join(" ");
    const lines = wrapText(text, size, room, most);
    if (lines.join(" ") === text) return lines;
  }
  return wrapText(sentences[0] ?? "", size, room, most);
}

/** An address for readers: without the scheme, and without its parameters if they do not fit. Short ones always fit. */
function toShownAddress(permalink: string, size: number, room: number): string {
  const bare = permalink.replace(/^https?:\/\//, "");
  return textWidth(bare, size) <= room ? bare : fitText(bare.replace(/\?.*$/, ""), size, room);
}

/** The source, on as many lines as it needs: never cut. */
const toSourceLines = (source: string, size: number, room: number): string[] =>
  wrapText(`Source: ${source}`, size, room, MOST_SOURCE_LINES);

function head(
  write: Write,
  palette: Palette,
  { isSample }: ChartDocument,
  { width, margin, logo, small }: CardKind,
): Mark[] {
  const top = margin * 0.72;
  const label = "Sample data";
  const [w, h] = [small, small * 0.65];
  const [x, y] = [width - margin - textWidth(label, small) - small * 1.5, top + logo / 2 - h / 2];
  const line = (points: readonly [number, number][]): Mark => ({
    kind: "path",
    points,
    stroke: palette.of("cloudberry"),
    strokeWidth: small / 14,
  });
  return [
    ...drawLogo(palette, margin - logo * 0.06, top, logo),
    write(margin + logo * 1.3, top + logo * 0.78, SITE.name, logo * 0.8, { colour: "ink", weight: 600 }),
    ...(isSample
      ? [
          write(width - margin, top + logo / 2 + small * 0.35, label, small, {
            colour: "cloudberry-ink",
            weight: 600,
            anchor: "end",
          }),
          line([
            [x, y],
            [x + w, y],
            [x + w, y + h],
            [x, y + h],
            [x, y],
          ]),
          ...[0.25, 0.5, 0.75, 1].map((at) =>
            line([
              [x + w * at, y],
              [x + Math.max(0, w * at - h), y + Math.min(h, w * at)],
            ]),
          ),
        ]
      : []),
  ];
}

/**
 * A chart's first picture with publisher, title, unit, source, address, and a label if it is a sample. Null without a
 * picture.
 */
export function toCard(
  document: ChartDocument,
  kind: keyof typeof CARDS,
  theme: Exclude<Theme, "page">,
  permalink: string,
): Scene | null {
  const [picture] = document.pictures;
  if (!picture) return null;
  const card: CardKind = CARDS[kind];
  const { width, margin, size, small, subtitle } = card;
  const palette = toPalette(theme);
  const write = writer(palette);
  const room = width - 2 * margin;
  const title = toTitle(document.title, card, room);
  const under = toSubtitleLines(document.subtitle, subtitle, room, MOST_SUBTITLE_LINES);
  const titleTop = margin * 0.72 + card.logo + title.size * 0.45;
  const titleEnd = titleTop + title.lines.length * title.size * 1.1;
  const chartTop = titleEnd + subtitle * 0.5 + under.length * subtitle * 1.35 + small * 0.9;
  const address = toShownAddress(permalink, small, room * 0.46);
  const sources = toSourceLines(document.source, small, room - textWidth(address, small) * 1.06 - small * 2);
  const foot = small * (1.6 + 1.3 * sources.length);
  const height = card.height ?? Math.ceil(chartTop + toSceneHeight(picture, room, size) + small * 1.2 + foot);
  const floor = height - foot;
  const chart = toScene(picture, {
    width: room,
    height: Math.max(120, floor - chartTop - small * 0.8),
    theme,
    size,
    paints: toPaints(document.pictures),
  });
  return {
    width,
    height,
    marks: [
      { kind: "rect", x: 0, y: 0, width, height, fill: palette.of("paper") },
      ...head(write, palette, document, card),
      ...title.lines.map((line, at) =>
        write(margin, titleTop + title.size * (0.85 + 1.1 * at), line, title.size, { colour: "ink", weight: 600 }),
      ),
      ...under.map((line, at) => write(margin, titleEnd + subtitle * (1.1 + 1.35 * at), line, subtitle)),
      ...chart.marks.map((mark) => shift(mark, margin, chartTop)),
      {
        kind: "path",
        points: [
          [margin, floor],
          [width - margin, floor],
        ],
        stroke: palette.of("ink"),
        strokeWidth: small / 10,
      },
      ...sources.map((line, at) => write(margin, floor + small * (1.8 + 1.3 * at), line, small)),
      write(width - margin, floor + small * 1.8, address, small, { colour: "ink", weight: 600, anchor: "end" }),
    ],
  };
}
