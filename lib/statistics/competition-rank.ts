/**
 * Competition ranking, the highest value taking position 1; equal values share the better position and the
 * next one is skipped (1, 2, 2, 4).
 */
export function competitionRanks(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => (values[b] as number) - (values[a] as number));
  const ranks = new Array<number>(values.length);
  order.forEach((item, index) => {
    const above = order[index - 1];
    ranks[item] = above !== undefined && values[above] === values[item] ? (ranks[above] as number) : index + 1;
  });
  return ranks;
}
