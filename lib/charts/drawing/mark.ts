import type { Point } from "@/lib/charts/drawing/path";
import type { MarkerShape } from "@/lib/charts/drawing/series-mark";

interface Stroke {
  stroke?: string;
  strokeWidth?: number;
  /** Lengths of dashes and gaps. */
  dash?: readonly number[];
}

/** One drawn element. Lengths in pixels from the upper left corner, colours as SVG attributes. */
export type Mark =
  | ({ kind: "path"; points: readonly Point[]; isClosed?: boolean; fill?: string; fillOpacity?: number } & Stroke)
  | ({ kind: "rect"; x: number; y: number; width: number; height: number; radius?: number; fill?: string } & Stroke)
  | ({ kind: "marker"; x: number; y: number; radius: number; shape: MarkerShape; fill: string } & Stroke)
  | {
      kind: "text";
      /** Whether it starts, is centred, or ends there. */
      x: number;
      /** Its baseline. */
      y: number;
      text: string;
      size: number;
      weight: 400 | 600;
      anchor: "start" | "middle" | "end";
      fill: string;
    };
