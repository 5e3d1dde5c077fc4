import { expect, test } from "vitest";
import { numberColumn, textColumn } from "@/lib/charts/column";
import type { ChartDocument, ChartTable } from "@/lib/charts/document";
import { RIGHTS_WORDS, SAMPLE_WORDS } from "@/lib/sharing/exports/accompanying-text";
import { toCsvFile } from "@/lib/sharing/exports/csv-file";

const table = (name: string, rows: ChartTable["rows"]): ChartTable => ({
  name,
  columns: [textColumn("Brand"), numberColumn("Score", "score", 1)],
  rows,
});
const DOCUMENT: ChartDocument = {
  figure: "single-country",
  name: "sweden-food",
  kicker: "Single country",
  title: "Alder rose 3.1 points",
  subtitle: "Score 0–200",
  isSample: true,
  years: [2024, 2025],
  filters: [{ name: "Market", value: "Sweden" }],
  facts: [{ name: "People asked", text: "1,000" }],
  summary: ["It rose."],
  source: "Granskog, Sweden 2025",
  notes: ["Scores are rounded.", SAMPLE_WORDS],
  pictures: [],
  tables: [
    table("Selected", [["Alder", 64.2]]),
    table("All brands", [
      ["Alder", 64.2],
      ["Birch", 61.75],
    ]),
  ],
};
const BESIDE = { permalink: "https://granskog.example/x?a=b", hash: "ab".repeat(32), takenAt: "2026-11-22T10:00:00Z" };

const linesOf = (document: ChartDocument) =>
  toCsvFile(document, BESIDE, { delimiter: ",", decimal: "." }).replace("\uFEFF", "").trimEnd().split("\r\n");

test("a CSV file holds the last table, which is the whole one", () => {
  expect(linesOf(DOCUMENT).slice(0, 3)).toEqual(["Brand,Score", "Alder,64.2", "Birch,61.75"]);
});

test("below its table a CSV file names source, selection, facts, notes, address, hash and rights, each once", () => {
  const below = linesOf(DOCUMENT).slice(4).join("\n");
  for (const words of [
    SAMPLE_WORDS,
    DOCUMENT.source,
    "Market: Sweden",
    "People asked: ",
    "Scores are rounded.",
    "22 November 2026",
    BESIDE.permalink,
    BESIDE.hash,
    RIGHTS_WORDS.slice(0, 40),
  ])
    expect(below.split(words), words).toHaveLength(2);
});

test("figures of a real study do not carry the label of sample data", () => {
  const real: ChartDocument = { ...DOCUMENT, isSample: false, notes: [] };
  expect(linesOf(real).join("\n")).not.toContain(SAMPLE_WORDS);
});

test("a document without tables is a file without figures, not an error", () => {
  expect(linesOf({ ...DOCUMENT, tables: [] }).join("\n")).toContain(DOCUMENT.source);
});
