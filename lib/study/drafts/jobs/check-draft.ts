import { link, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { studyFolder } from "@/lib/study/drafts/draft-folder";
import { brandLinesIn, sortFiles } from "@/lib/study/drafts/jobs/delivered-files";
import { JOB_MEMORY, type JobFile, type JobInput, type JobPlace } from "@/lib/study/jobs/file-job";
import type { CheckResult } from "@/lib/study/drafts/jobs/mapping-preview";
import { requireDefinition } from "@/lib/study/drafts/jobs/required-definition";
import { contentOf } from "@/lib/study/drafts/uploads/upload-store";
import { withDuckDb } from "@/lib/study/duckdb/session";
import type { InterviewKind } from "@/lib/study/interviews/kind";
import { openInterviews } from "@/lib/study/interviews/open-interviews";
import { countProblems } from "@/lib/study/interviews/print-problems";
import type { ProblemGroup } from "@/lib/study/interviews/problem-log";
import { mapDelivery } from "@/lib/study/mapping/map-delivery";
import { writeLong } from "@/lib/study/mapping/write-long";
import { checkStudy } from "@/lib/study/quality/check-study";

type Checked = Omit<CheckResult, "key">;

/**
 * Turns the files of a draft into study files and checks them, as the commands `convert` and `check` do. The study
 * files stay for `compute`.
 */
export async function checkDraft(request: JobInput, { scratch, tell }: JobPlace): Promise<Checked> {
  const definition = requireDefinition(request);
  const target = studyFolder(request.draft);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true, mode: 0o700 });
  const { delivered, study } = sortFiles(request.files, definition);
  const mapped = delivered.length === 0 ? [] : await convert(request, definition, { scratch, target, tell });
  if (countProblems(mapped) > 0) return { ...NOTHING, problems: mapped };
  const names = await linkStudyFiles(study, target);
  return check(definition, { scratch, target, names, mapped, tell });
}

const NOTHING = { interviews: 0, assessments: 0, answers: 0, brands: 0, quality: [] } satisfies Partial<Checked>;

type Place = JobPlace & { target: string };

async function convert(
  request: JobInput,
  definition: StudyDefinition,
  { scratch, target, tell }: Place,
): Promise<ProblemGroup[]> {
  const { delivered } = sortFiles(request.files, definition);
  return withDuckDb({ memory: JOB_MEMORY, tempDirectory: scratch }, async (session) => {
    const mapped = await mapDelivery(session, {
      files: delivered,
      definition,
      brandLines: brandLinesIn(request.files),
      progress: tell,
    });
    if (countProblems(mapped.problems) > 0) return mapped.problems;
    tell("Writing the study files");
    await writeLong(session, definition, target, "parquet");
    return mapped.problems;
  });
}

/** Puts the tables that need no mapping beside the others; their names there are ours, and are said as they were given. */
async function linkStudyFiles(files: readonly JobFile[], target: string): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [at, { uploadId, name, kind }] of files.entries()) {
    const own = path.join(target, `file-${at + 1}.${kind === "parquet" || kind === "xlsx" ? kind : "csv"}`);
    await link(contentOf(uploadId), own);
    names.set(own, name);
  }
  return names;
}

type CheckPlace = Place & { names: ReadonlyMap<string, string>; mapped: ProblemGroup[] };

async function check(
  definition: StudyDefinition,
  { scratch, target, names, mapped, tell }: CheckPlace,
): Promise<Checked> {
  return withDuckDb({ memory: JOB_MEMORY, tempDirectory: scratch }, async (session) => {
    tell("Opening the study files");
    const opened = await openInterviews(session, [target], undefined, definition);
    const { problems, report } = await checkStudy(session, opened, definition, (done, total) =>
      tell("Checking", done, total),
    );
    const rowsOf = (kind: InterviewKind) =>
      opened.files.filter((file) => file.kind === kind).reduce((sum, { rows }) => sum + rows, 0);
    return {
      interviews: rowsOf("respondents"),
      assessments: rowsOf("assessments"),
      answers: rowsOf("answers"),
      brands: rowsOf("brands"),
      problems: [...mapped, ...problems.map((group) => withGivenNames(group, names))],
      quality: report.findings.map(({ waves, shown, details, ...finding }) => ({
        ...finding,
        waves: [...waves],
        shown: [...shown],
        details: [...details],
      })),
    };
  });
}

/** Says files as they were uploaded; those that the mapping wrote by what they contain. */
function withGivenNames(group: ProblemGroup, names: ReadonlyMap<string, string>): ProblemGroup {
  return {
    ...group,
    shown: group.shown.map((problem) => ({
      ...problem,
      file: problem.file === null ? null : (names.get(problem.file) ?? path.basename(problem.file)),
    })),
  };
}
