import { z } from "zod";
import { insertRows } from "@/lib/study/duckdb/insert-rows";
import {
  type CheckContext,
  countRows,
  distinctSchema,
  locate,
  mergeFiles,
} from "@/lib/study/interviews/checks/context";
import { checkTally } from "@/lib/study/interviews/checks/check-tally";
import { askedIn } from "@/lib/study/asked";
import { type Tally, tallyRespondents } from "@/lib/study/interviews/checks/tally-respondents";
import { findNearestName } from "@/lib/study/import/nearest-name";
import type { OpenedInterviews } from "@/lib/study/interviews/open-interviews";

/** Only questions and answers of the questionnaire, and each question once per respondent. */
export async function checkAnswers(
  context: CheckContext,
  opened: OpenedInterviews,
  onRows: (rows: number) => void,
): Promise<void> {
  const sources = opened.sources.filter(({ kind }) => kind === "answers");
  if (sources.length === 0) return;
  const { questions } = askedIn(context.definition);
  await checkKnown(context, questions);
  await context.session.run("CREATE TABLE question_key(question_id INTEGER, question VARCHAR)");
  await insertRows(
    context.session,
    "question_key",
    [...questions.keys()].map((question, id) => [id, question]),
  );
  const tally: Tally = {
    table: "answered_respondent",
    from: "source_answers",
    items: { table: "question_key", id: "question_id", name: "question", count: questions.size },
  };
  await tallyRespondents(context.session, tally, sources, opened.files, onRows);
  await checkTally(context, tally, { column: "question", twice: "answers the question" });
}

const pair = distinctSchema
  .omit({ value: true })
  .extend({ question: z.string().nullable(), answer: z.string().nullable(), nameless: z.number() });

async function checkKnown(context: CheckContext, questions: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const pairs = await context.session.rows(
    `SELECT question, answer, file, min(row) AS row, count(*)::DOUBLE AS rows, count_if(respondent IS NULL)::DOUBLE AS nameless
     FROM source_answers GROUP BY question, answer, file ORDER BY file, row`,
    pair,
  );
  const report = async (
    column: string,
    found: readonly z.infer<typeof distinctSchema>[],
    words: (value: string) => [string, string],
  ) => {
    const values = mergeFiles(found);
    const locations = await locate(context, values, column);
    for (const [i, { value, rows }] of values.entries()) {
      const [message, fix] =
        value === null ? ["the value is missing", "fill it in, or leave the line out"] : words(value);
      context.log.add("values", locations[i] ?? {}, `${message} (${countRows(rows)})`, fix);
    }
  };
  const nameless = pairs.filter((row) => row.nameless > 0).map((row) => ({ ...row, value: null, rows: row.nameless }));
  await report("respondent", nameless, () => ["", ""]);
  const strange = pairs.filter(({ question }) => question === null || !questions.has(question));
  await report(
    "question",
    strange.map((row) => ({ ...row, value: row.question })),
    (value) => {
      const nearest = findNearestName(value, [...questions.keys()]);
      return [
        "unknown question",
        nearest === null ? "take these lines out" : `write "${nearest}", or take these lines out`,
      ];
    },
  );
  for (const [question, rows] of Map.groupBy(pairs, (row) => row.question)) {
    const allowed = questions.get(question ?? "");
    if (!allowed) continue;
    const wrong = rows.filter(({ answer }) => answer === null || !allowed.includes(answer));
    await report(
      "answer",
      wrong.map((row) => ({ ...row, value: row.answer })),
      () => [`not a valid answer to "${question}"`, `write one of ${allowed.join(", ")}`],
    );
  }
}
