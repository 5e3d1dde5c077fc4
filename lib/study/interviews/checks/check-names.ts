import { readName } from "@/lib/study/import/cells";
import {
  type CheckContext,
  countRows,
  describeLocation,
  type DistinctValue,
  distinctSchema,
  listDistinct,
  locate,
  mergeFiles,
} from "@/lib/study/interviews/checks/context";
import { describeSpelling } from "@/lib/study/interviews/checks/describe-spelling";
import { findNearestName } from "@/lib/study/import/nearest-name";
import { toSlug } from "@/lib/catalogue/names/slug";

type Spelled = DistinctValue & { value: string };

/** Brands and industries: valid names, each with one spelling in all files, and only listed brands. */
export async function checkNames(context: CheckContext): Promise<void> {
  const listed = withValue(await listDistinct(context, "source_brands", "Brand"));
  const industries = withValue(await listDistinct(context, "source_brands", "industry"));
  await checkReadable(context, listed, "Brand");
  await checkReadable(context, industries, "industry");
  await checkSpellings(context, industries, "industry");
  const assessed = await listAssessed(context);
  await checkSpellings(context, [...listed, ...assessed], "Brand");
  if (listed.length > 0) await checkKnown(context, assessed, listed);
}

/** Brand names in the ratings, trimmed. */
async function listAssessed({ session }: CheckContext): Promise<Spelled[]> {
  const rows = await session.rows(
    `SELECT nullif(trim(spelling, ' \t'), '') AS value, file, row, assessments::DOUBLE AS rows FROM assessed_brand
     WHERE nullif(trim(spelling, ' \t'), '') IS NOT NULL ORDER BY file, row`,
    distinctSchema,
  );
  return withValue(mergeFiles(rows));
}

async function checkReadable(context: CheckContext, names: readonly Spelled[], column: string): Promise<void> {
  for (const name of names) {
    const reading = readName(name.value);
    if ("value" in reading) continue;
    const [location = {}] = await locate(context, [name], column);
    context.log.add("values", location, reading.message, reading.fix);
  }
}

/** Spellings of the same name; the first one is assumed to be right. */
async function checkSpellings(context: CheckContext, names: readonly Spelled[], column: string): Promise<void> {
  for (const alike of Map.groupBy(names, ({ value }) => toSlug(value)).values()) {
    const [first, ...others] = alike.filter(({ value }, i) => alike.findIndex((name) => name.value === value) === i);
    if (!first || others.length === 0) continue;
    const [firstLocation = {}, ...locations] = await locate(context, [first, ...others], column);
    for (const [i, other] of others.entries()) {
      const { message, fix } = describeSpelling(other.value, first.value, describeLocation(firstLocation));
      context.log.add("spellings", locations[i] ?? {}, `${message} (${countRows(other.rows)})`, fix);
    }
  }
}

/** Rated brands that are not in the list under any spelling. */
async function checkKnown(
  context: CheckContext,
  assessed: readonly Spelled[],
  listed: readonly Spelled[],
): Promise<void> {
  const known = new Set(listed.map(({ value }) => toSlug(value)));
  const unknown = assessed.filter(({ value }) => !known.has(toSlug(value)));
  const names = listed.map(({ value }) => value);
  const locations = await locate(context, unknown, "Brand");
  for (const [i, { value, rows }] of unknown.entries()) {
    // Finding the nearest name is slow, so it is done only for problems that are shown.
    const nearest = i < 50 ? findNearestName(value, names) : null;
    const add = "add it to the brands file with its industry";
    const fix = nearest === null ? add : `write "${nearest}", or ${add}`;
    context.log.add("references", locations[i] ?? {}, `this brand is not in the brands file (${countRows(rows)})`, fix);
  }
}

function withValue(values: readonly DistinctValue[]): Spelled[] {
  return values.flatMap((value) => (value.value === null ? [] : [{ ...value, value: value.value }]));
}
