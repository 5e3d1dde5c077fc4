/** Bins for each member; enough that few members share one. */
const BINS_PER_MEMBER = 4;

/**
 * Orders the members of a group by value, highest first, many times over: they are dealt into bins of equal width and
 * then set right among their neighbours. Several times faster than sorting, which is what simulated futures cost most.
 * Equal values stay in the order of the members.
 */
export class FutureOrder {
  readonly #bins: Int32Array;
  readonly #starts: Int32Array;
  readonly #order: Int32Array;

  constructor(readonly count: number) {
    this.#bins = new Int32Array(count);
    this.#starts = new Int32Array(count * BINS_PER_MEMBER + 2);
    this.#order = new Int32Array(count);
  }

  /** The members' positions in `values`, that of the highest first. The array is used again by the next call. */
  of(values: Float64Array): Int32Array {
    const [count, bins, starts, order] = [this.count, this.#bins, this.#starts, this.#order];
    let [lowest, highest] = [Infinity, -Infinity];
    for (let i = 0; i < count; i += 1) {
      const value = values[i] as number;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
    const width = highest > lowest ? (count * BINS_PER_MEMBER) / (highest - lowest) : 0;
    starts.fill(0);
    for (let i = 0; i < count; i += 1) {
      const bin = Math.floor((highest - (values[i] as number)) * width);
      bins[i] = bin;
      starts[bin + 1] = (starts[bin + 1] as number) + 1;
    }
    for (let bin = 1; bin < starts.length; bin += 1)
      starts[bin] = (starts[bin] as number) + (starts[bin - 1] as number);
    for (let i = 0; i < count; i += 1) {
      const bin = bins[i] as number;
      const slot = starts[bin] as number;
      starts[bin] = slot + 1;
      order[slot] = i;
    }
    for (let index = 1; index < count; index += 1) {
      const member = order[index] as number;
      const value = values[member] as number;
      let to = index;
      while (to > 0 && (values[order[to - 1] as number] as number) < value) {
        order[to] = order[to - 1] as number;
        to -= 1;
      }
      order[to] = member;
    }
    return order;
  }
}
