import { expect, test } from "vitest";
import { textColumn } from "@/lib/charts/column";
import { toColumnWidths } from "@/lib/sharing/exports/report-rows";

test("a column of sentences in a report has what the short columns leave, and no word of those is broken", () => {
  const table = {
    name: "Alerts",
    columns: [textColumn("Brand"), textColumn("Evidence")],
    rows: [["Smedsta", "The score fell from 80.1 to 61.2 points. ".repeat(5)]],
  };
  const [brand = 0, evidence = 0] = toColumnWidths(table, 7.5, 300);
  expect(brand + evidence).toBeCloseTo(300);
  expect(evidence).toBeGreaterThan(4 * brand);
  const many = {
    name: "Alerts",
    columns: [...Array.from({ length: 12 }, (_, at) => textColumn(`Column ${at}`)), textColumn("Evidence")],
    rows: [[...Array.from({ length: 12 }, () => "Kvarntomta Bygg"), "The score fell to 61.2 points. ".repeat(9)]],
  };
  const widths = toColumnWidths(many, 7.5, 760);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(760.01);
  expect(widths.at(-1)).toBeGreaterThan(140);
  // “Kvarntomta” at 7.5 points.
  for (const width of widths.slice(0, -1)) expect(width).toBeGreaterThan(44);
});
