import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BREAKPOINTS } from "@/components/ui/breakpoints";

const globals = readFileSync("app/globals.css", "utf8");
const widths = new Map(
  [...globals.matchAll(/--breakpoint-([\w-]+): (\d+)px;/g)].map(([, name = "", px]) => [name, Number(px)]),
);
const sheets = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file)),
);

describe("breakpoints", () => {
  it("breakpoints are the same in scripts and styles", () => {
    for (const [name, px] of Object.entries(BREAKPOINTS)) expect([name, px]).toEqual([name, widths.get(name)]);
  });

  it("no style sheet but app/globals.css sets a screen width by hand", () => {
    expect(sheets.length).toBeGreaterThan(50);
    const byHand = sheets.filter((file) => /@media[^{]*width\s*[:<>=]+\s*[\d.]/.test(readFileSync(file, "utf8")));
    expect(byHand).toEqual([]);
  });
});
