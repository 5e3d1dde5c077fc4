import { type Asked, questionNumber } from "@/lib/study/asked";
import type { Cell } from "@/lib/study/compute/populations";
import type { Session } from "@/lib/study/duckdb/session";

/** Parts into which the people of a wave are split for the jackknife. */
export const FOLDS = 20;

/**
 * Weighted first and second moments of the decision factors and the preference of one cell and fold:
 * `sums` holds Σw·x_a, then Σw·x_a·x_b for a ≤ b, the preference as the last variable.
 */
export type MomentSums = Cell & { fold: number; n: number; w: number; ww: number; sums: number[] };

/** Moments of everyone who answered all questions on factors. Needs the tables `given` and `person`. */
export async function sumMoments(session: Session, cells: readonly Cell[], asked: Asked): Promise<MomentSums[]> {
  if (!asked.factors) return [];
  const { items, outcome } = asked.factors;
  const questions = [...items.map((key) => `factors/${key}`), outcome];
  const questionId = (question: string) => questionNumber(asked, question);
  const names = questions.map((_, a) => `x${a}`);
  const products = names.flatMap((x, a) => names.slice(a).map((y) => `${x} * ${y}`));
  const sumNames = [...names, ...products].map((_, i) => `s${i}`);
  const shape = {
    cell_id: Int32Array,
    fold: Int32Array,
    n: Int32Array,
    w: Float64Array,
    ww: Float64Array,
    ...Object.fromEntries(sumNames.map((name) => [name, Float64Array])),
  } as Record<string, Int32ArrayConstructor | Float64ArrayConstructor>;
  const rows = await session.columns(
    `with wide as (
       select person_id, ${questions.map((q, a) => `max(case when question_id = ${questionId(q)} then v::double end) as x${a}`).join(", ")}
       from given where question_id in (${questions.map(questionId).join(", ")}) group by person_id
     )
     select cell_id, fold, count(*)::integer as n, sum(weight) as w,
       sum(weight * weight) as ww, ${[...names, ...products].map((term, i) => `sum(weight * ${term}) as s${i}`).join(", ")}
     from wide join person using (person_id)
     where ${names.map((name) => `${name} is not null`).join(" and ")}
     group by all order by 1, 2`,
    shape,
  );
  const at = (name: string, i: number) => (rows[name] as Float64Array | Int32Array)[i] as number;
  return Array.from(rows["cell_id"] as Int32Array, (cellId, i) => ({
    ...(cells[cellId] as Cell),
    fold: at("fold", i),
    n: at("n", i),
    w: at("w", i),
    ww: at("ww", i),
    sums: sumNames.map((name) => at(name, i)),
  }));
}
