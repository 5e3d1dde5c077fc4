/** Latent classes: how large each is (Σ = 1), and the chance of a yes to each item within each. */
export type Model = { shares: Float64Array; probabilities: Float64Array[] };

/** Each pattern as two numbers whose bits are its answers to the first and to the second half of the items. */
type Halves = readonly { from: number; items: number; codes: Int32Array }[];

/**
 * Split in two, the probability of a pattern is the product of two numbers out of small tables, and what it adds to
 * every item is gathered by half first: the steps take a quarter of the time.
 */
export function splitItems(patterns: readonly (readonly number[])[]): Halves {
  const items = (patterns[0] as readonly number[]).length;
  const middle = items >> 1;
  return [
    [0, middle],
    [middle, items],
  ].map(([from = 0, to = 0]) => ({
    from,
    items: to - from,
    codes: Int32Array.from(patterns, (pattern) =>
      pattern.slice(from, to).reduce((code, answer, i) => code | (answer << i), 0),
    ),
  }));
}

/** The log-likelihood of a model, and the model one step of EM on, without keeping the posteriors in between. */
export function climbStep(
  counts: readonly number[],
  halves: Halves,
  { shares, probabilities }: Model,
  total: number,
): { logLikelihood: number; next: Model } {
  const classes = shares.length;
  const [first, second] = halves.map(({ from, items, codes }) => {
    const chances = chancesOf(probabilities, from, items);
    return { codes, chances, people: new Float64Array(chances.length) };
  }) as [HalfStep, HalfStep];
  const joint = new Float64Array(classes);
  let logLikelihood = 0;
  for (let row = 0; row < counts.length; row += 1) {
    const count = counts[row] as number;
    if (count === 0) continue;
    const a = (first.codes[row] as number) * classes;
    const b = (second.codes[row] as number) * classes;
    let likelihood = 0;
    for (let k = 0; k < classes; k += 1) {
      const product = (shares[k] as number) * (first.chances[a + k] as number) * (second.chances[b + k] as number);
      joint[k] = product;
      likelihood += product;
    }
    logLikelihood += count * Math.log(likelihood);
    const each = likelihood > 0 ? count / likelihood : 0;
    for (let k = 0; k < classes; k += 1) {
      const weight = likelihood > 0 ? (joint[k] as number) * each : count * (shares[k] as number);
      first.people[a + k] = (first.people[a + k] as number) + weight;
      second.people[b + k] = (second.people[b + k] as number) + weight;
    }
  }
  const people = new Float64Array(classes);
  for (let at = 0; at < first.people.length; at += 1)
    people[at % classes] = (people[at % classes] as number) + (first.people[at] as number);
  const next = probabilities.map((yes) => new Float64Array(yes.length));
  halves.forEach(({ from, items }, half) => fillYesShares(next, half === 0 ? first : second, people, from, items));
  return { logLikelihood, next: { shares: people.map((own) => own / total), probabilities: next } };
}

/** Chances, and weights of people, by pattern of this half's answers and class within it. */
type HalfStep = { codes: Int32Array; chances: Float64Array; people: Float64Array };

/** Probability of every pattern of answers to these items within each class. */
function chancesOf(probabilities: readonly Float64Array[], from: number, items: number): Float64Array {
  const classes = probabilities.length;
  const chances = new Float64Array(classes << items).fill(1);
  for (let item = 0, known = classes; item < items; item += 1, known *= 2) {
    for (let at = 0; at < known; at += 1) {
      const chance = (probabilities[at % classes] as Float64Array)[from + item] as number;
      chances[known + at] = (chances[at] as number) * chance;
      chances[at] = (chances[at] as number) * (1 - chance);
    }
  }
  return chances;
}

/** Share of yes to each of these items among the people of each class. */
function fillYesShares(
  shares: readonly Float64Array[],
  { people: own }: HalfStep,
  people: Float64Array,
  from: number,
  items: number,
): void {
  shares.forEach((yes, k) => {
    const all = people[k] as number;
    for (let item = 0; item < items; item += 1) {
      let sum = 0;
      for (let code = 0; code < 1 << items; code += 1)
        if ((code >> item) & 1) sum += own[code * shares.length + k] as number;
      // Sums of many parts can end a rounding above their whole.
      yes[from + item] = all > 0 ? Math.min(1, sum / all) : 0.5;
    }
  });
}
