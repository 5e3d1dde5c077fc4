import type { WeightSums } from "@/lib/statistics/design-effect";
import type { Session } from "@/lib/study/duckdb/session";
import { BEHAVIOUR_ITEMS } from "@/lib/study/questionnaire";

/** People of one wave and age group who gave an item the same value: n, Σw and Σw². */
export type Tally = WeightSums & { waveId: number; ageId: number; item: string; value: number };

/** Of everyone who was asked about a notion: who knows what it means (1), and who does not (0). */
export function sumAwareness(session: Session, items: readonly string[]): Promise<Tally[]> {
  return sumTallies(
    session,
    items,
    `select respondent, substr(question, length('awareness/') + 1) as item, case answer when 'yes' then 1 else 0 end as v
     from answer where starts_with(question, 'awareness/')`,
  );
}

/** How many times more people chose a priority as most important than as least. */
export async function sumPriorities(session: Session, items: readonly string[]): Promise<Tally[]> {
  const named = await sumTallies(
    session,
    items,
    `select respondent, answer as item, sum(case when ends_with(question, '/most') then 1 else -1 end) as v
     from answer where starts_with(question, 'priorities/') group by respondent, answer`,
  );
  const asked = await sumTallies(
    session,
    ["asked"],
    "select respondent, 'asked' as item, 0 as v from answer where question = 'priorities/1/most'",
  );
  const key = ({ waveId, ageId }: Tally) => `${waveId}/${ageId}`;
  const namedBy = Map.groupBy(named, key);
  // Who never named an item gave it neither: they are everyone asked less those who did.
  return asked.flatMap((everyone) =>
    items.flatMap((item) => {
      const own = (namedBy.get(key(everyone)) ?? []).filter((tally) => tally.item === item);
      const rest = own.reduce(
        (left, { n, sum, sumOfSquares }) => ({ ...left, n: left.n - n, sum: left.sum - sum, sumOfSquares: left.sumOfSquares - sumOfSquares }),
        { ...everyone, item, value: 0 },
      );
      return rest.n > 0 ? [...own, rest] : own;
    }),
  );
}

async function sumTallies(session: Session, items: readonly string[], values: string): Promise<Tally[]> {
  await session.run("create or replace temp table item (item_id integer, item varchar)");
  await session.run(`insert into item values ${items.map((item, i) => `(${i}, '${item}')`).join(", ")}`);
  const shape = {
    wave_id: Int32Array,
    age_id: Int32Array,
    item_id: Int32Array,
    v: Int32Array,
    n: Int32Array,
    w: Float64Array,
    ww: Float64Array,
  };
  const sums = await session.columns(
    `select w.wave_id, w.age_id, i.item_id, v::integer as v, count(*)::integer as n, sum(weight) as w, sum(weight * weight) as ww
     from (${values}) answered join item i using (item) join weighted w using (respondent)
     group by all order by 1, 2, 3, 4`,
    shape,
  );
  return Array.from(sums.wave_id, (waveId, i): Tally => {
    const at = (name: keyof typeof shape) => sums[name][i] as number;
    return { waveId, ageId: at("age_id"), item: items[at("item_id")] as string, value: at("v"), n: at("n"), sum: at("w"), sumOfSquares: at("ww") };
  });
}

/** People of one wave and age group who agree with the same behaviour items: bit k is item k of BEHAVIOUR_ITEMS. */
export type PatternSums = { waveId: number; ageId: number; pattern: number; n: number; w: number; ww: number };

/** Patterns of agreement (4 or 5 of 5) of everyone who answered the whole battery. */
export async function sumPatterns(session: Session): Promise<PatternSums[]> {
  const bit = BEHAVIOUR_ITEMS.map(({ key }, k) => `when 'behaviour/${key}' then ${1 << k}`).join(" ");
  const sums = await session.columns(
    `with patterns as (
       select respondent, sum(case when answer in ('4', '5') then case question ${bit} else 0 end else 0 end)::integer as pattern
       from answer where starts_with(question, 'behaviour/')
       group by respondent having count(*) = ${BEHAVIOUR_ITEMS.length}
     )
     select wave_id, age_id, pattern, count(*)::integer as n, sum(weight) as w, sum(weight * weight) as ww
     from patterns join weighted using (respondent) group by all order by 1, 2, 3`,
    { wave_id: Int32Array, age_id: Int32Array, pattern: Int32Array, n: Int32Array, w: Float64Array, ww: Float64Array },
  );
  return Array.from(sums.wave_id, (waveId, i) => ({
    waveId,
    ageId: sums.age_id[i] as number,
    pattern: sums.pattern[i] as number,
    n: sums.n[i] as number,
    w: sums.w[i] as number,
    ww: sums.ww[i] as number,
  }));
}
