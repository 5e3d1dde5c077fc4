import type { WeightSums } from "@/lib/statistics/design-effect";
import { type Asked, questionNumber } from "@/lib/study/asked";
import { type Cell, NO_GROUP } from "@/lib/study/compute/populations";
import type { Session } from "@/lib/study/duckdb/session";

/** People of one wave, age and sex who agree with the same behaviour items: bit k is item k of the battery. */
export type PatternSums = Cell & WeightSums & { pattern: number };

/**
 * Patterns of agreement of everyone who answered the whole battery, and the table `pattern(person_id, pattern)`. Groups
 * are not known yet: all are NO_GROUP. Empty if the study has no groups. Needs the table `given`.
 */
export async function sumPatterns(session: Session, asked: Asked): Promise<PatternSums[]> {
  if (!asked.groups) {
    await session.run("create or replace temp table pattern (person_id integer, pattern integer)");
    return [];
  }
  const { items, positive } = asked.groups;
  const first = questionNumber(asked, `behaviour/${items[0]}`);
  await session.run(`
    create or replace temp table pattern as
    select person_id, sum(case when v in (${positive.join(", ")}) then 1 << (question_id - ${first}) else 0 end)::integer as pattern
    from given where question_id between ${first} and ${first + items.length - 1}
    group by person_id having count(*) = ${items.length}`);
  const sums = await session.columns(
    `select wave_id, age_id, sex_id, pattern, count(*)::integer as n, sum(weight) as w, sum(weight * weight) as ww
     from pattern join weighted using (person_id) group by all order by 1, 2, 3, 4`,
    {
      wave_id: Int32Array,
      age_id: Int32Array,
      sex_id: Int32Array,
      pattern: Int32Array,
      n: Int32Array,
      w: Float64Array,
      ww: Float64Array,
    },
  );
  return Array.from(sums.wave_id, (waveId, i) => ({
    waveId,
    ageId: sums.age_id[i] as number,
    sexId: sums.sex_id[i] as number,
    groupId: NO_GROUP,
    pattern: sums.pattern[i] as number,
    n: sums.n[i] as number,
    sum: sums.w[i] as number,
    sumOfSquares: sums.ww[i] as number,
  }));
}
