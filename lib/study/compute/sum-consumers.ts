import { z } from "zod";
import type { WeightSums } from "@/lib/statistics/design-effect";
import type { Session } from "@/lib/study/duckdb/session";
import { type Asked, questionNumber } from "@/lib/study/asked";
import type { Cell } from "@/lib/study/compute/populations";

/** People of one cell who gave a question the same answer: n, Σw and Σw². Yes is 1, no is 0. */
export type Tally = Cell & WeightSums & { question: string; value: number };

const TALLY_SHAPE = {
  cell_id: Int32Array,
  question_id: Int32Array,
  v: Int32Array,
  n: Int32Array,
  w: Float64Array,
  ww: Float64Array,
};
const SUMS = "count(*)::integer as n, sum(weight) as w, sum(weight * weight) as ww";

/**
 * The frequency of each answer to each of these questions. All sums need the tables `given` and `person`, and the
 * latter's cells.
 */
export async function sumAnswersTo(
  session: Session,
  cells: readonly Cell[],
  questions: Iterable<string>,
  asked: Asked,
): Promise<Tally[]> {
  const ids = [...questions].map((question) => questionNumber(asked, question)).join(", ");
  if (ids === "") return [];
  return readTallies(
    session,
    cells,
    [...asked.questions.keys()],
    `select cell_id, question_id::integer as question_id, v::integer as v, ${SUMS}
     from (select p.cell_id, p.weight, question_id, v from given join person p using (person_id) where question_id in (${ids})) group by all`,
  );
}

/** Times each priority was chosen as most important minus times as least, among all who were asked. */
export async function sumPriorities(session: Session, cells: readonly Cell[], asked: Asked): Promise<Tally[]> {
  if (asked.priorities?.design.kind !== "best-worst") return [];
  const { items, design } = asked.priorities;
  const first = questionNumber(asked, "priorities/1/most");
  const rows = await session.columns(
    `select person_id, v::tinyint as item, (case when (question_id - ${first}) % 2 = 0 then 1 else -1 end)::tinyint as change
     from given where question_id between ${first} and ${first + 2 * design.sets - 1}`,
    { person_id: Int32Array, item: Int8Array, change: Int8Array },
  );
  return sumChanges(session, cells, { questions: items, most: design.shown }, rows, () => true);
}

/**
 * What people say (1 if it matters to them) minus what they did (1 if they did it), for all who answered both;
 * questions are named gap/<item>.
 */
export async function sumGaps(session: Session, cells: readonly Cell[], asked: Asked): Promise<Tally[]> {
  if (!asked.sayDo) return [];
  const { items, positive } = asked.sayDo;
  const first = questionNumber(asked, `say/${items[0]}`);
  const rows = await session.columns(
    `select person_id, ((question_id - ${first}) // 2)::tinyint as item,
       (case when (question_id - ${first}) % 2 = 0 then (v in (${positive.join(", ")}))::integer else -(v = 1)::integer end)::tinyint as change
     from given where question_id between ${first} and ${first + 2 * items.length - 1}`,
    { person_id: Int32Array, item: Int8Array, change: Int8Array },
  );
  return sumChanges(
    session,
    cells,
    { questions: items.map((key) => `gap/${key}`), most: 1 },
    rows,
    (answers) => answers === 2,
  );
}

/**
 * Sums each person's changes to each item, at most `most` from 0, and tallies the sums over everyone who gave any, for
 * items with enough answers. Arrays by person and item take a tenth of the time of grouping in the database.
 */
async function sumChanges(
  session: Session,
  cells: readonly Cell[],
  { questions, most }: { questions: readonly string[]; most: number },
  rows: { person_id: Int32Array; item: Int8Array; change: Int8Array },
  isEnough: (answers: number) => boolean,
): Promise<Tally[]> {
  const people = await session.columns("select person_id, cell_id, weight from person order by person_id", {
    person_id: Int32Array,
    cell_id: Int32Array,
    weight: Float64Array,
  });
  // Persons are numbered from 1 on, without gaps.
  const items = questions.length;
  const sums = new Int8Array((people.person_id.length + 1) * items);
  const answers = new Uint8Array(sums.length);
  const isAsked = new Uint8Array(people.person_id.length + 1);
  for (let i = 0; i < rows.person_id.length; i += 1) {
    const person = rows.person_id[i] as number;
    const at = person * items + (rows.item[i] as number);
    sums[at] = (sums[at] as number) + (rows.change[i] as number);
    answers[at] = (answers[at] as number) + 1;
    isAsked[person] = 1;
  }
  const tallies: (Tally | undefined)[] = [];
  people.person_id.forEach((person, i) => {
    if (isAsked[person] === 0) return;
    const weight = people.weight[i] as number;
    const cellId = people.cell_id[i] as number;
    for (let item = 0; item < items; item += 1) {
      const from = person * items + item;
      if (!isEnough(answers[from] as number)) continue;
      const value = sums[from] as number;
      const at = (cellId * items + item) * (2 * most + 1) + value + most;
      const tally = (tallies[at] ??= {
        ...(cells[cellId] as Cell),
        question: questions[item] as string,
        value,
        n: 0,
        sum: 0,
        sumOfSquares: 0,
      });
      tally.n += 1;
      tally.sum += weight;
      tally.sumOfSquares += weight ** 2;
    }
  });
  return tallies.filter((tally) => tally !== undefined);
}

/** Everyone in the waves with such questions. */
export async function sumPeople(
  session: Session,
  cells: readonly Cell[],
  waveIds: ReadonlySet<number>,
): Promise<(Cell & WeightSums)[]> {
  const sums = await readTallies(
    session,
    cells,
    [""],
    `select cell_id, 0 as question_id, 0 as v, ${SUMS} from person group by all`,
  );
  return sums.filter(({ waveId }) => waveIds.has(waveId));
}

/** Whether there are any answers to questions other than those on brands. */
export async function hasAnswers(session: Session): Promise<boolean> {
  const { some } = await session.row("select exists(select 1 from answer) as some", z.object({ some: z.boolean() }));
  return some;
}

async function readTallies(
  session: Session,
  cells: readonly Cell[],
  questions: readonly string[],
  sql: string,
): Promise<Tally[]> {
  const sums = await session.columns(`${sql} order by cell_id, question_id, v`, TALLY_SHAPE);
  return Array.from(sums.cell_id, (cellId, i): Tally => ({
    ...(cells[cellId] as Cell),
    question: questions[sums.question_id[i] as number] as string,
    value: sums.v[i] as number,
    n: sums.n[i] as number,
    sum: sums.w[i] as number,
    sumOfSquares: sums.ww[i] as number,
  }));
}
