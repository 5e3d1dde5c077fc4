import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BREAKPOINTS } from "@/components/ui/breakpoints";

const globals = readFileSync("app/globals.css", "utf8");
const widths = new Map(
  [...globals.matchAll(/--breakpoint-([\w-]+): ([\d.]+rem);/g)].map(([, name = "", width]) => [name, width]),
);
const sheets = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file)),
);

describe("breakpoints", () => {
  it("breakpoints are the same in scripts and styles", () => {
    for (const [name, width] of Object.entries(BREAKPOINTS)) expect([name, width]).toEqual([name, widths.get(name)]);
  });

  it("breakpoints are all in rem, so that larger text gets the narrower layout, and rise", () => {
    const all = [...globals.matchAll(/--breakpoint-[\w-]+: /g)];
    expect(widths.size).toBeGreaterThan(5);
    expect(widths.size).toBe(all.length);
    const sizes = [...widths.values()].map((width) => Number.parseFloat(width ?? ""));
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  it("no style sheet but app/globals.css sets a screen width by hand", () => {
    expect(sheets.length).toBeGreaterThan(50);
    const byHand = sheets.filter((file) => /@media[^{]*width\s*[:<>=]+\s*[\d.]/.test(readFileSync(file, "utf8")));
    expect(byHand).toEqual([]);
  });
});
