interface Block {
  /** Sum of the positions its labels would have if it began at 0, and how many there are. */
  sum: number;
  count: number;
}

/**
 * Where labels go that would like to stand at `wanted`: in the same order, at least `gap` apart, between `min` and `max`
 * where they all fit, and as near to it as that allows. Labels that crowd each other share the distance.
 */
export function spreadLabels(wanted: readonly number[], gap: number, min: number, max: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const room = (order.length - 1) * gap;
  const last = Math.max(min, max - room);
  // Without the gaps, labels must only not overtake each other: neighbours that would are put together.
  const blocks: Block[] = [];
  for (const [rank, index] of order.entries()) {
    let block: Block = { sum: (wanted[index] ?? 0) - rank * gap, count: 1 };
    for (
      let before = blocks.at(-1);
      before && before.sum / before.count >= block.sum / block.count;
      before = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: before.sum + block.sum, count: before.count + block.count };
    }
    blocks.push(block);
  }
  const spread = blocks.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => Math.min(last, Math.max(min, sum / count))),
  );
  const result = [...wanted];
  for (const [rank, index] of order.entries()) result[index] = (spread[rank] ?? 0) + rank * gap;
  return result;
}
