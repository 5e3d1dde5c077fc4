import { insertRows } from "@/lib/study/duckdb/insert-rows";
import { quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { type Cell, NO_GROUP } from "@/lib/study/compute/populations";
import type { Asked } from "@/lib/study/asked";

/**
 * Creates the table `given(person_id, question_id, v)`: all answers as numbers, which later queries read many times
 * faster than files and texts. Yes is 1, no is 0; a priority is its position among the items, from 0.
 */
export async function openGivenAnswers(session: Session, { questions, priorities }: Asked): Promise<void> {
  const type = questions.size > 255 ? "usmallint" : "utinyint";
  await session.run(`create or replace temp table given_question (question_id ${type}, question varchar)`);
  await insertRows(
    session,
    "given_question",
    [...questions.keys()].map((question, id) => [id, question]),
  );
  const ranked = priorities?.design.kind === "best-worst" ? priorities.items : [];
  const positions = ranked.map((key, index) => `when ${quoteText(key)} then ${index}`).join(" ");
  // Most frequent first: each is compared only if those before did not match.
  const value = `case when strlen(a.answer) = 1 then ascii(a.answer) - ascii('0')
    else case a.answer when 'yes' then 1 when 'no' then 0 ${positions} else try_cast(a.answer as utinyint) end end`;
  await session.run(`
    create or replace temp table given as
    select w.person_id, q.question_id, (${value})::utinyint as v
    from answer a join given_question q using (question) join weighted w using (respondent)`);
}

/**
 * Creates the table `person(person_id, cell_id, fold, weight)`: everyone, by wave, age, sex and the group that their
 * answer pattern has in their wave (`groupOf`), NO_GROUP without the whole battery; folds are random parts of the
 * people. Needs the table `pattern`.
 * @returns the cells, in the order of their ids
 */
export async function groupPeople(
  session: Session,
  waves: Iterable<number>,
  { folds, items }: { folds: number; items: number },
  groupOf: (waveId: number, pattern: number) => number,
): Promise<Cell[]> {
  const patterns = Array.from({ length: 1 << items }, (_, pattern) => pattern);
  await session.run("create or replace temp table typed (wave_id integer, groups integer[])");
  for (const waveId of waves) {
    await session.run(
      `insert into typed values (${waveId}, [${patterns.map((pattern) => groupOf(waveId, pattern)).join(", ")}])`,
    );
  }
  await session.run(`
    create or replace temp table grouped as
    select w.person_id, w.wave_id, w.age_id, w.sex_id, coalesce(t.groups[p.pattern + 1], ${NO_GROUP})::integer as group_id,
      (hash(w.respondent) % ${folds})::integer as fold, w.weight
    from weighted w left join pattern p using (person_id) left join typed t using (wave_id);
    create or replace temp table person_cell as
    select (row_number() over (order by wave_id, age_id, sex_id, group_id))::integer - 1 as cell_id, *
    from (select distinct wave_id, age_id, sex_id, group_id from grouped);
    create or replace temp table person as
    select person_id, cell_id, fold, weight from grouped join person_cell using (wave_id, age_id, sex_id, group_id)`);
  const cells = await session.columns("select * from person_cell order by cell_id", {
    wave_id: Int32Array,
    age_id: Int32Array,
    sex_id: Int32Array,
    group_id: Int32Array,
  });
  return Array.from(cells.wave_id, (waveId, i) => {
    return {
      waveId,
      ageId: cells.age_id[i] as number,
      sexId: cells.sex_id[i] as number,
      groupId: cells.group_id[i] as number,
    };
  });
}
