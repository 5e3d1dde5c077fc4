import type PDFDocument from "pdfkit";
import { toElement } from "@/lib/charts/drawing/elements";
import type { Mark } from "@/lib/charts/drawing/mark";
import type { Scene } from "@/lib/charts/drawing/scene";
import { isHex } from "@/lib/sharing/exports/report-look";
import { drawLine } from "@/lib/sharing/exports/report-text";

/** Fills and strokes the current path. */
function paint(doc: PDFDocument, mark: Exclude<Mark, { kind: "text" }>): void {
  const opacity = mark.kind === "path" ? (mark.fillOpacity ?? 1) : 1;
  // As in SVG; pdfkit would take it for black.
  const fill = mark.fill === "none" ? undefined : mark.fill;
  if (fill) doc.fillColor(fill, opacity < 1 ? opacity : undefined);
  if (mark.stroke) {
    doc.strokeColor(mark.stroke).lineWidth(mark.strokeWidth ?? 1);
    const dash = mark.kind === "path" ? mark.dash : undefined;
    if (dash?.[0] !== undefined) doc.dash(dash[0], { space: dash[1] ?? dash[0] });
    else doc.undash();
  }
  if (fill && mark.stroke) doc.fillAndStroke();
  else if (fill) doc.fill();
  else if (mark.stroke) doc.lineJoin("round").stroke();
  if (fill && opacity < 1) doc.fillOpacity(1);
}

function draw(doc: PDFDocument, mark: Mark): void {
  switch (mark.kind) {
    case "path":
      mark.points.forEach(([x, y], at) => (at === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
      if (mark.isClosed) doc.closePath();
      return paint(doc, mark);
    case "rect":
      if (mark.radius)
        doc.roundedRect(
          mark.x,
          mark.y,
          mark.width,
          mark.height,
          Math.min(mark.radius, mark.width / 2, mark.height / 2),
        );
      else doc.rect(mark.x, mark.y, mark.width, mark.height);
      return paint(doc, mark);
    case "marker":
      doc.save().translate(mark.x, mark.y);
      if (mark.shape === "cross") doc.rotate(45);
      doc.path(String(toElement(mark).attributes.d));
      paint(doc, mark);
      doc.restore();
      return;
    case "text": {
      const { text, size, weight, fill, x, y, anchor } = mark;
      drawLine(doc, text, { size, weight, ...(isHex(fill) && { colour: fill }) }, x, y, anchor);
    }
  }
}

/** A drawing as vectors and text, its corner at x, y, `width` points wide. */
export function drawScene(doc: PDFDocument, scene: Scene, x: number, y: number, width: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / scene.width);
  for (const mark of scene.marks) draw(doc, mark);
  doc.undash().restore();
  doc.fillOpacity(1);
}
