interface Block {
  /** Sum of the label positions if the group began at 0, and the number of labels. */
  sum: number;
  count: number;
}

/**
 * Positions for labels that should be at `wanted`: in the same order, at least `gap` apart, between `min` and `max` if
 * they all fit, and otherwise as close to their place as possible. Crowded labels share the displacement.
 */
export function spreadLabels(wanted: readonly number[], gap: number, min: number, max: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const room = (order.length - 1) * gap;
  const last = Math.max(min, max - room);
  // After subtracting the gaps, labels only need to stay in order: neighbours out of order are merged.
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
