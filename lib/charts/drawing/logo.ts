import type { Palette } from "@/lib/charts/drawing/colours";
import type { Mark } from "@/lib/charts/drawing/mark";
import type { Point } from "@/lib/charts/drawing/path";

/** Left half of the tree, and the bars of the right half, in a field of 32 by 32. */
const TRUNK: readonly Point[] = [
  [14, 1],
  [16, 1],
  [16, 31],
  [14, 31],
];
const BRANCHES: readonly (readonly Point[])[] = [
  [
    [14, 2],
    [14, 10],
    [9, 10],
  ],
  [
    [14, 10],
    [14, 18],
    [5.5, 18],
  ],
  [
    [14, 18],
    [14, 26],
    [2, 26],
  ],
];
const BARS: readonly (readonly [y: number, width: number])[] = [
  [6, 5.5],
  [14, 9.5],
  [22, 14],
];

/** The publisher's mark, `side` pixels wide and high, from this corner. */
export function drawLogo(palette: Palette, x: number, y: number, side: number): Mark[] {
  const scale = side / 32;
  const fill = palette.of("spruce-strong");
  const toPath = (points: readonly Point[]): Mark => ({
    kind: "path",
    points: points.map(([left, top]) => [x + left * scale, y + top * scale] as const),
    isClosed: true,
    fill,
  });
  return [
    ...[TRUNK, ...BRANCHES].map(toPath),
    ...BARS.map(([top, width]): Mark => ({
      kind: "rect",
      x: x + 16 * scale,
      y: y + top * scale,
      width: width * scale,
      height: 4 * scale,
      fill: palette.of("moss"),
    })),
  ];
}
