import { contrastOf } from "@/lib/charts/drawing/contrast";

/**
 * Light and dark values of the site's colours, the same as in `app/tokens.css`, which files outside the site cannot
 * read.
 */
const COLOURS = {
  paper: ["#fafbf6", "#0e1611"],
  ink: ["#122119", "#eaece4"],
  "ink-2": ["#435149", "#b7bcb3"],
  "ink-3": ["#5f6b64", "#939b92"],
  rule: ["#d8dcd4", "#29332c"],
  "rule-strong": ["#b2bab0", "#47534b"],
  spruce: ["#115536", "#79c58e"],
  "spruce-strong": ["#033b22", "#a0dcac"],
  moss: ["#638f49", "#89bc6d"],
  cloudberry: ["#e89629", "#f5ae4b"],
  "cloudberry-ink": ["#733d00", "#fbc77c"],
  c1: ["#176540", "#73bf88"],
  c2: ["#1e71ac", "#73b1e6"],
  c3: ["#ca791d", "#f3ae58"],
  c4: ["#ae3b4c", "#e8777d"],
  c5: ["#2b9095", "#76c7cc"],
  c6: ["#72478f", "#ba91d8"],
  c7: ["#809337", "#bad074"],
  c8: ["#795d3c", "#c1a681"],
  g1: ["#7b4f36", "#a57357"],
  g2: ["#af8a49", "#dfc48b"],
  g3: ["#638f49", "#77a45e"],
  g4: ["#0c5233", "#367a56"],
  above: ["#4a996b", "#439361"],
  below: ["#d7944c", "#bd7b3b"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Colour = keyof typeof COLOURS;

/**
 * What a drawing is on: light or dark paper, white paper in a printer, or the site's own page, whose colours change
 * with it.
 */
export type Theme = "light" | "dark" | "print" | "page";

/** Colours of one theme, as SVG attributes. */
export interface Palette {
  theme: Theme;
  of: (colour: Colour) => string;
  /** `share` (0 to 1) of a colour mixed with paper, opaque. */
  tint: (colour: Colour, share: number) => string;
  /** Opacity of an interval's band, 0 to 1. */
  band: number;
}

type Rgb = [number, number, number];

const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

function mix(hex: string, ground: string, share: number): string {
  const [a, b] = [toRgb(hex), toRgb(ground)];
  return `#${a
    .map((value, at) =>
      Math.round(value * share + (b[at] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Ink or paper, whichever reads better on a fill; null where the theme of a page decides what the fill is. */
export function inkOn({ theme, of }: Palette, fill: string): "ink" | "paper" | null {
  if (theme === "page") return null;
  const [ink, paper] = (["ink", "paper"] as const).map((colour) => contrastOf(toRgb(of(colour)), toRgb(fill)));
  return (ink ?? 0) >= (paper ?? 0) ? "ink" : "paper";
}

/** A colour on the site's pages: it follows their theme. */
export const pageColour = (colour: Colour): string => `var(--${colour})`;

/** The colours of a theme. */
export function toPalette(theme: Theme): Palette {
  if (theme === "page")
    return {
      theme,
      of: pageColour,
      tint: (colour, share) => `color-mix(in srgb, ${pageColour(colour)} ${(share * 100).toFixed(1)}%, var(--paper))`,
      band: 0.18,
    };
  const of = (colour: Colour) =>
    theme === "print" && colour === "paper" ? "#ffffff" : COLOURS[colour][theme === "dark" ? 1 : 0];
  return {
    theme,
    of,
    tint: (colour, share) => mix(of(colour), of("paper"), share),
    band: theme === "dark" ? 0.22 : 0.16,
  };
}
