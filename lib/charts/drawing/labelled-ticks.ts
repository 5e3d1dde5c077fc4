import { type Axis, toShare } from "@/lib/charts/drawing/axis";

/** How far labels of an axis must be from each other, as shares of it. */
interface Gaps {
  plain: number;
  /** From the label at zero, which is a word. */
  average: number;
}

/** The ticks of a narrow axis that have room for a label, in order: zero, the ends, and what fits between them. */
export function toLabelledTicks(axis: Axis, gaps: Gaps): number[] {
  const [first = 0, last = 0] = [axis.ticks[0], axis.ticks.at(-1)];
  const kept: number[] = [];
  for (const tick of [0, first, last, ...axis.ticks]) {
    const isApart = (other: number) =>
      Math.abs(toShare(axis, tick) - toShare(axis, other)) >= gaps[other === 0 ? "average" : "plain"];
    if (kept.every(isApart)) kept.push(tick);
  }
  return kept.toSorted((a, b) => a - b);
}
