import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import type { Strand } from "@/lib/analyses/trajectory/strand";
import type { DrawnStrand } from "./forecast-layout";

/**
 * A brand with its colour and shape on this page, in these years.
 * @param note beside its name
 */
export function toDrawn(
  { slug, name, order, slot, measured, foreseen }: Strand,
  years: readonly number[],
  note: string | null,
): DrawnStrand {
  return {
    slug,
    name,
    mark: toSeriesMark(slot),
    isOwn: order === 0,
    note,
    measured: measured.filter(({ year }) => years.includes(year)),
    ahead: foreseen.status === "ready" ? foreseen.years : [],
  };
}
