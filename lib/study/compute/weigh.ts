import { z } from "zod";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { compareAges, compareSexes } from "@/lib/catalogue/definition/people";
import { insertRows } from "@/lib/study/duckdb/insert-rows";
import { readWeighting } from "@/lib/study/weighting/read-weighting";
import { weighWave } from "@/lib/study/weighting/weigh-wave";
import type { Session } from "@/lib/study/duckdb/session";
import type { WaveWeighting } from "@/lib/study/study";

/**
 * Weights every interview to its wave's population and creates the tables `weighted(respondent, person_id, wave_id,
 * age_id, sex_id, weight)`, with mean 1 in each wave, `age(age_id, age_group)` and `sex(sex_id, sex)`. Persons are
 * numbered in the order of their ids. Ages and sexes are in the order of the study; -1 means unknown. A raked wave without margins keeps its base weights.
 * @returns the weighting of each wave, by wave_id
 * @throws {WeightingFailed}
 */
export async function weighInterviews(
  session: Session,
  definition = DEFAULT_DEFINITION,
): Promise<Map<number, WaveWeighting>> {
  const waves = await readWeighting(session, definition);
  await createGroups(session, "age", "age_group", compareAges(definition));
  await createGroups(session, "sex", "sex", compareSexes(definition));
  const weights: [cell: number, weight: number][] = [];
  const weightings = new Map<number, WaveWeighting>();
  for (const { wave_id: waveId, name, cells, margins, rule } of waves) {
    const { weighting, weightOf } = weighWave(name, cells, margins, rule);
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
    select r.respondent, (row_number() over (order by r.respondent))::integer as person_id, r.wave_id, coalesce(a.age_id, -1) as age_id,
      coalesce(s.sex_id, -1) as sex_id, w.weight
    from respondent r
    join cell c using (wave_id, age_group, sex, region, base_weight)
    join cell_weight w using (cell_id)
    left join age a using (age_group)
    left join sex s using (sex)`);
  return weightings;
}

/** The table of people's groups on one axis, numbered in order. */
async function createGroups(
  session: Session,
  table: "age" | "sex",
  column: "age_group" | "sex",
  compare: (a: string, b: string) => number,
): Promise<void> {
  const found = await session.rows(
    `select distinct ${column} as name from respondent where ${column} <> ''`,
    z.object({ name: z.string() }),
  );
  const names = found.map(({ name }) => name).toSorted(compare);
  await session.run(`create or replace table ${table} (${table}_id integer, ${column} varchar)`);
  await insertRows(
    session,
    table,
    names.map((name, id) => [id, name]),
  );
}
