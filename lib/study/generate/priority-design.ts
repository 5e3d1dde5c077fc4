import { PRIORITY_ITEMS, PRIORITY_SETS } from "@/lib/study/questionnaire";

/** Multipliers without a common divisor with ten: each reorders the list of ten items. */
const MULTIPLIERS = [1, 3, 7, 9];

/**
 * The sets of priorities, one list of sets for each version of the questionnaire; items are numbered as in
 * PRIORITY_ITEMS. In each version every item is in two of the five sets, and any two sets have exactly one item in
 * common: the items are the ten pairs of sets. Over all versions every item takes every position.
 */
export function priorityDesigns(): number[][][] {
  const items = PRIORITY_ITEMS.length;
  const pairs = Array.from({ length: PRIORITY_SETS }, (_, a) =>
    Array.from({ length: PRIORITY_SETS - 1 - a }, (_, i) => [a, a + 1 + i] as const),
  ).flat();
  return MULTIPLIERS.flatMap((multiplier) =>
    Array.from({ length: items }, (_, shift) =>
      Array.from({ length: PRIORITY_SETS }, (_, set) =>
        pairs.flatMap((pair, index) => (pair.includes(set) ? [(index * multiplier + shift) % items] : [])),
      ),
    ),
  );
}
