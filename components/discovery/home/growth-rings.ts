import { createRandom } from "@/lib/statistics/random";

const CORNERS = 14;

/**
 * Growth rings of a trunk, one per year, as SVG paths around (0, 0), the outermost reaching about `radius`. Years
 * differ in width, and each ring resembles the one inside it, as in wood.
 */
export function toGrowthRings(years: number, radius: number): string[] {
  const random = createRandom("growth rings");
  const widths = Array.from({ length: years }, () => 0.45 + random.uniform());
  const total = widths.reduce((sum, width) => sum + width, 0.6);
  const lean = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return 0.06 * Math.cos(angle + 0.7) + 0.05 * Math.cos(2 * angle - 1.1) + 0.02 * Math.cos(3 * angle + 2);
  });
  let grown = 0.6;
  return widths.map((width) => {
    grown += width;
    const mean = (radius * grown) / total / 1.09;
    const share = grown / total;
    return toClosedCurve(lean.map((leaning) => mean * (1 + leaning * share)));
  });
}

/** A smooth closed curve through points at equal angles and the given distances (Catmull–Rom as Bézier curves). */
function toClosedCurve(distances: readonly number[]): string {
  const points = distances.map((distance, corner) => {
    const angle = (2 * Math.PI * corner) / distances.length;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  });
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const write = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leave = write(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const arrive = write(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    return `${leave} ${arrive} ${write(to.x, to.y)}`;
  });
  return `M${write(at(0).x, at(0).y)}C${curves.join(" ")}Z`;
}
