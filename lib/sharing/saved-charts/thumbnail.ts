import type { ChartDocument } from "@/lib/charts/document";
import type { Theme } from "@/lib/charts/drawing/colours";
import { toScene } from "@/lib/charts/drawing/scene";
import { toSvg } from "@/lib/charts/drawing/svg";

/** Pixels. */
const THUMBNAIL = { width: 320, height: 200 } as const;

/** A chart, small, as a file of SVG; null where it has no picture. */
export function toThumbnail({ pictures: [picture], title, subtitle }: ChartDocument, theme: Theme): string | null {
  return picture ? toSvg(toScene(picture, { ...THUMBNAIL, theme }), { title, description: subtitle }) : null;
}
