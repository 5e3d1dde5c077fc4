import type { Box } from "@/lib/charts/drawing/box";
import { cross, isFree } from "@/lib/charts/drawing/note-places";
import type { Point } from "@/lib/charts/drawing/path";

/** Between a line and its name; from more on, a leader bridges it. */
const NEAR = 5;
const DISTANCES = [NEAR, 14, 24, 36, 50, 66, 84];
const STEPS = 24;
const COST = { crossing: 60, along: 0.04 } as const;

export interface RuleName {
  box: Box;
  /** From the line to its name; null where the name stands at the line. */
  leader: readonly [Point, Point] | null;
}

interface RuleField {
  /** The name does not leave it. */
  plot: Box;
  /** It touches none of these, nor the line itself. */
  lines: readonly (readonly Point[])[];
  boxes?: readonly Box[];
}

const segmentsOf = (line: readonly Point[]): (readonly [Point, Point])[] =>
  line.slice(1).map((point, at) => [line[at] ?? point, point] as const);

/** The height of a line that runs to the right, at `x`; null where it does not reach. */
function heightAt(line: readonly (readonly [Point, Point])[], x: number): number | null {
  for (const [[x1, y1], [x2, y2]] of line)
    if (x >= x1 && x <= x2) return x2 === x1 ? y1 : y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  return null;
}

/** A place along a line of reference, whatever the distance from it. */
interface Spot {
  left: number;
  right: number;
  /** How high the line comes beside the name, and how low. */
  high: number;
  low: number;
  /** Where a leader begins; null where the line does not reach. */
  foot: Point | null;
}

/** Places from the start of a line to where a name ends with it. */
function toSpots(rule: readonly Point[], from: number, room: number, width: number): Spot[] {
  const own = segmentsOf(rule);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const left = from + (room * step) / STEPS;
    const right = left + width;
    const beside = [left, right, ...rule.flatMap(([x]) => (x > left && x < right ? [x] : []))];
    const heights = beside.flatMap((x) => heightAt(own, x) ?? []);
    const at = left + Math.min(8, width / 2);
    const height = heightAt(own, at);
    return {
      ...{ left, right, high: Math.min(...heights), low: Math.max(...heights) },
      foot: height === null ? null : [at, height],
    };
  });
}

/**
 * A place for the name of a line of reference (a position to reach, an average), above or below it and near its start;
 * with a leader where only a place further away is free. Null where none is: the name must then be said elsewhere.
 */
export function placeRuleName(
  rule: readonly Point[],
  size: { width: number; height: number },
  { plot, lines, boxes = [] }: RuleField,
): RuleName | null {
  const [first, last] = [rule[0], rule.at(-1)];
  if (!first || !last) return null;
  const room = last[0] - size.width - first[0];
  if (room < 0) return null;
  const others = lines.flatMap(segmentsOf);
  const spots = toSpots(rule, first[0], room, size.width);
  let best: (RuleName & { cost: number }) | null = null;
  for (const distance of DISTANCES)
    for (const isAbove of [true, false])
      for (const { left, right, high, low, foot } of spots) {
        // What no leader crosses; most places cost more by this alone.
        const least = distance + COST.along * (left - first[0]);
        if (least >= (best?.cost ?? Infinity)) continue;
        const edge = isAbove ? high - distance : low + distance;
        const box = isAbove
          ? { left, right, top: edge - size.height, bottom: edge }
          : { left, right, top: edge, bottom: edge + size.height };
        if (!isFree(box, { plot, taken: boxes, leaders: [], segments: others })) continue;
        const at = left + Math.min(8, size.width / 2);
        const leader = distance > NEAR ? ([foot ?? [at, edge], [at, edge]] as const) : null;
        const crossed = leader ? others.filter(([a, b]) => cross(...leader, a, b)).length : 0;
        const cost = least + COST.crossing * crossed;
        if (cost < (best?.cost ?? Infinity)) best = { box, leader, cost };
      }
  return best && { box: best.box, leader: best.leader };
}
