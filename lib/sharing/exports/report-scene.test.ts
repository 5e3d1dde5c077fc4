import PDFDocument from "pdfkit";
import { expect, it, vi } from "vitest";
import { drawScene } from "@/lib/sharing/exports/report-scene";

it("a ring without a fill is hollow in a report, as it is in images", () => {
  const doc = new PDFDocument({ size: "A4", margin: 0, font: null });
  const added = vi.spyOn(doc, "addContent");
  const ring = {
    kind: "marker",
    shape: "circle",
    x: 16,
    y: 16,
    radius: 8,
    stroke: "#122119",
    strokeWidth: 1.5,
  } as const;
  drawScene(doc, { width: 32, height: 32, marks: [{ ...ring, fill: "none" }] }, 0, 0, 32);
  const painted = added.mock.calls.map(([operator]) => operator);
  expect(painted).toContain("S");
  expect(painted.filter((operator) => /^[Bf]\*?$/.test(operator))).toEqual([]);
});
