/** Limits on the differences between numbered items ("i exceeds j by at most this much"), and their consequences. */
export class Distances {
  readonly #cells: Float64Array;

  constructor(readonly size: number) {
    this.#cells = new Float64Array(size * size).fill(Infinity);
    for (let i = 0; i < size; i += 1) this.#cells[i * size + i] = 0;
  }

  /** The maximum by which `i` can exceed `j`; negative if it is certainly lower. */
  most(i: number, j: number): number {
    return this.#cells[i * this.size + j] as number;
  }

  limit(i: number, j: number, most: number): void {
    if (most < this.most(i, j)) this.#cells[i * this.size + j] = most;
  }

  /** Derives all consequences (shortest paths after Floyd and Warshall); false if the limits contradict each other. */
  close(): boolean {
    const { size } = this;
    const cells = this.#cells;
    for (let k = 0; k < size; k += 1) {
      const rowK = k * size;
      for (let i = 0; i < size; i += 1) {
        const rowI = i * size;
        const toK = cells[rowI + k] as number;
        if (toK === Infinity) continue;
        for (let j = 0; j < size; j += 1) {
          const through = toK + (cells[rowK + j] as number);
          if (through < (cells[rowI + j] as number)) cells[rowI + j] = through;
        }
        if ((cells[rowI + i] as number) < -1e-9) return false;
      }
    }
    return true;
  }
}
