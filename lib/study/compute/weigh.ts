import { readWeighting } from "@/lib/study/weighting/read-weighting";
import { weighWave } from "@/lib/study/weighting/weigh-wave";
import type { Session } from "@/lib/study/duckdb/session";
import type { WaveWeighting } from "@/lib/study/study";

/**
 * Weights every interview to its wave's population by raking over age × sex × region and makes the table
 * `weighted(respondent, person_id, wave_id, age_id, sex_id, weight)`, weights with mean 1 in each wave, `age(age_id,
 * age_group)` and `sex(sex_id, sex)`. Persons are numbered in the order of their ids.
 * A wave without margins keeps its base weights.
 * @returns how each wave was weighted, by wave_id
 * @throws {WeightingFailed}
 */
export async function weighInterviews(session: Session): Promise<Map<number, WaveWeighting>> {
  const waves = await readWeighting(session);
  await session.run(`
    create or replace table age as
    select (row_number() over (order by age_group))::integer - 1 as age_id, age_group
    from (select distinct age_group from respondent)`);
  await session.run(`
    create or replace table sex as
    select (row_number() over (order by sex))::integer - 1 as sex_id, sex from (select distinct sex from respondent)`);
  const weights: [cell: number, weight: number][] = [];
  const weightings = new Map<number, WaveWeighting>();
  for (const { wave_id: waveId, name, cells, margins } of waves) {
    const { weighting, weightOf } = weighWave(name, cells, margins);
    weightings.set(waveId, weighting);
    cells.forEach(({ cell_id }, i) => weights.push([cell_id, weightOf[i] as number]));
  }
  await session.run("create or replace table cell_weight (cell_id integer, weight double)");
  for (let from = 0; from < weights.length; from += 5_000) {
    const values = weights.slice(from, from + 5_000).map(([id, weight]) => `(${id}, ${weight})`);
    await session.run(`insert into cell_weight values ${values.join(", ")}`);
  }
  await session.run(`
    create or replace table weighted as
    select r.respondent, (row_number() over (order by r.respondent))::integer as person_id, r.wave_id, a.age_id, s.sex_id, w.weight
    from respondent r
    join cell c using (wave_id, age_group, sex, region, base_weight)
    join cell_weight w using (cell_id)
    join age a using (age_group)
    join sex s using (sex)`);
  return weightings;
}
