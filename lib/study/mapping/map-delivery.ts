import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { insertRows } from "@/lib/study/duckdb/insert-rows";
import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { type ProblemGroup, ProblemLog } from "@/lib/study/interviews/problem-log";
import { FileRefused } from "@/lib/study/interviews/file-refused";
import { ROW_COLUMN } from "@/lib/study/interviews/sav/to-parquet";
import type { Delivered, DeliveredFile } from "@/lib/study/mapping/delivered";
import { withDelivered } from "@/lib/study/mapping/open-delivered";
import { DeliveredColumns } from "@/lib/study/mapping/delivered-columns";
import { mapAnswers } from "@/lib/study/mapping/map-answers";
import { mapAssessments } from "@/lib/study/mapping/map-assessments";
import { type BrandLine, type BrandNumbers, mapBrands } from "@/lib/study/mapping/map-brands";
import { mapPeople } from "@/lib/study/mapping/map-people";
import type { Mapping } from "@/lib/study/mapping/mapped-study";
import { namedColumns } from "@/lib/study/mapping/named-columns";
import { reportUnused } from "@/lib/study/mapping/unused-columns";

/** What came of delivered files: rows of each long table. */
export type MappedDelivery = {
  interviews: number;
  assessments: number;
  answers: number;
  brands: number;
  /** For each file that was read, in order: the number of its columns, and the names of those that were used. */
  files: { name: string; columns: number; used: string[] }[];
  problems: ProblemGroup[];
};

type Request = {
  files: readonly (DeliveredFile & { mapping: Mapping })[];
  definition: StudyDefinition;
  /** The lines of a mapping's brand file. */
  brandLines: (file: string) => Promise<readonly BrandLine[]>;
  progress?: (step: string, done?: number, total?: number) => void;
};

/**
 * Reads delivered files through their mappings into the session's long tables `long_respondent`, `long_assessment`,
 * `long_answer` and `long_brand`, in the order of the files. Problems and warnings are in `problems`; with errors the
 * tables must not be used.
 */
export async function mapDelivery(
  session: Session,
  { files, definition, brandLines, progress = () => undefined }: Request,
): Promise<MappedDelivery> {
  const log = new ProblemLog();
  await createLongTables(session, definition);
  const numbers: BrandNumbers = new Map();
  const read: MappedDelivery["files"] = [];
  // Rows keep their order, so that the same delivery always gives the same study files.
  await session.run("SET preserve_insertion_order = true");
  for (const [i, { mapping, ...file }] of files.entries()) {
    try {
      const used = await withDelivered(session, file, mapping, (delivered) =>
        mapFile(session, delivered, {
          mapping,
          definition,
          brandLines,
          numbers,
          log,
          progress,
          stem: `delivered-${i}`,
        }),
      );
      read.push({ name: file.name, ...used });
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      log.add("files", { file: file.name, ...error.place }, error.message, error.fix);
    }
  }
  await insertRows(
    session,
    "long_brand",
    [...numbers.values()].map(({ number, brand, industry }) => [number, brand, industry]),
  );
  await reportAcrossFiles(session, log);
  const counts = await session.row(
    `SELECT (SELECT count(*) FROM long_respondent)::DOUBLE AS interviews, (SELECT count(*) FROM long_assessment)::DOUBLE AS assessments,
       (SELECT count(*) FROM long_answer)::DOUBLE AS answers, (SELECT count(*) FROM long_brand)::DOUBLE AS brands`,
    z.object({ interviews: z.number(), assessments: z.number(), answers: z.number(), brands: z.number() }),
  );
  return { ...counts, files: read, problems: log.list() };
}

async function createLongTables(session: Session, { dimensions }: StudyDefinition): Promise<void> {
  const [first, second] = dimensions;
  await session.run(`
    CREATE TABLE long_respondent (person INTEGER, respondent VARCHAR, "Country" VARCHAR, "Year" INTEGER, age_group VARCHAR, sex VARCHAR, region VARCHAR,
      base_weight DOUBLE, interviewed_on DATE, duration DOUBLE, fingerprint VARCHAR, impossible VARCHAR);
    CREATE TABLE long_assessment (person INTEGER, brand INTEGER, ${quoteName(first.key)} TINYINT, ${quoteName(second.key)} TINYINT);
    CREATE TABLE long_answer (person INTEGER, question VARCHAR, answer VARCHAR);
    CREATE TABLE long_brand (number INTEGER, brand VARCHAR, industry VARCHAR)`);
}

type FileRequest = Omit<Required<Request>, "files"> & {
  mapping: Mapping;
  numbers: BrandNumbers;
  log: ProblemLog;
  stem: string;
};

async function mapFile(
  session: Session,
  delivered: Delivered,
  request: FileRequest,
): Promise<{ columns: number; used: string[] }> {
  const { mapping, definition, brandLines, numbers, log, progress, stem } = request;
  const names = namedColumns(delivered, mapping, definition);
  const step = `Reading ${delivered.name}`;
  progress(step, 0, delivered.rows ?? undefined);
  const parts = await delivered.load(session, names, stem, (done) => progress(step, done, delivered.rows ?? undefined));
  await session.run(
    `CREATE OR REPLACE VIEW delivered AS SELECT ${[ROW_COLUMN, ...names].map(quoteName).join(", ")}
     FROM read_parquet([${parts.map(quoteText).join(", ")}], hive_partitioning = false);
     SET VARIABLE earlier_people = (SELECT coalesce(max(person), 0) FROM long_respondent)`,
  );
  progress(`Mapping ${delivered.name}`);
  const columns = new DeliveredColumns(delivered, log);
  const lines = mapping.brands.from === "file" ? await brandLines(mapping.brands.file) : [];
  const brands = mapBrands(columns, mapping, definition, lines, numbers);
  await mapPeople(session, columns, mapping, definition);
  await mapAssessments(session, columns, mapping, definition, brands);
  await mapAnswers(session, columns, mapping);
  reportUnused(columns, mapping);
  return { columns: delivered.variables.length, used: [...columns.used] };
}

/** Interviews that occur in two files, and brands with two industries. */
async function reportAcrossFiles(session: Session, log: ProblemLog): Promise<void> {
  const twice = await session.rows(
    `SELECT respondent FROM long_respondent WHERE respondent IS NOT NULL GROUP BY respondent HAVING count(*) > 1 ORDER BY 1`,
    z.object({ respondent: z.string() }),
  );
  // Within one file the rows have been named already.
  if (twice.length > 0 && !log.list().some(({ kind }) => kind === "duplicates")) {
    log.addMany(
      "duplicates",
      twice.length,
      twice.map(({ respondent }) => ({
        value: respondent,
        message: "two files have the same respondent",
        fix: "leave one of the files out, or correct the ids",
      })),
    );
  }
}
