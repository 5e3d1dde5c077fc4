import { z } from "zod";
import { quoteText } from "@/lib/study/duckdb/quote";
import { type CheckContext, describeLocation, locate, rowLocation } from "@/lib/study/interviews/checks/context";
import { differentItems, type Tally } from "@/lib/study/interviews/checks/tally-respondents";
import { MOST_SHOWN } from "@/lib/study/interviews/problem-log";

const amount = z.object({ amount: z.number() });

/** Words for one kind of file, such as assessments. */
export type TallyWords = { column: string; twice: string };

/** Unknown respondents, and repeated rows for the same item. */
export async function checkTally(context: CheckContext, tally: Tally, words: TallyWords): Promise<void> {
  await checkRespondentsKnown(context, tally);
  await checkTwice(context, tally, words);
}

async function checkRespondentsKnown(context: CheckContext, { table, from }: Tally): Promise<void> {
  const { session, log, sources } = context;
  const unknown = `(SELECT * FROM ${table} t WHERE respondent IS NOT NULL
    AND NOT EXISTS (FROM source_respondents s WHERE s.respondent = t.respondent))`;
  const files = await session.rows(
    `SELECT file, sum(rows)::DOUBLE AS unknown, (SELECT sum(rows)::DOUBLE FROM ${table} a WHERE a.file = u.file) AS "all"
     FROM ${unknown} u GROUP BY file ORDER BY file`,
    z.object({ file: z.string(), unknown: z.number(), all: z.number() }),
  );
  const strange = files.filter((file) => file.unknown === file.all).map(({ file }) => file);
  for (const scan of strange) {
    log.add(
      "waves",
      { file: sources.find((source) => source.scan === scan)?.name ?? scan },
      "no respondent of this file is in a respondents file, so its wave has no interviews",
      "name the respondents file of this wave too, or leave this file out",
    );
  }
  const others = files.filter(({ file }) => !strange.includes(file));
  if (others.length === 0) return;
  const partly = others.map(({ file }) => quoteText(file)).join(", ");
  const count = others.reduce((sum, file) => sum + file.unknown, 0);
  const found = await session.rows(
    `WITH few AS (SELECT respondent, file FROM ${unknown} WHERE file IN (${partly}) ORDER BY file, respondent LIMIT ${MOST_SHOWN})
     SELECT r.file, min(r.row) AS row, any_value(r.respondent_text) AS value FROM ${from} r SEMI JOIN few USING (respondent, file)
     GROUP BY r.respondent, r.file ORDER BY r.file, row`,
    rowLocation,
  );
  const locations = await locate(context, found, "respondent");
  const problem = {
    message: "this respondent is in no respondents file",
    fix: "correct the ID, or add the respondent to the respondents file of the wave",
  };
  log.addMany(
    "references",
    count,
    locations.map((location) => ({ ...location, ...problem })),
  );
}

async function checkTwice(context: CheckContext, tally: Tally, { column, twice }: TallyWords): Promise<void> {
  const { session, log } = context;
  const { table, from, items } = tally;
  // The few respondents with rows in several files are checked over all of them.
  await session.run(`
    CREATE OR REPLACE TEMP TABLE twice AS
      WITH split AS (SELECT respondent FROM ${table} WHERE respondent IS NOT NULL GROUP BY respondent HAVING count(*) > 1)
      SELECT respondent, named - items AS surplus FROM ${table} ANTI JOIN split USING (respondent) WHERE named > items
      UNION ALL
      SELECT r.respondent, count(i.${items.id}) - ${differentItems(tally)} AS surplus
      FROM (FROM ${from} SEMI JOIN split USING (respondent)) r JOIN ${items.table} i ON i.${items.name} = r.${items.name}
      GROUP BY r.respondent HAVING surplus > 0`);
  const { amount: surplus } = await session.row(
    "SELECT coalesce(sum(surplus), 0)::DOUBLE AS amount FROM twice",
    amount,
  );
  if (surplus === 0) return;
  const found = await session.rows(
    `WITH few AS (SELECT respondent FROM twice WHERE respondent IS NOT NULL ORDER BY respondent LIMIT ${MOST_SHOWN})
     SELECT file, row, respondent_text AS value, item, "firstFile", "firstRow" FROM (
       SELECT file, row, respondent_text, ${items.name} AS item, row_number() OVER w AS place,
         first(file) OVER w AS "firstFile", first(row) OVER w AS "firstRow"
       FROM ${from} SEMI JOIN few USING (respondent) WINDOW w AS (PARTITION BY respondent, ${items.name} ORDER BY file, row)
     ) WHERE place > 1 AND item IS NOT NULL ORDER BY file, row LIMIT ${MOST_SHOWN}`,
    rowLocation.extend({ item: z.string(), firstFile: z.string(), firstRow: z.bigint() }),
  );
  const locations = await locate(
    context,
    found.map((row) => ({ ...row, value: row.item })),
    column,
  );
  const firsts = await locate(
    context,
    found.map(({ firstFile, firstRow }) => ({ file: firstFile, row: firstRow, value: null })),
    column,
  );
  log.addMany(
    "duplicates",
    surplus,
    found.map(({ value }, i) => ({
      ...locations[i],
      message: `respondent "${value}" ${twice} already, in ${describeLocation(firsts[i] ?? {})}`,
      fix: "remove one of the two lines",
    })),
  );
}
