import { quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import type { Variable } from "@/lib/study/interviews/variable";
import { caseOf, countValues, type DeliveredColumns, isOneOf } from "@/lib/study/mapping/delivered-columns";
import { ROW_COLUMN } from "@/lib/study/interviews/sav/to-parquet";
import { type Mapping, toCodes } from "@/lib/study/mapping/mapped-study";
import { fillPattern, matchPattern } from "@/lib/study/mapping/pattern";
import { type ReadColumn, readValues } from "@/lib/study/mapping/read-values";

type Form = Mapping["answers"][number];
type Item = { key: string; code: string };

/** Parts of one INSERT; more at once take memory, fewer take time. */
const PARTS = 32;
const UNKNOWN_FIX = "give it a meaning in the mapping, or correct the file";
/** Modules whose questions have other names in study files. */
const QUESTION_FOLDERS: Readonly<Record<string, string>> = { behaviours: "behaviour" };

/** Adds person, question and answer to `long_answer`, a row for each answer. */
export async function mapAnswers(session: Session, columns: DeliveredColumns, mapping: Mapping): Promise<void> {
  const parts: string[] = [];
  const isStacked = mapping.assessments.some(({ form }) => form === "stacked");
  for (const form of mapping.answers) parts.push(...(await selectAnswers(session, columns, form)));
  for (let from = 0; from < parts.length; from += PARTS) {
    const some = parts.slice(from, from + PARTS).join(" UNION ALL ");
    // A person's rows in a stacked file repeat the answers.
    await session.run(`INSERT INTO long_answer ${isStacked ? `SELECT DISTINCT * FROM (${some}) ORDER BY ALL` : some}`);
  }
}

async function selectAnswers(session: Session, columns: DeliveredColumns, form: Form): Promise<string[]> {
  const items = Object.entries(form.items).map(([key, code]): Item => ({ key, code: String(code) }));
  switch (form.form) {
    case "each":
      return selectEach(session, columns, form, items);
    case "dichotomies":
      return selectDichotomies(session, columns, form, items);
    case "mentions":
      return selectMentions(session, columns, form, items);
    case "best-worst":
      return selectBestWorst(session, columns, form, items);
  }
}

const questionOf = (module: string, item: string) => `${QUESTION_FOLDERS[module] ?? module}/${item}`;

function select(question: string, answer: string, where: string): string {
  return `SELECT person, ${quoteText(question)}, ${answer} FROM person_row WHERE ${where}`;
}

/** The columns of a pattern's items; similar columns without an item are reported. */
function columnsOfItems(
  columns: DeliveredColumns,
  pattern: string,
  items: readonly Item[],
): (Item & { variable: Variable })[] {
  const found = items.flatMap((item) => {
    const variable = columns.find(fillPattern(pattern, { item: item.code }));
    return variable === null ? [] : [{ ...item, variable }];
  });
  const codes = new Set(items.map(({ code }) => code));
  for (const { name } of columns.file.variables) {
    const code = matchPattern(pattern, name);
    if (code === null || codes.has(code)) continue;
    const message = `the column matches the pattern "${pattern}", but no item has the code ${code}: it is not used`;
    columns.lookAlike.set(name, [message, "add the item to the mapping if it was asked"]);
  }
  return found;
}

async function selectEach(
  session: Session,
  columns: DeliveredColumns,
  form: Form & { form: "each" },
  items: readonly Item[],
): Promise<string[]> {
  const found = columnsOfItems(columns, form.column, items);
  const skipped = toCodes([...form.gaps.notAsked, ...form.gaps.dontKnow]);
  const read = await readAll(
    session,
    columns,
    found.map(({ variable }) => variable),
    (_, code) => {
      if (skipped.includes(code)) return "not-asked";
      const means = form.values === undefined ? code : form.values[code];
      return means === undefined ? null : String(means);
    },
  );
  return found.flatMap(({ key, variable }) => {
    const values = read.get(variable.name)?.values ?? [];
    if (values.length === 0) return [];
    const answer = caseOf(variable, new Map(values.map(({ code, means }) => [code, means])));
    return [
      select(
        questionOf(form.module, key),
        answer,
        isOneOf(
          variable,
          values.map(({ code }) => code),
        ),
      ),
    ];
  });
}

/** "No" only for people who were asked: those with a value in any column of the set. */
async function selectDichotomies(
  session: Session,
  columns: DeliveredColumns,
  form: Form & { form: "dichotomies" },
  items: readonly Item[],
): Promise<string[]> {
  const found = columnsOfItems(columns, form.column, items);
  const variables = found.map(({ variable }) => variable);
  const read = await readAll(session, columns, variables, (name, code) =>
    columns.isDeclaredMissing(name, code) ? null : code,
  );
  const isAsked = orOf(variables.map((variable) => isOneOf(variable, codesOf(read, variable))));
  return found.map(({ key, variable }) => {
    const answer = `CASE WHEN ${isOneOf(variable, [String(form.chosen)])} THEN 'yes' ELSE 'no' END`;
    return select(questionOf(form.module, key), answer, isAsked);
  });
}

async function selectMentions(
  session: Session,
  columns: DeliveredColumns,
  form: Form & { form: "mentions" },
  items: readonly Item[],
): Promise<string[]> {
  const variables = form.columns.flatMap((name) => columns.find(name) ?? []);
  const known = new Set([...items.map(({ code }) => code), ...toCodes(form.none)]);
  const read = await readAll(session, columns, variables, (_, code) => (known.has(code) ? code : null));
  const isAsked = orOf(variables.map((variable) => isOneOf(variable, codesOf(read, variable))));
  return items.map(({ key, code }) => {
    const isMentioned = orOf(variables.map((variable) => `coalesce(${isOneOf(variable, [code])}, false)`));
    return select(questionOf(form.module, key), `CASE WHEN ${isMentioned} THEN 'yes' ELSE 'no' END`, isAsked);
  });
}

/** Sets from 1 for as long as there are columns; the answer is the item's key. */
async function selectBestWorst(
  session: Session,
  columns: DeliveredColumns,
  form: Form & { form: "best-worst" },
  items: readonly Item[],
): Promise<string[]> {
  const keys = new Map(items.map(({ key, code }) => [code, key]));
  const parts: string[] = [];
  for (const end of ["most", "least"] as const) {
    const pattern = form[end];
    for (
      let set = 1;
      set === 1 || (fillPattern(pattern, { set }) !== pattern && columns.has(fillPattern(pattern, { set })));
      set++
    ) {
      const variable = columns.find(fillPattern(pattern, { set }));
      if (variable === null) break;
      const read = await readAll(session, columns, [variable], (_, code) => keys.get(code) ?? null);
      const values = read.get(variable.name)?.values ?? [];
      if (values.length === 0) continue;
      const answer = caseOf(variable, new Map(values.map(({ code, means }) => [code, means])));
      parts.push(
        select(
          `${form.module}/${set}/${end}`,
          answer,
          isOneOf(
            variable,
            values.map(({ code }) => code),
          ),
        ),
      );
    }
  }
  return parts;
}

async function readAll(
  session: Session,
  columns: DeliveredColumns,
  variables: readonly Variable[],
  classify: (name: string, code: string) => string | null,
): Promise<Map<string, ReadColumn>> {
  const values = await countValues(session, "interview_row", variables, ROW_COLUMN);
  return readValues(columns, variables, values, classify, "no answer has this value", UNKNOWN_FIX);
}

const codesOf = (read: ReadonlyMap<string, ReadColumn>, { name }: Variable) =>
  read.get(name)?.values.map(({ code }) => code) ?? [];
const orOf = (conditions: readonly string[]) => (conditions.length === 0 ? "false" : `(${conditions.join(" OR ")})`);
