import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toApiCsv, wantsCsv } from "@/lib/sharing/api/written-as";

test.each([
  [null, null, false],
  [null, "*/*", false],
  [null, "text/csv", true],
  [null, "text/csv;q=0.5, application/json", false],
  [null, "application/json;q=0.1, text/*", true],
  [null, "text/html, */*;q=0.8", false],
  [null, "text/csv;q=nonsense", false],
  ["csv", "application/json", true],
  ["json", "text/csv", false],
])("format %s with Accept %s chooses JSON or CSV", (format, accept, csv) => {
  expect(wantsCsv(format, accept)).toBe(csv);
});

test("rows are read back from CSV unchanged, except that formulas are neutralised", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme" }).filter((text) => !/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u.test(text)),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
    fc.boolean(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ a: cell, b: cell }), { minLength: 1 }), (rows) => {
      const read: unknown = parse(toApiCsv(["a", "b"], rows), { bom: true, columns: true, skip_empty_lines: false });
      expect(read).toEqual(
        rows.map(({ a, b }) => ({ a: a === null ? "" : String(a), b: b === null ? "" : String(b) })),
      );
    }),
  );
  expect(toApiCsv(["a"], [{ a: "=1+1" }])).toContain("'=1+1");
});
