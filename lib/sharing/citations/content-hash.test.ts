import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashTables, toCanonicalTables } from "@/lib/sharing/citations/content-hash";

const cell = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constant(null),
);
const table = fc.record({
  name: fc.string(),
  columns: fc.array(fc.record({ label: fc.string(), kind: fc.constant("figure" as const) }), { maxLength: 4 }),
  rows: fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 4 }),
});

/** Canonical JSON written by hand: keys sorted, no spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
}

describe("the hash of a chart's data", () => {
  test("the hash of a chart's data is that of canonical JSON, which an exported sheet gives too", () => {
    fc.assert(
      fc.property(fc.array(table, { maxLength: 3 }), (tables) => {
        const text = toCanonicalTables(tables);
        expect(text).toBe(canonical(JSON.parse(text)));
        expect(JSON.parse(text)).toEqual(
          JSON.parse(
            JSON.stringify({
              tables: tables.map(({ name, columns, rows }) => ({
                name,
                columns: columns.map(({ label }) => label),
                rows,
              })),
            }),
          ),
        );
        expect(hashTables(tables)).toBe(createHash("sha256").update(text).digest("hex"));
      }),
    );
  });

  test("a known table has a known hash, whatever the number format", () => {
    const known = [
      {
        name: "Havremark",
        columns: [
          { label: "Year", kind: "year" as const },
          { label: "Score", kind: "figure" as const, digits: 1 },
        ],
        rows: [
          [2025, 61],
          [2024, null],
        ],
      },
    ];
    expect(toCanonicalTables(known)).toBe(
      '{"tables":[{"columns":["Year","Score"],"name":"Havremark","rows":[[2025,61],[2024,null]]}]}',
    );
    expect(hashTables(known)).toBe("a5cfcdecbc0be5de6641f745dab628e21bba4433975eb816876e8824a7afae03");
    expect(
      hashTables(
        known.map((each) => ({
          ...each,
          columns: [
            { label: "Year", kind: "text" as const },
            { label: "Score", kind: "figure" as const, digits: 3 },
          ],
        })),
      ),
    ).toBe(hashTables(known));
  });

  test("the hash changes with a value, the order, or text instead of a number", () => {
    const sheet = (rows: (string | number | null)[][]) => hashTables([{ name: "t", columns: [], rows }]);
    expect(
      new Set([
        sheet([[1, 2]]),
        sheet([[2, 1]]),
        sheet([["1", 2]]),
        sheet([[1], [2]]),
        sheet([[1, 2, null]]),
        sheet([]),
      ]).size,
    ).toBe(6);
  });

  test("the hash never fails on an unpaired surrogate", () => {
    expect(toCanonicalTables([{ name: "\ud800", columns: [], rows: [["\udc00"]] }])).toBe(
      '{"tables":[{"columns":[],"name":"\ufffd","rows":[["\ufffd"]]}]}',
    );
  });
});
