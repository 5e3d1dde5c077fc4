import type { Session } from "@/lib/study/duckdb/session";
import { BEHAVIOUR_ITEMS, FACTOR_ITEMS, PREFERENCE_QUESTION, PRIORITY_SHOWN } from "@/lib/study/questionnaire";

/** Weighted sums of a figure over people: n, Σw, Σw², and Σwv, Σw²v, Σw²v² of its value v. */
export type ValueSums = { n: number; w: number; ww: number; wv: number; wwv: number; wwvv: number };

/** Sums of one wave, age group and item; ageId null stands for everyone. */
export type ItemSums = ValueSums & { waveId: number; ageId: number; item: string };

const SUM_SHAPE = {
  wave_id: Int32Array,
  age_id: Int32Array,
  item_id: Int32Array,
  n: Int32Array,
  w: Float64Array,
  ww: Float64Array,
  wv: Float64Array,
  wwv: Float64Array,
  wwvv: Float64Array,
};

/** Of everyone who was asked about a notion, who knows what it means (value 1) and who does not (0). */
export function sumAwareness(session: Session, items: readonly string[]): Promise<ItemSums[]> {
  return sumItems(
    session,
    items,
    `select respondent, substr(question, length('awareness/') + 1) as item, case answer when 'yes' then 1.0 else 0.0 end as v
     from answer where starts_with(question, 'awareness/')`,
  );
}

/** What each person gives a priority: (times most − times least) / times shown, from −1 to 1. */
export function sumPriorities(session: Session, items: readonly string[]): Promise<ItemSums[]> {
  // Who never named an item has the value 0 for it: they count through the bases below, not through a row.
  return sumItems(
    session,
    items,
    `select respondent, answer as item, sum(case when ends_with(question, '/most') then 1 else -1 end) / ${PRIORITY_SHOWN}.0 as v
     from answer where starts_with(question, 'priorities/') group by respondent, answer`,
    "select respondent from answer where question = 'priorities/1/most'",
  );
}

async function sumItems(session: Session, items: readonly string[], values: string, base?: string): Promise<ItemSums[]> {
  await session.run("create or replace temp table item (item_id integer, item varchar)");
  await session.run(`insert into item values ${items.map((item, i) => `(${i}, '${item}')`).join(", ")}`);
  const sums = await session.columns(
    `select w.wave_id, w.age_id, i.item_id, count(*)::integer as n, sum(weight) as w, sum(weight * weight) as ww,
       sum(weight * v) as wv, sum(weight * weight * v) as wwv, sum(weight * weight * v * v) as wwvv
     from (${values}) answered join item i using (item) join weighted w using (respondent)
     group by all order by 1, 2, 3`,
    SUM_SHAPE,
  );
  const bases = base === undefined ? null : await readBases(session, base);
  return Array.from(sums.wave_id, (waveId, i): ItemSums => {
    const at = (name: keyof typeof SUM_SHAPE) => sums[name][i] as number;
    const ageId = at("age_id");
    const asked = bases?.get(`${waveId}/${ageId}`) ?? { n: at("n"), w: at("w"), ww: at("ww") };
    const item = items[at("item_id")] as string;
    return { waveId, ageId, item, ...asked, wv: at("wv"), wwv: at("wwv"), wwvv: at("wwvv") };
  });
}

async function readBases(session: Session, people: string) {
  const rows = await session.columns(
    `select wave_id, age_id, count(*)::integer as n, sum(weight) as w, sum(weight * weight) as ww
     from (${people}) asked join weighted using (respondent) group by all`,
    { wave_id: Int32Array, age_id: Int32Array, n: Int32Array, w: Float64Array, ww: Float64Array },
  );
  return new Map(
    Array.from(rows.wave_id, (waveId, i) => [
      `${waveId}/${rows.age_id[i]}`,
      { n: rows.n[i] as number, w: rows.w[i] as number, ww: rows.ww[i] as number },
    ]),
  );
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

/** Parts into which the people of a wave are split for the jackknife. */
export const FOLDS = 20;

/**
 * Weighted first and second moments of the decision factors and the preference of one wave, age group and fold:
 * `sums` holds Σw·x_a, then Σw·x_a·x_b for a ≤ b, the preference as the last variable.
 */
export type MomentSums = { waveId: number; ageId: number; fold: number; n: number; w: number; ww: number; sums: number[] };

/** Moments of everyone who answered all questions on factors. */
export async function sumMoments(session: Session): Promise<MomentSums[]> {
  const questions = [...FACTOR_ITEMS.map(({ key }) => `factors/${key}`), PREFERENCE_QUESTION];
  const names = questions.map((_, a) => `x${a}`);
  const products = names.flatMap((x, a) => names.slice(a).map((y) => `${x} * ${y}`));
  const sumNames = [...names, ...products].map((_, i) => `s${i}`);
  const shape = {
    wave_id: Int32Array, age_id: Int32Array, fold: Int32Array, n: Int32Array, w: Float64Array, ww: Float64Array,
    ...Object.fromEntries(sumNames.map((name) => [name, Float64Array])),
  } as Record<string, Int32ArrayConstructor | Float64ArrayConstructor>;
  const rows = await session.columns(
    `with wide as (
       select respondent, ${questions.map((q, a) => `max(case when question = '${q}' then answer::double end) as x${a}`).join(", ")}
       from answer where starts_with(question, 'factors/') group by respondent
     )
     select wave_id, age_id, (hash(respondent) % ${FOLDS})::integer as fold, count(*)::integer as n, sum(weight) as w,
       sum(weight * weight) as ww, ${[...names, ...products].map((term, i) => `sum(weight * ${term}) as s${i}`).join(", ")}
     from wide join weighted using (respondent)
     where ${names.map((name) => `${name} is not null`).join(" and ")}
     group by all order by 1, 2, 3`,
    shape,
  );
  const at = (name: string, i: number) => (rows[name] as Float64Array | Int32Array)[i] as number;
  return Array.from(rows["wave_id"] as Int32Array, (waveId, i) => ({
    waveId,
    ageId: at("age_id", i),
    fold: at("fold", i),
    n: at("n", i),
    w: at("w", i),
    ww: at("ww", i),
    sums: sumNames.map((name) => at(name, i)),
  }));
}
