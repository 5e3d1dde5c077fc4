import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import type { ColumnFacts, Description } from "@/lib/study/describe/described";
import type { KnownBrand } from "@/lib/study/describe/guess-brands";
import { columnsToCount, proposeMapping } from "@/lib/study/describe/propose-mapping";
import { FileRefused, NotInUtf8 } from "@/lib/study/interviews/file-refused";
import { ROW_COLUMN } from "@/lib/study/interviews/sav/to-parquet";
import type { Variable } from "@/lib/study/interviews/variable";
import type { DeliveredFile } from "@/lib/study/mapping/delivered";
import { countValues } from "@/lib/study/mapping/delivered-columns";
import type { Mapping } from "@/lib/study/mapping/mapped-study";
import { formatOf, withDelivered } from "@/lib/study/mapping/open-delivered";

type Request = {
  file: DeliveredFile;
  definition: StudyDefinition;
  /** Null: as the file itself says. */
  encoding?: string | null;
  known?: readonly KnownBrand[];
  progress?: (step: string, done?: number, total?: number) => void;
};

/** Reads what a delivered file says of itself and some of its values, and proposes a mapping. @throws {FileRefused} */
export async function describeDelivery(session: Session, request: Request): Promise<Description> {
  try {
    return await describeIn(session, request);
  } catch (error) {
    if (!(error instanceof NotInUtf8) || error.likely === null) throw error;
    const { likely } = error;
    const described = await describeIn(session, { ...request, encoding: likely });
    const words = `${likely}, since the text is not in UTF-8; look at names with other letters than a to z`;
    return { ...described, guesses: [{ part: "encoding", certainty: "open", words }, ...described.guesses] };
  }
}

async function describeIn(
  session: Session,
  { file, definition, encoding = null, known = [], progress = () => undefined }: Request,
): Promise<Description> {
  const format = formatOf(file.name);
  if (format === null) {
    const fix = "give a file that ends in .sav, .zsav, .sss, .xml, .csv, .xlsx or .parquet";
    throw new FileRefused("the name does not say which format the file has", fix);
  }
  progress(`Opening ${file.name}`);
  return withDelivered(session, file, { format, encoding }, async (delivered) => {
    const counted = columnsToCount(delivered.variables);
    const names = counted.map(({ name }) => name);
    const step = `Reading ${file.name}`;
    const total = delivered.rows ?? undefined;
    const parts = await delivered.load(session, names, "described", (done) => progress(step, done, total));
    await session.run(
      `CREATE OR REPLACE VIEW described AS SELECT ${[ROW_COLUMN, ...names].map(quoteName).join(", ")}
       FROM read_parquet([${parts.map(quoteText).join(", ")}], hive_partitioning = false)`,
    );
    const facts = await countFacts(session, counted);
    const { all } = await session.row("SELECT count(*)::DOUBLE AS all FROM described", z.object({ all: z.number() }));
    const described = proposeMapping({ ...delivered, name: file.name, rows: all }, format, facts, definition, known);
    return {
      ...described,
      encoding: described.encoding ?? encoding,
      proposal: withEncoding(described.proposal, encoding),
    };
  });
}

const withEncoding = (mapping: Mapping, encoding: string | null): Mapping => ({ ...mapping, encoding });

async function countFacts(session: Session, variables: readonly Variable[]): Promise<Map<string, ColumnFacts>> {
  const facts = new Map<string, ColumnFacts>();
  const values = await countValues(session, "described", variables, ROW_COLUMN);
  for (const { name } of variables) {
    const column = quoteName(name);
    const { rows, distinct } = await session.row(
      `SELECT count(${column})::DOUBLE AS rows, count(DISTINCT ${column})::DOUBLE AS distinct FROM described`,
      z.object({ rows: z.number(), distinct: z.number() }),
    );
    facts.set(name, { rows, distinct, values: values.get(name)?.map(({ code }) => code) ?? null });
  }
  return facts;
}
