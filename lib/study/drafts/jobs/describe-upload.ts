import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { z } from "zod";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { parseDefinition, readDefinition } from "@/lib/catalogue/definition/read-definition";
import { toSlug } from "@/lib/catalogue/names/slug";
import { textsOf } from "@/lib/study/describe/guess-marks";
import { describeDelivery } from "@/lib/study/describe/describe-delivery";
import type { Description } from "@/lib/study/describe/described";
import { isTripleSData, kindOfName } from "@/lib/study/drafts/file-kind";
import { JOB_MEMORY, type JobFile, type JobInput, type JobPlace, type Tell } from "@/lib/study/jobs/file-job";
import { MOST_VALUES, type UploadDescription } from "@/lib/study/drafts/jobs/upload-description";
import { contentOf } from "@/lib/study/drafts/uploads/upload-store";
import { quoteText } from "@/lib/study/duckdb/quote";
import { type Session, withDuckDb } from "@/lib/study/duckdb/session";
import { FileRefused, NotInUtf8 } from "@/lib/study/interviews/file-refused";
import { type FileKind, columnsIn, recogniseKind } from "@/lib/study/interviews/kind";
import { chooseMapping } from "@/lib/study/mapping/choose-mapping";
import { withDelivered, formatOf } from "@/lib/study/mapping/open-delivered";

/** Columns of a table that may be a study file; those have far fewer than a delivery. */
const MOST_OF_STUDY_FILE = 60;
const BLOCK = 4 * 1024 * 1024;

type Found = Omit<UploadDescription, "key" | "sha256" | "kind">;
const UNREAD: Found = { rows: null, columns: null, holds: null, described: null, problems: [] };

/** Reads an upload, the first of the request, once it is complete: what it is, its hash, its columns, and a proposed mapping. */
export async function describeUpload(
  request: JobInput,
  { scratch, tell }: JobPlace,
): Promise<Omit<UploadDescription, "key">> {
  const [file, ...others] = request.files as [JobFile, ...JobFile[]];
  const content = contentOf(file.uploadId);
  const sha256 = file.sha256 === "" ? await hashOf(content, tell) : file.sha256;
  const kind = kindOfName(file.name) ?? "csv";
  const names = others.map(({ name }) => name);
  if (kind === "definition") return { sha256, kind, ...(await readDefinitionUpload(content)) };
  if (isTripleSData(file.name, names)) return { sha256, kind: "triple-s-data", ...UNREAD };
  const definition = readDefinition(request.definition).definition ?? DEFAULT_DEFINITION;
  const beside = others.map((other) => ({ path: contentOf(other.uploadId), name: other.name }));
  try {
    const found = await withDuckDb({ memory: JOB_MEMORY, tempDirectory: scratch }, async (session) =>
      describeTable(session, { path: content, name: file.name, beside }, { ...request, definition }, tell),
    );
    return { sha256, kind, ...found };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const { line = null, column = null } = error.place;
    return { sha256, kind, ...UNREAD, problems: [{ line, column, message: error.message, fix: error.fix }] };
  }
}

async function hashOf(content: string, tell: Tell): Promise<string> {
  const { size } = await stat(content);
  const hash = createHash("sha256");
  let done = 0;
  for await (const block of createReadStream(content, { highWaterMark: BLOCK }) as AsyncIterable<Buffer>) {
    hash.update(block);
    done += block.length;
    tell("Computing the file’s hash", done, size);
  }
  return hash.digest("hex");
}

/** Problems of a definition that are shown; its text is corrected at the mapping. */
const MOST_PROBLEMS = 50;

async function readDefinitionUpload(content: string): Promise<Found> {
  const { problems } = parseDefinition(await readFile(content, "utf8"));
  const shown = (problems ?? []).slice(0, MOST_PROBLEMS);
  return {
    ...UNREAD,
    problems: shown.map(({ path: place, message, remedy }) => ({
      line: null,
      column: place === "" ? null : place,
      message,
      fix: remedy,
    })),
  };
}

type Table = { path: string; name: string; beside: readonly { path: string; name: string }[] };

async function describeTable(
  session: Session,
  file: Table,
  { definition, known }: { definition: StudyDefinition } & Pick<JobInput, "known">,
  tell: Tell,
): Promise<Found> {
  const encoding = chooseMapping(definition, file.name)?.encoding ?? null;
  const study = encoding === null ? await asStudyFile(session, file, definition) : null;
  if (study !== null) return { ...UNREAD, ...study };
  const industries = new Map(
    definition.industries.list.flatMap(({ slug, name }) =>
      [slug, ...textsOf(name).map(toSlug)].map((own) => [own, slug] as const),
    ),
  );
  const { rows, columns, guesses, proposal } = await describeDelivery(session, {
    ...{ file, definition, encoding, progress: tell },
    known: known.flatMap(({ brand, industry }) => {
      const own = industries.get(industry);
      return own === undefined ? [] : [{ brand, industry: own }];
    }),
  });
  const described = { columns: columns.map(toColumn), guesses: [...guesses], proposal };
  return { ...UNREAD, rows, columns: columns.length, described };
}

type StudyFile = { holds: FileKind; rows: number; columns: number };

/**
 * A table in the columns of a study file, such as a list of margins; null for a delivery, which needs a mapping.
 * @throws {NotInUtf8} for a study file in another encoding: only a mapping can name one
 */
async function asStudyFile(session: Session, file: Table, definition: StudyDefinition): Promise<StudyFile | null> {
  try {
    return await readAsStudyFile(session, file, definition, null);
  } catch (error) {
    if (!(error instanceof NotInUtf8) || error.likely === null) throw error;
    if ((await readAsStudyFile(session, file, definition, error.likely)) === null) return null;
    throw error;
  }
}

async function readAsStudyFile(
  session: Session,
  file: Table,
  definition: StudyDefinition,
  encoding: string | null,
): Promise<StudyFile | null> {
  const format = formatOf(file.name);
  if (format === null || format === "sav" || format === "triple-s") return null;
  return withDelivered(session, file, { format, encoding }, async ({ variables, load }) => {
    const names = variables.map(({ name }) => name);
    const wanted = columnsIn(definition);
    const holds = names.length > MOST_OF_STUDY_FILE ? null : recogniseKind(names, wanted);
    if (holds === null) return null;
    // Half of the columns may fit by chance; a study file has all that it needs.
    if (holds !== "results" && Object.keys(wanted[holds].required).some((name) => !names.includes(name))) return null;
    const parts = await load(session, names.slice(0, 1), "counted");
    const { rows } = await session.row(
      `SELECT count(*)::DOUBLE AS rows FROM read_parquet([${parts.map(quoteText).join(", ")}], hive_partitioning = false)`,
      z.object({ rows: z.number() }),
    );
    return { holds, rows, columns: names.length };
  });
}

function toColumn({ values, examples, missing, ...column }: Description["columns"][number]) {
  return {
    ...column,
    values: values.slice(0, MOST_VALUES),
    labelled: values.length,
    examples: [...examples],
    missing: [...missing],
  };
}
