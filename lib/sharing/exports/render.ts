import { toPng } from "@/lib/sharing/exports/image";
import type { RenderTask } from "@/lib/sharing/exports/render-task";
import { writeExport } from "@/lib/sharing/exports/write";

/**
 * Makes a file; null if nothing in it can be drawn in that format.
 * @param tell is called before each chart of several is drawn, with its number from 1
 */
export async function render(task: RenderTask, tell?: (chart: number) => void): Promise<Uint8Array | null> {
  if (task.kind === "chart") return writeExport(task.document, task.format, task.written);
  if (task.kind === "picture") return toPng(task.document, "wide", task.permalink);
  if (task.kind === "card") return toPng(task.document, "wide", task.permalink, 1);
  const { format, title, charts, missing, look } = task;
  const words = { title, missing, look, ...(tell && { tell }) };
  if (format === "pptx") return (await import("@/lib/sharing/slides/deck")).toSlides(charts, words);
  const report = charts.map(({ document, beside: { permalink, short } }) => ({ document, permalink, short }));
  const takenAt = charts[0]?.beside.takenAt ?? "";
  return (await import("@/lib/sharing/exports/report")).toPdf(report, { ...words, takenAt });
}
