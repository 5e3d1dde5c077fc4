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

test("a CSV file has one line per observation with its market, industry and year", () => {
  expect(linesOf(toCsvFile(TABLE))).toEqual([
    "market,industry,year,brand,score,score_95_from",
    "Sweden,Food,2025,Alder,64.2,60",
    "Sweden,Energy,2025,Birch,,",
  ]);
});

test("a CSV file does not repeat a column its table has already", () => {
  const columns = [yearColumn(), textColumn("Market"), textColumn("Brand")];
  expect(linesOf(toCsvFile({ columns, rows: [[2024, "Norway", "Alder"]], about: TABLE.about }))[0]).toBe(
    "industry,year,market,brand",
  );
});

test("a CSV file of a table without rows has column names alone", () => {
  expect(linesOf(toCsvFile({ ...TABLE, rows: [] }))).toHaveLength(1);
});
