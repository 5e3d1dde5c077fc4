import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toWorkbook } from "@/lib/sharing/exports/workbook";
import { toSlides } from "@/lib/sharing/slides/deck";
import { beside, EVERY_KIND, LINES, STACK, toDocument } from "@/lib/sharing/slides/deck.fixture";
import { numberColumn, textColumn, yearColumn } from "@/lib/charts/column";
import { readXml, type XmlElement } from "@/tests/support/xml-tree";

// Files are opened by LibreOffice and written again in its own form, so that what it read can be compared.

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "granskog-office-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The file as LibreOffice understood it: flat OpenDocument. */
function reopen(name: string, file: Uint8Array, as: "fodp" | "fods"): XmlElement {
  const source = path.join(folder, name);
  writeFileSync(source, file);
  const profile = `-env:UserInstallation=file://${path.join(folder, "profile")}`;
  const options = [profile, "--headless", "--convert-to", as, "--outdir", folder, source];
  const { status, stderr } = spawnSync("soffice", options, { timeout: 150_000, encoding: "utf8" });
  expect(stderr).not.toMatch(/error|could not be loaded/i);
  expect(status).toBe(0);
  return readXml(readFileSync(source.replace(/\.\w+$/, `.${as}`), "utf8"));
}

const findAll = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);

describe("files in LibreOffice", () => {
  it("a deck opens with all its slides, their titles in the outline, their charts and their notes", async () => {
    const title = "Smedsta and Vindrosa stand apart";
    const deck = await toSlides([EVERY_KIND, { document: toDocument([LINES, STACK], title), beside }], {
      title: "Spring",
    });
    const slides = findAll(reopen("deck.pptx", deck, "fodp"), "draw:page");
    const pictures = EVERY_KIND.document.pictures.length + 2;
    // Cover, contents, pictures and at least one slide of notes.
    expect(slides.length).toBeGreaterThanOrEqual(pictures + 3);
    for (const slide of slides) {
      const titles = findAll(slide, "draw:frame").filter((each) => each.attributes["presentation:class"] === "title");
      expect(titles).toHaveLength(1);
      expect(titles.flatMap((each) => findAll(each, "text:p")).length).toBeGreaterThan(0);
    }
    // A heat table is a table; every other picture is a chart.
    const charts = slides.flatMap((slide) => findAll(slide, "chart:chart"));
    expect(charts).toHaveLength(pictures - 1);
    for (const chart of charts) expect(findAll(chart, "chart:series").length).toBeGreaterThan(0);
  });

  it("a workbook opens with all its sheets, frozen headings and filters", async () => {
    const columns = [yearColumn(), textColumn("Brand"), numberColumn("Score", "score", 1)];
    const rows = [
      [2025, "Smedsta", 111.8],
      [2025, "Vindrosa", null],
    ];
    const document = { ...toDocument([LINES]), tables: [{ name: "By year", columns, rows }] };
    const book = reopen("book.xlsx", await toWorkbook(document, beside), "fods");
    const names = findAll(book, "table:table").map(({ attributes }) => attributes["table:name"]);
    expect(names).toEqual(expect.arrayContaining(["Notes", "By year", "Columns"]));
    expect(findAll(book, "table:database-range").length).toBeGreaterThan(0);
  });
});
