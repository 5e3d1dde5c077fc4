import type { RenderTask } from "@/lib/sharing/exports/render-task";
import { writeExport } from "@/lib/sharing/exports/write";

/** Makes a file; null if nothing in it can be drawn in that format. */
export async function render(task: RenderTask): Promise<Uint8Array | null> {
  if (task.kind === "chart") return writeExport(task.document, task.format, task.written);
  const { format, title, charts, missing } = task;
  if (format === "pptx") return (await import("@/lib/sharing/slides/deck")).toSlides(charts, { title, missing });
  const report = charts.map(({ document, beside: { permalink, short } }) => ({ document, permalink, short }));
  const takenAt = charts[0]?.beside.takenAt ?? "";
  return (await import("@/lib/sharing/exports/report")).toPdf(report, { title, takenAt, missing });
}
