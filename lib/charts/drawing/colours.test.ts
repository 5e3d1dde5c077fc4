import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Colour, toPalette } from "@/lib/charts/drawing/colours";

const css = readFileSync("app/tokens.css", "utf8");

function toHex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const [l, m, s] = [
    lightness + 0.3963377774 * a + 0.2158037573 * b,
    lightness - 0.1055613458 * a - 0.0638541728 * b,
    lightness - 0.0894841775 * a - 1.291485548 * b,
  ].map((part) => part ** 3) as [number, number, number];
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear
    .map((part) => Math.min(1, Math.max(0, part)))
    .map((part) =>
      Math.round((part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const COLOURS: readonly Colour[] = [
  "paper",
  "ink",
  "ink-2",
  "ink-3",
  "rule",
  "rule-strong",
  "spruce",
  "spruce-strong",
  "moss",
  "cloudberry",
  "cloudberry-ink",
  "c1",
  "c2",
  "c3",
  "c4",
  "c5",
  "c6",
  "c7",
  "c8",
  "g1",
  "g2",
  "g3",
  "g4",
  "above",
  "below",
];

describe("colours in files", () => {
  it.each(["light", "dark"] as const)("colours in files are the %s tokens", (theme) => {
    const tokens = new Map(
      [...css.matchAll(/--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\);/g)].map(
        ([, name, light = "", dark = ""]) => {
          const [l = 0, c = 0, h = 0] = (theme === "light" ? light : dark).match(/[\d.]+/g)?.map(Number) ?? [];
          return [name, toHex(l / 100, c, h)];
        },
      ),
    );
    for (const colour of COLOURS) expect([colour, toPalette(theme).of(colour)]).toEqual([colour, tokens.get(colour)]);
  });
});
