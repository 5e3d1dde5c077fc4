import type { ChartDocument } from "@/lib/charts/document";
import type { DrawnChart } from "@/lib/sharing/slides/drawn-chart";

/** What a further picture is about: its slide may be shown without the first. */
export const toSubject = ({ kicker, filters }: ChartDocument): string =>
  `${[kicker, ...filters.flatMap(({ name, value }) => (name === "Brand" ? [value] : []))].join(", ")}.`;

/** What is said of bands, as they are drawn here. */
export function wordBands(line: string, { hasBars = false, bands = 0 }: DrawnChart): string {
  if (hasBars) return line.replace(/Shaded bands?:/, "Vertical bars:");
  return bands === 1 ? line.replace("Shaded bands: 95% intervals", "Shaded band: 95% interval") : line;
}
