import type { Colour } from "@/lib/charts/drawing/colours";

const COLOURS: readonly Colour[] = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"];
const SHAPES = ["circle", "square", "triangle", "diamond", "fallen-triangle", "plus", "pentagon", "cross"] as const;

export type MarkerShape = (typeof SHAPES)[number];

export interface SeriesMark {
  colour: Colour;
  shape: MarkerShape;
}

/** A clear result of a brand that is not selected, pointing upwards or downwards. */
export const CLEAR_MARKS = {
  up: { colour: "ink-2", shape: "triangle" },
  down: { colour: "ink-2", shape: "fallen-triangle" },
} as const satisfies Record<string, SeriesMark>;

/**
 * Colour and shape of the `order`-th series, from 0: the same in every chart on a page and in its files. After eight,
 * colours repeat with other shapes, so 64 series are distinct.
 */
export function toSeriesMark(order: number): SeriesMark {
  const [at, round] = [order % COLOURS.length, Math.floor(order / COLOURS.length)];
  return { colour: COLOURS[at] ?? "c1", shape: SHAPES[(at + round) % SHAPES.length] ?? "circle" };
}

const ring = (corners: number, radius: number, turned: number): string =>
  `M${Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + turned) / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join("L")}Z`;

const bar = (radius: number, half: number): string =>
  `M${-radius} ${-half}H${-half}V${-radius}H${half}V${-half}H${radius}V${half}H${half}V${radius}H${-half}V${half}H${-radius}Z`;

/** The extent of a marker of any shape from its centre, in radii. */
export const MARKER_REACH = 1.4;

/** Outline around 0, 0 of a marker that looks as large as a dot of this radius. */
export function toMarkerOutline(shape: MarkerShape, radius: number): string {
  switch (shape) {
    case "circle":
      return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    case "square":
      return ring(4, radius * 1.25, 0.5);
    case "triangle":
      return ring(3, radius * 1.4, 0);
    case "diamond":
      return ring(4, radius * 1.32, 0);
    case "fallen-triangle":
      return ring(3, radius * 1.4, 0.5);
    case "plus":
      return bar(radius * 1.2, radius * 0.45);
    case "pentagon":
      return ring(5, radius * 1.2, 0);
    case "cross":
      return bar(radius * 1.25, radius * 0.4);
  }
}
