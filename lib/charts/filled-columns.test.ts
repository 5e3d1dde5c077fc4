import { expect, test } from "vitest";
import { numberColumn, textColumn } from "@/lib/charts/column";
import type { ChartTable } from "@/lib/charts/document";
import { toFilledColumns } from "./filled-columns";

const TABLE: ChartTable = {
  name: "Points of the average",
  columns: [
    textColumn("Brand"),
    numberColumn("Points", "points"),
    numberColumn("95% from", "points"),
    textColumn("Note"),
  ],
  rows: [
    ["Skärmo", 0, null, null],
    ["Åkerfrid", null, null, "n = 39"],
  ],
};

test("a column without a value in any row is left out; one with a single value or a zero stays", () => {
  const { columns, rows } = toFilledColumns(TABLE);
  expect(columns.map(({ label }) => label)).toEqual(["Brand", "Points", "Note"]);
  expect(rows).toEqual([
    ["Skärmo", 0, null],
    ["Åkerfrid", null, "n = 39"],
  ]);
});

test("a table without rows keeps its columns", () => {
  expect(toFilledColumns({ ...TABLE, rows: [] }).columns).toHaveLength(4);
});
