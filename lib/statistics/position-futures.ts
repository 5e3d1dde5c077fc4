import { FutureOrder } from "@/lib/statistics/position-order";
import type { Random } from "@/lib/statistics/random";

/** A member of a group as foreseen: its value, the error expected of it, and the errors that such forecasts made, in that unit. */
type Foreseen = { value: number; unit: number; errors: Float64Array };

/** Where a member stands in simulated futures; positions are 1-based, the highest value taking the first. */
export type ForeseenPosition = { median: number; low: number; high: number; topTen: number };

/**
 * Draws futures of a whole group: to each member's value is added one of these errors times its unit, each member for itself, and the
 * positions that follow are counted. Median, 95 % interval and the share of futures among the first ten.
 *
 * What is common to a group's errors of a year cancels in its order and is not drawn (see `positionErrors`).
 */
export function foreseePositions(
  members: readonly Foreseen[],
  { draws, random }: { draws: number; random: Random },
): ForeseenPosition[] {
  const count = members.length;
  const futures = new Float64Array(count);
  const order = new FutureOrder(count);
  const tally = new Uint32Array(count * count);
  for (let draw = 0; draw < draws; draw += 1) {
    for (let i = 0; i < count; i += 1) {
      const { value, unit, errors } = members[i] as Foreseen;
      const error = errors.length === 0 ? 0 : (errors[random.integer(0, errors.length - 1)] as number);
      futures[i] = value + unit * error;
    }
    const memberAt = order.of(futures);
    for (let position = 0; position < count; position += 1) {
      const cell = (memberAt[position] as number) * count + position;
      tally[cell] = (tally[cell] as number) + 1;
    }
  }
  return members.map((_, i) => summarise(tally.subarray(i * count, (i + 1) * count), draws));
}

function summarise(tally: Uint32Array, draws: number): ForeseenPosition {
  const positionAt = (share: number) => {
    let sum = 0;
    return 1 + tally.findIndex((times) => (sum += times) >= share * draws);
  };
  const topTen = tally.subarray(0, 10).reduce((sum, times) => sum + times, 0) / draws;
  return { median: positionAt(0.5), low: positionAt(0.025), high: positionAt(0.975), topTen };
}
