/**
 * Heights for labels that would lie over each other: as near to where they belong as a least distance allows, in the
 * same order, between `top` and `bottom` as far as there is room. Order and length are those given.
 */
export function spreadLabels(wanted: readonly number[], distance: number, top: number, bottom: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at || a.index - b.index);
  /** Runs of labels that touch, each centred on where its members belong. */
  const runs: { members: number[]; sum: number }[] = [];
  const startOf = ({ members, sum }: { members: number[]; sum: number }) => {
    const height = (members.length - 1) * distance;
    return Math.max(top, Math.min(bottom - height, sum / members.length - height / 2));
  };
  for (const { at, index } of order) {
    let run = { members: [index], sum: at };
    for (
      let above = runs.at(-1);
      above && startOf(above) + above.members.length * distance > startOf(run);
      above = runs.at(-1)
    ) {
      runs.pop();
      run = { members: [...above.members, ...run.members], sum: above.sum + run.sum };
    }
    runs.push(run);
  }
  const placed = new Array<number>(wanted.length).fill(0);
  for (const run of runs) run.members.forEach((index, place) => (placed[index] = startOf(run) + place * distance));
  return placed;
}
