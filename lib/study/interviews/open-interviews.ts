import type { Session } from "@/lib/study/duckdb/session";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { marginVariables } from "@/lib/catalogue/definition/weighting";
import { createTables } from "@/lib/study/interviews/create-tables";
import { findFiles } from "@/lib/study/interviews/find-files";
import { columnsIn, type InterviewKind } from "@/lib/study/interviews/kind";
import { openFile } from "@/lib/study/interviews/open-file";
import { type ProblemGroup, ProblemLog } from "@/lib/study/interviews/problem-log";
import type { Source, StudyFile } from "@/lib/study/interviews/source";

export type OpenedInterviews = {
  /** Readable interview files. */
  files: StudyFile[];
  /** Files of finished results, for the import to read; their rows are not counted here. */
  resultFiles: StudyFile[];
  /** Problems and warnings. Without errors the tables are complete. */
  problems: ProblemGroup[];
  /** The scanned rows of `files`. */
  sources: Source[];
  /** The study's definition, which decides how files are read. */
  definition: StudyDefinition;
};

const REQUIRED: readonly InterviewKind[] = ["respondents", "assessments", "margins", "brands"];
const WITH_RESULTS: readonly InterviewKind[] = ["respondents", "margins"];

/**
 * Opens the files of a study and creates its tables and views in the session: `wave`, `respondent`, `brand`,
 * `assessment`, `answer`, `margin` (create-tables.ts). `progress` is called for each inspected file.
 */
export async function openInterviews(
  session: Session,
  paths: readonly string[],
  progress: (done: number, total: number) => void = () => undefined,
  definition: StudyDefinition = DEFAULT_DEFINITION,
): Promise<OpenedInterviews> {
  const log = new ProblemLog();
  const found = await findFiles(paths, log);
  const opened: OpenedInterviews = { files: [], resultFiles: [], problems: [], sources: [], definition };
  const columns = columnsIn(definition);
  for (const [i, file] of found.entries()) {
    const read = await openFile(session, file, i, log, columns);
    if (read?.source) opened.sources.push(read.source);
    if (read) (read.file.kind === "results" ? opened.resultFiles : opened.files).push(read.file);
    progress(i + 1, found.length);
  }
  reportMissingKinds(opened, log);
  await createTables(session, opened.sources, definition);
  opened.problems = log.list();
  return opened;
}

/**
 * A study of interviews needs a file of each kind except answers; margins only if it is raked, and ratings and brands
 * only if there are no finished results to go with its answers. A study of finished results needs none of them.
 */
function reportMissingKinds({ files, resultFiles, definition }: OpenedInterviews, log: ProblemLog): void {
  if (files.length === 0 && (resultFiles.length > 0 || log.hasErrors)) return;
  if (files.length === 0) {
    log.add(
      "files",
      {},
      "there are no study files to read",
      "name files or folders with .csv, .parquet or .xlsx files",
    );
    return;
  }
  // An unreadable file may be the missing one.
  if (log.hasErrors) return;
  const has = (kind: InterviewKind) => files.some((file) => file.kind === kind);
  const required = has("answers") && resultFiles.length > 0 && !has("assessments") ? WITH_RESULTS : REQUIRED;
  const isRaked = marginVariables(definition).length > 0;
  const missing = required.filter((kind) => !has(kind) && (kind !== "margins" || isRaked));
  for (const kind of missing) {
    log.add("files", {}, `no ${kind} file found`, `name the file of ${kind} too, or the folder that holds it`);
  }
}
