import { shareOfMentions } from "@/lib/statistics/best-worst";
import type { WeightSums } from "@/lib/statistics/design-effect";
import { effectiveN } from "@/lib/statistics/design-effect";
import { normalInterval } from "@/lib/statistics/interval";
import { type Asked, questionNumber } from "@/lib/study/asked";
import type { Cell, ItemFigure } from "@/lib/study/compute/populations";
import type { Session } from "@/lib/study/duckdb/session";

/** A person's expectations of the industries they were asked about (positions in the study's list): 1 a lot, 0 less. */
export type Expecting = Cell & { weight: number; industries: number[]; expects: number[] };

/** Everyone who was asked about industries. Needs the tables `given` and `person`. */
export async function readExpectations(session: Session, cells: readonly Cell[], asked: Asked): Promise<Expecting[]> {
  if (!asked.expectations) return [];
  const { industries, positive } = asked.expectations;
  const first = questionNumber(asked, `expectations/${industries[0]}`);
  const rows = await session.columns(
    `select person_id as no, p.cell_id, p.weight, (question_id - ${first})::integer as industry,
       (v in (${positive.join(", ")}))::integer as expects
     from given join person p using (person_id) where question_id between ${first} and ${first + industries.length - 1}
     order by no, industry`,
    { no: Int32Array, cell_id: Int32Array, weight: Float64Array, industry: Int32Array, expects: Int32Array },
  );
  const people: Expecting[] = [];
  for (let i = 0; i < rows.no.length; i += 1) {
    if (i === 0 || rows.no[i] !== rows.no[i - 1]) {
      people.push({
        ...(cells[rows.cell_id[i] as number] as Cell),
        weight: rows.weight[i] as number,
        industries: [],
        expects: [],
      });
    }
    people.at(-1)?.industries.push(rows.industry[i] as number);
    people.at(-1)?.expects.push(rows.expects[i] as number);
  }
  return people;
}

/**
 * Weighted share expecting a lot of each industry, of those asked about it, and the mean of these shares. The error of
 * the mean counts that a person answers about several: Σ_j u_j², where u_j = w_j/I · Σ_i (y_ij − p_i)/W_i over the
 * industries i that person j was asked about (linearised, clustered by person).
 *
 * Source: W. G. Cochran, "Sampling Techniques", 3rd ed., Wiley 1977, 6.4 and 9A.
 */
export function expectationFigures(people: readonly Expecting[], slugs: readonly string[]): ItemFigure[] {
  const asked = slugs.map((): WeightSums & { yes: number } => ({ n: 0, sum: 0, sumOfSquares: 0, yes: 0 }));
  const all = { n: 0, sum: 0, sumOfSquares: 0 };
  for (const { weight, industries, expects } of people) {
    add(all, weight);
    for (let i = 0; i < industries.length; i += 1) {
      const sums = asked[industries[i] as number] as (typeof asked)[number];
      add(sums, weight);
      sums.yes += weight * (expects[i] as number);
    }
  }
  const shares = asked.map(({ yes, sum }) => (sum > 0 ? yes / sum : NaN));
  const known = shares.filter((share) => !Number.isNaN(share));
  let variance = 0;
  for (const { weight, industries, expects } of people) {
    let influence = 0;
    for (let i = 0; i < industries.length; i += 1) {
      const industry = industries[i] as number;
      influence += ((expects[i] as number) - (shares[industry] as number)) / (asked[industry] as WeightSums).sum;
    }
    variance += ((weight * influence) / known.length) ** 2;
  }
  const value = known.reduce((sum, share) => sum + share, 0) / known.length;
  const { low, high } = normalInterval(value, Math.sqrt(variance));
  return [
    ...slugs.flatMap((item, i) => {
      const { yes, ...sums } = asked[i] as (typeof asked)[number];
      return sums.n === 0 ? [] : [{ item, ...shareOfMentions(yes, sums) }];
    }),
    { item: "mean", value, low: Math.max(0, low), high: Math.min(1, high), n: all.n, nEff: effectiveN(all) },
  ];
}

function add(sums: WeightSums, weight: number): void {
  sums.n += 1;
  sums.sum += weight;
  sums.sumOfSquares += weight ** 2;
}
