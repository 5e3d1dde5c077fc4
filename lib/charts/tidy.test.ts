import fc from "fast-check";
import { expect, test } from "vitest";
import { numberColumn, textColumn } from "@/lib/charts/column";
import { toTidy } from "@/lib/charts/tidy";

test("column names are made from labels as people would write them", () => {
  const labels = ["Environment %", "Environment 95% from", "Other's value", "Low (95%)", "Åker", "n", "%"];
  const { columns } = toTidy({ columns: labels.map(textColumn), rows: [] });
  expect(columns.map(({ name }) => name)).toEqual([
    "environment_percent",
    "environment_95_from",
    "others_value",
    "low_95",
    "aker",
    "n",
    "percent",
  ]);
});

test("column names are unique and plain, and no value is lost", () => {
  const cell = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.constant(null));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom("Score", "score ", "SCORE", "Year", "Market", "Unit")), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.array(fc.array(cell, { minLength: 8, maxLength: 8 }), { maxLength: 4 }),
      (labels, cells) => {
        const rows = cells.map((row) => row.slice(0, labels.length));
        const columns = labels.map((label) => numberColumn(label, "score", 1));
        const about = { market: "Sweden", unit: rows.map(() => "points") };
        const tidy = toTidy({ columns, rows, about });
        const names = tidy.columns.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) {
          expect(name).toMatch(/^[a-z0-9_]+$/);
          expect(name).not.toMatch(/^_|__|_$/);
        }
        expect(names).toEqual(expect.arrayContaining(["market", "unit"]));
        const before = tidy.columns.findIndex(({ label }) => label === labels[0]);
        tidy.rows.forEach((row, at) => {
          expect(row).toHaveLength(names.length);
          expect(row.slice(before, before + labels.length)).toEqual(rows[at]);
        });
      },
    ),
  );
});
