import path from "node:path";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { type Computation, computationId, ENGINE_VERSION, type InputFile } from "@/lib/study/computation/computation";
import { listComputations, saveComputation } from "@/lib/study/computation/store";
import { computeInterviews, type OnStep } from "@/lib/study/compute/compute-interviews";
import { mergeWaves, WaveTwice } from "@/lib/study/compute/merge-waves";
import { deriveStudy } from "@/lib/study/derive/derive-study";
import { type Session, withDuckDb } from "@/lib/study/duckdb/session";
import { WeightingFailed } from "@/lib/study/weighting/weigh-wave";
import { checkInterviews } from "@/lib/study/interviews/checks/check-interviews";
import { openInterviews } from "@/lib/study/interviews/open-interviews";
import { type ProblemGroup, ProblemLog } from "@/lib/study/interviews/problem-log";
import { readResults } from "@/lib/study/interviews/read-results";
import { checkQuality } from "@/lib/study/quality/check-quality";
import { recordQuality } from "@/lib/study/computation/quality-record";
import type { ScoringRule } from "@/lib/study/scoring-rule";
import type { Study } from "@/lib/study/study";

export type ComputeRequest = {
  /** Files and folders of the study. */
  paths: readonly string[];
  rule: ScoringRule;
  /** The study's definition; the default one if omitted. */
  definition?: StudyDefinition;
  /** Whether the brands are invented. If so, everything published is labelled as sample data. */
  isSample: boolean;
  /** The folder of computations. */
  root: string;
  /** DuckDB's memory limit, such as "2GB". */
  memory?: string;
  threads?: number;
};

/** Invalid input, with every problem found. Nothing was stored or published. */
export class InputRefused extends Error {
  override readonly name = "InputRefused";

  constructor(readonly groups: readonly ProblemGroup[]) {
    super("the input has problems");
  }
}

/**
 * Computes a study from its files and stores it below `root`. The same contents are not computed twice.
 * @throws {InputRefused} with every problem of the files
 */
export async function computeStudy(
  request: ComputeRequest,
  onStep: OnStep,
): Promise<{ id: string; folder: string; remarks: ProblemGroup[]; computation: Computation | null }> {
  const { definition = DEFAULT_DEFINITION } = request;
  const { memory, threads } = request;
  const counted = await withDuckDb({ memory, threads }, (session) =>
    countAnswers(session, request, definition, onStep),
  );
  if (counted.interviews === null) {
    return { id: counted.id, folder: path.join(request.root, counted.id), remarks: [], computation: null };
  }
  // DuckDB is closed by now: what it held is free for the comparison.
  const { id, files, earlier, interviews, problems, quality } = counted;
  const source = path.basename(path.resolve(request.paths[0] ?? "."));
  onStep("Comparing the waves");
  const study = deriveStudy(merge(source, request.isSample, earlier, interviews, definition), definition);
  const inputs: InputFile[] = files.map(({ name, kind, rows, sha256 }) => ({ name, kind, rows, sha256 }));
  const { version: ruleVersion } = request.rule;
  const computation: Computation = {
    ...{ id, engine: ENGINE_VERSION, ruleVersion, inputs, definition, study },
    quality: recordQuality(id, quality),
  };
  onStep("Storing the results");
  const folder = await saveComputation(request.root, computation);
  return { id, folder, remarks: problems, computation };
}

/** All that needs DuckDB: reads and checks the files and computes each wave; no interviews if it was computed before. */
async function countAnswers(session: Session, request: ComputeRequest, definition: StudyDefinition, onStep: OnStep) {
  onStep("Opening the files");
  const onFile = (done: number, total: number) => onStep("Opening the files", done, total);
  const opened = await openInterviews(session, request.paths, onFile, definition);
  const { files } = opened;
  const id = computationId(files, request.rule.version, request.isSample, definition);
  if (opened.problems.every(({ isWarning }) => isWarning) && (await isKept(request.root, id))) {
    return { id, interviews: null };
  }
  onStep("Reading earlier results");
  const log = new ProblemLog();
  const earlier = await readResults(opened.resultFiles, request.isSample, log, definition);
  onStep("Checking the answers");
  const found = await checkInterviews(session, opened, {
    finished: log.hasErrors ? null : earlier,
    progress: (done, total) => onStep("Checking the answers", done, total),
  });
  const asRead = [...opened.problems, ...found, ...log.list()];
  if (asRead.some(({ isWarning }) => !isWarning)) throw new InputRefused(asRead);
  const { problems: doubts, report: quality } = await checkQuality(session, definition);
  const problems = [...asRead, ...doubts];
  if (problems.some(({ isWarning }) => !isWarning)) throw new InputRefused(problems);
  const interviews = await computeInterviews(session, request.rule, onStep, definition).catch((error: unknown) => {
    if (!(error instanceof WeightingFailed)) throw error;
    const { reason, fix } = error;
    throw refusal((own) => own.add("weighting", {}, reason, fix));
  });
  return { id, files, earlier, interviews, problems, quality };
}

async function isKept(root: string, id: string): Promise<boolean> {
  return (await listComputations(root)).some((manifest) => manifest.id === id);
}

function refusal(tell: (log: ProblemLog) => void): InputRefused {
  const log = new ProblemLog();
  tell(log);
  return new InputRefused(log.list());
}

function merge(...parts: Parameters<typeof mergeWaves>): Study {
  try {
    return mergeWaves(...parts);
  } catch (error) {
    if (!(error instanceof WaveTwice)) throw error;
    throw refusal((log) => log.add("waves", {}, error.message, "leave one of the two files out"));
  }
}
