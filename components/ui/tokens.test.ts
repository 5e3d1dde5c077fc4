import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("app/tokens.css", "utf8");

const COLOUR = /--([\w-]+): (?:light-dark\((oklch\([^()]+\)), (oklch\([^()]+\))\)|(oklch\([^()]+\)));/g;
const colours = [...css.matchAll(COLOUR)].map(([, name = "", light = "", dark = "", both = ""]) => ({
  name,
  light: light || both,
  dark: dark || both,
}));

/** Relative luminance (WCAG 2) of `oklch(L% C H)`. Source of the matrices: B. Ottosson, "A perceptual color space". */
function luminance(color: string): number {
  const [L = 0, C = 0, H = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const [a, b] = [C * Math.cos((H * Math.PI) / 180), C * Math.sin((H * Math.PI) / 180)];
  const l = (L / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r, g, bl] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (bl ?? 0);
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ["paper", "paper-raised", "paper-sunk", "hover"];
const TEXT = ["ink", "ink-2", "ink-3", "spruce", "lingon"];
const GRAPHICS = ["control", "moss", "focus", "cloudberry-line", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"];

describe("design tokens", () => {
  it("design tokens are defined once each, with both values", () => {
    expect(colours.length).toBeGreaterThan(40);
    expect(new Set(colours.map(({ name }) => name)).size).toBe(colours.length);
    // What is not a plain colour (mixtures, shadows) names its values inside light-dark() too: no second block of tokens.
    expect(css.match(/^\s*--paper:/gm)).toHaveLength(1);
  });

  it("design tokens follow the chosen theme on screen and are light in print", () => {
    const rules = css.slice(css.indexOf("@media")).split(/[{}\n]/);
    expect(rules.map((line) => line.trim()).filter(Boolean)).toEqual([
      "@media screen",
      ':root[data-theme="light"]',
      "color-scheme: light;",
      ':root[data-theme="dark"]',
      "color-scheme: dark;",
      "@media print",
      ":root",
      "color-scheme: light;",
    ]);
  });

  it("black on white has a contrast of 21 to 1", () => {
    expect(contrast("oklch(0% 0 0)", "oklch(100% 0 0)")).toBeCloseTo(21, 1);
  });

  describe.each(["light", "dark"] as const)("in %s", (theme) => {
    const tokens = new Map(colours.map((colour) => [colour.name, colour[theme]]));
    const ratio = (front: string, back: string) => contrast(tokens.get(front) ?? "", tokens.get(back) ?? "");

    it.each(TEXT)("%s is readable on every surface (4.5 to 1)", (text) => {
      for (const surface of SURFACES) expect(ratio(text, surface), surface).toBeGreaterThanOrEqual(4.5);
    });

    it.each(GRAPHICS)("%s is visible on paper (3 to 1)", (graphic) => {
      expect(ratio(graphic, "paper")).toBeGreaterThanOrEqual(3);
    });

    it("the text of buttons is readable", () => {
      for (const [front, back] of [
        ["on-spruce", "spruce"],
        ["on-cloudberry", "cloudberry"],
        ["on-spruce", "spruce-strong"],
        ["on-lingon", "lingon-solid"],
        ["cloudberry-ink", "cloudberry-tint"],
      ] as const) {
        expect(ratio(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
});
