const COLOURS = 8;
const SHAPES = ["circle", "square", "triangle", "diamond", "fallen-triangle", "plus", "pentagon", "cross"] as const;

export type MarkerShape = (typeof SHAPES)[number];

export interface SeriesMark {
  color: string;
  shape: MarkerShape;
}

/**
 * Colour and shape of the brand that was chosen as the `order`-th, from 0. It keeps both in every chart of a page. Beyond
 * eight the colours come again with other shapes, so that 64 brands stay apart.
 */
export function toSeriesMark(order: number): SeriesMark {
  const [color, round] = [order % COLOURS, Math.floor(order / COLOURS)];
  return { color: `var(--c${color + 1})`, shape: SHAPES[(color + round) % SHAPES.length] ?? "circle" };
}

const ring = (corners: number, radius: number, turned: number) =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + turned) / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join("L");

const bar = (radius: number, half: number) =>
  `M${-radius} ${-half}H${-half}V${-radius}H${half}V${-half}H${radius}V${half}H${half}V${radius}H${-half}V${half}H${-radius}Z`;

/** Outline around 0, 0 of a marker that looks as large as a dot of this radius. */
export function toMarkerPath(shape: MarkerShape, radius: number): string {
  switch (shape) {
    case "circle":
      return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    case "square":
      return `M${ring(4, radius * 1.25, 0.5)}Z`;
    case "triangle":
      return `M${ring(3, radius * 1.4, 0)}Z`;
    case "diamond":
      return `M${ring(4, radius * 1.32, 0)}Z`;
    case "fallen-triangle":
      return `M${ring(3, radius * 1.4, 0.5)}Z`;
    case "plus":
      return bar(radius * 1.2, radius * 0.45);
    case "pentagon":
      return `M${ring(5, radius * 1.2, 0)}Z`;
    case "cross":
      return bar(radius * 1.25, radius * 0.4);
  }
}
