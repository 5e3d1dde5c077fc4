import { toPalette } from "@/lib/charts/drawing/colours";
import { contrastOf, type Rgb } from "@/lib/charts/drawing/contrast";
import { DECIMALS, formatNumber } from "@/lib/platform/words/format";

/** A logo as this site has drawn it from the file that was sent. */
export interface LookLogo {
  /** A PNG, in base 64. */
  png: string;
  width: number;
  height: number;
}

/** How a team's reports and slides look; what is null is as on the site. */
export interface Look {
  logo: LookLogo | null;
  /** Of covers, under white text, and of headings on paper: "#rrggbb". */
  main: string | null;
  /** Of rules and links on paper. */
  second: string | null;
}

/** A look of a team, now or earlier. */
export interface KeptLook extends Look {
  id: string;
  /** ISO time from which it counted. */
  madeAt: string;
}

export const SITE_LOOK: Look = { logo: null, main: null, second: null };

/** The two colours, and what they are called. */
export const LOOK_COLOURS = { main: "Main colour", second: "Second colour" } as const;
export type LookColour = keyof typeof LOOK_COLOURS;

/** Contrast that small text needs, by WCAG 2.2. */
const NEEDED = 4.5;
/** What a colour stands on or under: the site's paper, and the white of slides and of text on a cover. */
const GROUNDS = [
  { hex: toPalette("light").of("paper"), name: "paper" },
  { hex: toPalette("print").of("paper"), name: "white" },
] as const;

const HEX = /^#[\da-f]{6}$/;

/** A colour as people type it, in standard form: null for none, undefined for what is no colour. */
export function parseColour(typed: string): string | null | undefined {
  const text = typed.trim().toLowerCase().replace(/^#?/, "#");
  if (text === "#") return null;
  const whole = /^#[\da-f]{3}$/.test(text) ? text.replaceAll(/[\da-f]/g, "$&$&") : text;
  return HEX.test(whole) ? whole : undefined;
}

const partAt = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const toRgb = (hex: string): Rgb => [partAt(hex, 1), partAt(hex, 3), partAt(hex, 5)];

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** The least contrast a colour has with any ground, and which one that is. */
function leastContrast(rgb: Rgb): { ratio: number; ground: string } {
  return GROUNDS.map(({ hex, name }) => ({ ratio: contrastOf(rgb, toRgb(hex)), ground: name })).reduce((least, each) =>
    each.ratio < least.ratio ? each : least,
  );
}

/** The shade of a colour that is closest to it and has enough contrast: it is darkened as little as that takes. */
export function nearestReadable(hex: string): string {
  const [red, green, blue] = toRgb(hex);
  for (let share = 1; share > 0; share -= 1 / 256) {
    const shade: Rgb = [Math.round(red * share), Math.round(green * share), Math.round(blue * share)];
    if (leastContrast(shade).ratio >= NEEDED) return toHex(shade);
  }
  return "#000000";
}

/** Why a colour cannot be used, with the nearest one that can; null if it can. */
export function colourFault(name: LookColour, hex: string): { words: string; nearest: string } | null {
  const { ratio, ground } = leastContrast(toRgb(hex));
  if (ratio >= NEEDED) return null;
  const nearest = nearestReadable(hex);
  // Cut, not rounded: 4.49 must not read as the 4.5 that it misses.
  const shown = formatNumber(Math.floor(ratio * 10) / 10, DECIMALS.amount);
  return {
    words: `${LOOK_COLOURS[name]} ${hex} has a contrast of ${shown}:1 with ${ground}; text needs at least ${NEEDED}:1. The nearest colour that passes is ${nearest}.`,
    nearest,
  };
}
