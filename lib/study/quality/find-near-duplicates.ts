import { z } from "zod";
import type { Session } from "@/lib/study/duckdb/session";

/** Fewer answers that two people both gave are alike by chance. */
export const LEAST_SHARED = 40;
/** Every two interviews of a wave are compared: more of them than this take too long. */
const MOST_PEOPLE = 20_000;

/** Waves that are too large to compare every two interviews of. */
export type LeftOut = { market: string; year: number; interviews: number };

const waveRow = z.object({ wave: z.number(), market: z.string(), year: z.number(), interviews: z.number() });

/**
 * Adds to `quality_case`, as the check named, interviews that gave nearly the same answers as an earlier one of their wave: at least
 * `share` of those that both gave.
 * @returns the waves that were not looked at
 */
export async function findNearDuplicates(session: Session, check: string, share: number): Promise<LeftOut[]> {
  const waves = await session.rows(
    `SELECT wave_id::DOUBLE AS wave, market, year::DOUBLE AS year, count(*)::DOUBLE AS interviews
     FROM quality_person JOIN wave USING (wave_id) GROUP BY wave_id, market, year ORDER BY wave_id`,
    waveRow,
  );
  for (const { wave, interviews } of waves) {
    if (interviews > MOST_PEOPLE) continue;
    await session.run(
      `CREATE OR REPLACE TABLE near_person AS
         SELECT (row_number() OVER (ORDER BY respondent) - 1)::INTEGER AS n, respondent FROM quality_person WHERE wave_id = ${wave};
       CREATE OR REPLACE TABLE near_answer AS
         SELECT n, (dense_rank() OVER (ORDER BY item) - 1)::INTEGER AS item, (dense_rank() OVER (ORDER BY answer))::INTEGER AS answer FROM (
           SELECT n, 'first ' || brand AS item, environment::VARCHAR AS answer FROM assessment JOIN near_person USING (respondent) WHERE environment IS NOT NULL
           UNION ALL SELECT n, 'second ' || brand, social::VARCHAR FROM assessment JOIN near_person USING (respondent) WHERE social IS NOT NULL
           UNION ALL SELECT n, 'question ' || question, answer::VARCHAR FROM answer JOIN near_person USING (respondent))`,
    );
    const given = await session.columns("SELECT n, item, answer FROM near_answer ORDER BY n, item", {
      ...{ n: Int32Array, item: Int32Array, answer: Int32Array },
    });
    const found = nearDuplicatesOf(given, share);
    for (let from = 0; from < found.length; from += 1_000) {
      await session.run(
        `INSERT INTO quality_case SELECT $1, respondent FROM near_person WHERE n IN (${found.slice(from, from + 1_000).join(", ")})`,
        [check],
      );
    }
  }
  await session.run("DROP TABLE IF EXISTS near_person; DROP TABLE IF EXISTS near_answer");
  return waves.flatMap(({ wave: _, ...own }) => (own.interviews > MOST_PEOPLE ? [own] : []));
}

type Given = { n: Int32Array; item: Int32Array; answer: Int32Array };

/** People, by number, whose answers are nearly those of a person with a lower number. Answers are in the order of people. */
export function nearDuplicatesOf({ n, item, answer }: Given, share: number): number[] {
  const items = item.reduce((most, own) => Math.max(most, own + 1), 0);
  const people: { n: number; from: number; to: number }[] = [];
  for (let from = 0; from < n.length;) {
    let to = from;
    while (to < n.length && n[to] === n[from]) to += 1;
    if (to - from >= LEAST_SHARED) people.push({ n: n[from] ?? 0, from, to });
    from = to;
  }
  const found = new Set<number>();
  const own = new Int32Array(items);
  for (const [at, one] of people.entries()) {
    own.fill(0);
    for (let k = one.from; k < one.to; k++) own[item[k] ?? 0] = answer[k] ?? 0;
    for (let later = at + 1; later < people.length; later++) {
      const other = people[later];
      if (other && !found.has(other.n) && areAlike(own, one.to - one.from)(other)) found.add(other.n);
    }
  }
  return [...found].sort((a, b) => a - b);

  function areAlike(mine: Int32Array, count: number) {
    return ({ from, to }: { from: number; to: number }): boolean => {
      // More answers than these cannot differ, however many both gave.
      const most = (1 - share) * Math.min(count, to - from);
      let [shared, different] = [0, 0];
      for (let k = from; k < to; k++) {
        const value = mine[item[k] ?? 0];
        if (value === 0) continue;
        shared += 1;
        if (value !== answer[k]) different += 1;
        if (different > most) return false;
      }
      return shared >= LEAST_SHARED && different <= (1 - share) * shared;
    };
  }
}
