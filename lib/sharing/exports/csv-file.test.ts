import { expect, test } from "vitest";
import { numberColumn, textColumn, yearColumn } from "@/lib/charts/column";
import { toCsvFile } from "@/lib/sharing/exports/csv-file";

const TABLE = {
  columns: [textColumn("Brand"), numberColumn("Score", "score", 1), numberColumn("Score 95% from", "score", 1)],
  rows: [
    ["Alder", 64.2, 60],
    ["Birch", null, null],
  ],
  about: { market: "Sweden", industry: ["Food", "Energy"], year: 2025 },
};
const linesOf = (text: string) => text.replace("\uFEFF", "").trimEnd().split("\r\n");

test("a CSV file holds one line per observation with its market, industry and year, and nothing else", () => {
  expect(linesOf(toCsvFile(TABLE))).toEqual([
    "market,industry,year,brand,score,score_95_from",
    "Sweden,Food,2025,Alder,64.2,60",
    "Sweden,Energy,2025,Birch,,",
  ]);
});

test("a column that a table has already is not added to its file", () => {
  const columns = [yearColumn(), textColumn("Market"), textColumn("Brand")];
  expect(linesOf(toCsvFile({ columns, rows: [[2024, "Norway", "Alder"]], about: TABLE.about }))[0]).toBe(
    "industry,year,market,brand",
  );
});

test("a table without rows is a file with column names alone", () => {
  expect(linesOf(toCsvFile({ ...TABLE, rows: [] }))).toHaveLength(1);
});
