/** False-alarm rates by wave: the mean over the brands that a rule checks in it. */
export class WaveRates {
  readonly #sums = new Map<string, { rates: number; brands: number }>();

  /** The rate of one brand in a wave. */
  add(market: string, year: number, rate: number): void {
    const key = `${market}/${year}`;
    const sum = this.#sums.get(key) ?? { rates: 0, brands: 0 };
    this.#sums.set(key, { rates: sum.rates + rate, brands: sum.brands + 1 });
  }

  /** 0 without brands. */
  of(market: string, year: number): number {
    const sum = this.#sums.get(`${market}/${year}`);
    return sum ? sum.rates / sum.brands : 0;
  }
}
