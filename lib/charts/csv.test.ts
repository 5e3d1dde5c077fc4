import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { dialectFor, PLAIN_CSV, toCsv } from "@/lib/charts/csv";

const POINT = dialectFor("en-GB");
const table = (rows: (string | number | null)[][]) => ({
  columns: ["Brand", "Score"],
  rows,
});

describe("a CSV file", () => {
  test("a CSV file follows the reader's locale", () => {
    expect(dialectFor("sv-SE,sv;q=0.9,en;q=0.8")).toEqual({ delimiter: ";", decimal: ",", isMarked: true });
    for (const language of ["en-GB,en;q=0.9", "en", null, "", "*", "¤¤"])
      expect(dialectFor(language)).toEqual({ delimiter: ",", decimal: ".", isMarked: true });
    expect(toCsv(table([["Alv", -3.25]]), dialectFor("nb"))).toBe("\uFEFFBrand;Score\r\nAlv;-3,25\r\n");
  });

  test("a CSV file for programs has commas, decimal points and no byte order mark", () => {
    expect(toCsv(table([["Alv", -3.25]]), PLAIN_CSV)).toBe("Brand,Score\r\nAlv,-3.25\r\n");
  });

  test("a CSV file keeps negative numbers and neutralises formulas", () => {
    const rows = ["=1+1", "+a", "-b", "@c", "\tTab", "＝x"].map((name) => [name, -1.5]);
    const read = z.array(z.array(z.string())).parse(parse(toCsv(table(rows), POINT), { bom: true }));
    for (const [name = "", score] of read.slice(1)) {
      expect(name.startsWith("'")).toBe(true);
      expect(score).toBe("-1.5");
    }
  });

  test("a CSV file contains each text unchanged", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: "grapheme", minLength: 1 }), fc.option(fc.integer()))),
        (rows) => {
          const read = z.array(z.array(z.string())).parse(parse(toCsv(table(rows), POINT), { bom: true }));
          expect(read).toHaveLength(rows.length + 1);
          rows.forEach(([name, score], index) => {
            const [text = "", figure] = read[index + 1] ?? [];
            expect([name, `'${name}`]).toContain(text);
            expect(figure).toBe(score === null ? "" : String(score));
          });
        },
      ),
    );
  });
});
