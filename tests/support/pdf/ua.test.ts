import { describe, expect, it } from "vitest";
import { numberColumn, yearColumn } from "@/lib/charts/column";
import type { ChartTable } from "@/lib/charts/document";
import { toPdf } from "@/lib/sharing/exports/report";
import { beside, LINES, toDocument } from "@/lib/sharing/slides/deck.fixture";
import { readContent } from "./content";
import { findUaFaults } from "./ua";

const table: ChartTable = {
  name: "By year",
  columns: [yearColumn(), numberColumn("Score", "score", 1)],
  rows: [
    [2024, 78.1],
    [2025, null],
  ],
};
const chart = { document: { ...toDocument([LINES]), tables: [table] }, permalink: beside.permalink };

/** A file with a part of it written differently, in as many bytes, so that its table of objects still holds. */
const change = (file: Uint8Array, from: string, to: string): Uint8Array => {
  if (from.length !== to.length) throw new Error(`“${to}” is not as long as “${from}”.`);
  const text = Buffer.from(file).toString("latin1");
  if (!text.includes(from)) throw new Error(`The file has no “${from}”.`);
  return Buffer.from(text.replace(from, to), "latin1");
};

describe("checking PDF files against PDF/UA", () => {
  it.each([
    ["/DisplayDocTitle true", "/DisplayDocTitle null", "07-002"],
    ["/Marked true", "/Marked null", "does not say that it is tagged"],
    ["/Lang (en-GB)", "/Lamg (en-GB)", "11-006"],
    ["<pdfuaid:part>1<", "<pdfuaid:part>2<", "06-002"],
    ["<dc:title>", "<dc:tutle>", "06-003"],
    ["/Tabs /S", "/Tabs /R", "28-009"],
    ["/Alt (", "/Elt (", "13-004"],
    ["/BBox [", "/BBux [", "figure without its box"],
    ["/Scope /Column", "/Scupe /Column", "15-003"],
    ["/S /TR\n", "/S /Td\n", "02-001"],
    ["/S /TR\n", "/S /LI\n", "09-004"],
    ["/S /LBody", "/S /Table", "09-005"],
    ["/S /H1", "/S /H2", "14-002"],
    ["/S /H2", "/S /H3", "14-003"],
    ["/S /Link\n", "/S /Span\n", "28-011"],
    ["/Contents (", "/Cuntents (", "28-012"],
    ["/Subtype /Link", "/Subtype /Text", "28-004"],
    ["/FontFile2", "/FontFile9", "31-009"],
    ["/ToUnicode", "/ToUnikode", "31-027"],
    ["/StructParents 0", "/StructParents 9", "has another parent"],
  ])("a file with %s as %s is refused", async (from, to, fault) => {
    const file = await toPdf([chart], beside);
    expect(findUaFaults(file)).toEqual([]);
    expect(findUaFaults(change(file, from, to)).join("\n")).toContain(fault);
  });

  it.each([
    ["0 0 1 1 re f", "01-005"],
    ["BT /F1 9 Tf <0001> Tj ET", "01-005"],
    ["/P <</MCID 0>> BDC /Artifact BMC 0 0 m 1 1 l S EMC EMC", "01-003"],
    ["/Artifact BMC /P <</MCID 0>> BDC 0 0 m 1 1 l S EMC EMC", "01-004"],
    ["/P <</MCID 0>> BDC 0 0 m 1 1 l S", "not ended"],
    ["EMC", "not begun"],
  ])("a page that draws “%s” is refused", (stream, fault) => {
    expect(readContent(stream).faults.join("\n")).toContain(fault);
  });

  it("tagged content and artifacts are accepted, also around changes of colour and place", () => {
    const stream = "q 1 0 0 1 5 5 cm /P <</MCID 0>> BDC 1 0 0 rg 0 0 1 1 re f EMC /Artifact BMC 0 0 m 1 1 l S EMC Q";
    expect(readContent(stream)).toMatchObject({ faults: [], marked: [{ number: 0, tag: "P" }] });
  });
});
