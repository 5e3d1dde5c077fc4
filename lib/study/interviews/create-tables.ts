import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { marketBySpelling, marketsOf } from "@/lib/catalogue/definition/markets";
import { say } from "@/lib/catalogue/definition/wording";
import { insertRows } from "@/lib/study/duckdb/insert-rows";
import { quoteName } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { columnsIn, INTERVIEW_KINDS, type InterviewKind } from "@/lib/study/interviews/kind";
import { type IdType, PLAIN_ID, textExpression } from "@/lib/study/interviews/read-expression";
import { scanOf, selectSources, type Source } from "@/lib/study/interviews/source";
import { toSlug } from "@/lib/catalogue/names/slug";

/** The allowed years. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2100;

/**
 * Creates the computation's input from sources with valid columns: `wave`, `respondent`, `brand`, `assessment`,
 * `answer` and `margin`; for the checks also `source_<kind>` (source.ts), `assessment_row`, `market_spelling` and
 * `assessed_brand`. Rows without a market or year are left out and reported by the checks.
 */
export async function createTables(
  session: Session,
  sources: readonly Source[],
  definition: StudyDefinition,
): Promise<void> {
  const columns = columnsIn(definition);
  const of = (kind: InterviewKind) => sources.filter((source) => source.kind === kind);
  const idType = await chooseIdType(session, of("respondents"));
  for (const kind of INTERVIEW_KINDS) {
    await session.run(
      `CREATE VIEW source_${kind} AS ${selectSources(kind, of(kind), { idType, isTrimmed: true, columns })}`,
    );
  }
  await createWaves(session, definition);
  await session.run(`
    CREATE TABLE respondent AS
      SELECT r.respondent, w.wave_id, ${orNobody("r.age_group")} AS age_group, ${orNobody("r.sex")} AS sex,
        ${orNobody("r.region")} AS region, coalesce(r.base_weight, 1.0) AS base_weight, r.interviewed_on
      FROM source_respondents r JOIN market_spelling m ON m.spelling = r."Country"
        JOIN wave w ON w.market = m.market AND w.year = r."Year";
    CREATE TABLE margin AS
      SELECT w.wave_id, s.variable, nfc_normalize(s.category) AS category, s.share
      FROM source_margins s JOIN market_spelling m ON m.spelling = s."Country"
        JOIN wave w ON w.market = m.market AND w.year = s."Year";
    CREATE VIEW answer AS SELECT respondent, question, answer FROM source_answers;
  `);
  await createBrands(session, definition);
  await createAssessments(session, of("assessments"), idType, definition);
}

/** A normalised group; empty if unknown, which the checks refuse if interviews are weighted by it. */
const orNobody = (column: string) => `coalesce(nfc_normalize(${column}), '')`;

/** Integers if all respondent ids are, since they compare several times faster than text. */
async function chooseIdType(session: Session, respondents: readonly Source[]): Promise<IdType> {
  for (const source of respondents) {
    const type = source.types.get("respondent") ?? "VARCHAR";
    if (type !== "VARCHAR") continue;
    const { isPlain } = await session.row(
      `SELECT coalesce(bool_and(regexp_matches(id, '${PLAIN_ID}')), true) AS "isPlain"
       FROM (SELECT ${textExpression("respondent", type)} AS id FROM ${scanOf([source])}) WHERE id IS NOT NULL`,
      z.object({ isPlain: z.boolean() }),
    );
    if (!isPlain) return "VARCHAR";
  }
  return "BIGINT";
}

async function createWaves(session: Session, definition: StudyDefinition): Promise<void> {
  const spellings = await session.rows(
    `SELECT DISTINCT "Country" AS spelling FROM source_respondents WHERE "Country" IS NOT NULL
     UNION SELECT DISTINCT "Country" FROM source_margins WHERE "Country" IS NOT NULL`,
    z.object({ spelling: z.string() }),
  );
  const known = spellings.flatMap(({ spelling }) => {
    const market = marketBySpelling(definition, spelling);
    return market ? [[spelling, market.slug]] : [];
  });
  await session.run("CREATE TABLE market_spelling(spelling VARCHAR, market VARCHAR)");
  await insertRows(session, "market_spelling", known);
  const waves = await session.rows(
    `SELECT DISTINCT m.market, r."Year" AS year FROM source_respondents r JOIN market_spelling m ON m.spelling = r."Country"
     WHERE r."Year" BETWEEN ${FIRST_YEAR} AND ${LAST_YEAR}`,
    z.object({ market: z.string(), year: z.number() }),
  );
  const orderOf = (slug: string) => marketsOf(definition).findIndex((market) => market.slug === slug);
  waves.sort((a, b) => orderOf(a.market) - orderOf(b.market) || a.year - b.year);
  await session.run("CREATE TABLE wave(wave_id INTEGER, market VARCHAR, year INTEGER)");
  await insertRows(
    session,
    "wave",
    waves.map(({ market, year }, id) => [id, market, year]),
  );
}

/** The industries of a study by each of their names; others get a slug from their name. */
function industriesByName(definition: StudyDefinition): ReadonlyMap<string, { slug: string; name: string }> {
  return new Map(
    definition.industries.list.flatMap(({ slug, name }) => {
      const names = typeof name === "string" ? [name] : Object.values(name);
      return names.map((own) => [own.normalize("NFC"), { slug, name: say(definition, name) }] as const);
    }),
  );
}

async function createBrands(session: Session, definition: StudyDefinition): Promise<void> {
  const industryOf = industriesByName(definition);
  const rows = await session.rows(
    `SELECT nfc_normalize("Brand") AS brand, coalesce(nfc_normalize(industry), '') AS industry FROM source_brands
     WHERE "Brand" IS NOT NULL ORDER BY file, row`,
    z.object({ brand: z.string(), industry: z.string() }),
  );
  const bySlug = new Map<string, { brand: string; industry: string }>();
  for (const row of rows) {
    const slug = toSlug(row.brand);
    if (!bySlug.has(slug)) bySlug.set(slug, row);
  }
  const brands = [...bySlug].sort(([a], [b]) => (a < b ? -1 : 1));
  await session.run(
    "CREATE TABLE brand(brand_id INTEGER, brand VARCHAR, slug VARCHAR, industry VARCHAR, industry_slug VARCHAR)",
  );
  await insertRows(
    session,
    "brand",
    brands.map(([slug, { brand, industry }], id) => {
      const known = industryOf.get(industry);
      return [id, brand, slug, known?.name ?? industry, known?.slug ?? toSlug(industry)];
    }),
  );
}

/**
 * The spellings of brands by file, and the view over all ratings. Names are only normalised if a file needs it: for
 * tens of millions of rows this takes longer than most computations.
 */
async function createAssessments(
  session: Session,
  sources: readonly Source[],
  idType: IdType,
  definition: StudyDefinition,
): Promise<void> {
  const spellings = sources.map((source) => {
    const brand = `${quoteName("Brand")}::VARCHAR`;
    return `SELECT filename AS file, ${brand} AS spelling, count(*) AS assessments, min(file_row_number) AS row
      FROM ${scanOf([source])} GROUP BY ALL`;
  });
  const none =
    "SELECT ''::VARCHAR AS file, ''::VARCHAR AS spelling, 0::BIGINT AS assessments, 0::BIGINT AS row WHERE false";
  await session.run(`CREATE TABLE assessed_brand AS ${[none, ...spellings].join("\nUNION ALL\n")}`);
  const { others } = await session.row(
    "SELECT count(*)::INTEGER AS others FROM assessed_brand a ANTI JOIN brand b ON b.brand = a.spelling",
    z.object({ others: z.number() }),
  );
  const isTrimmed = others > 0;
  // From here on, both dimensions have the names of the built-in study.
  const [first, second] = definition.dimensions;
  const brand = isTrimmed ? 'nfc_normalize("Brand")' : '"Brand"';
  await session.run(`
    CREATE VIEW assessment_row AS SELECT file, row, respondent, respondent_text, "Brand_text", ${brand} AS brand,
        ${quoteName(first.key)} AS environment, ${quoteName(`${first.key}_text`)} AS environment_text,
        ${quoteName(second.key)} AS social, ${quoteName(`${second.key}_text`)} AS social_text
      FROM (${selectSources("assessments", sources, { idType, isTrimmed, columns: columnsIn(definition) })});
    CREATE VIEW assessment AS SELECT respondent, brand, environment, social FROM assessment_row`);
}
