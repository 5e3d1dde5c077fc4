import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { quoteText } from "@/lib/study/duckdb/quote";
import { type Session, withDuckDb } from "@/lib/study/duckdb/session";
import { answersSql, countAnswers, fillProfiles } from "@/lib/study/generate/answers";
import { assessmentsSql, fillOpinions } from "@/lib/study/generate/assessments";
import { GENERATOR, type Manifest, writeManifest } from "@/lib/study/generate/manifest";
import { drawRespondents, RESPONDENTS_SQL } from "@/lib/study/generate/respondents";
import { writeFolder } from "@/lib/study/generate/study-folder";
import { type PlannedWave, type StudyPlan, waveName } from "@/lib/study/generate/study-plan";
import { writeTables } from "@/lib/study/generate/tables";
import { createTrueScores } from "@/lib/study/sample/true-scores";

/** Assessments written so far, of all. */
export type OnProgress = (done: number, total: number) => void;

const MOST_WORKERS = 4;
const MEMORY_OF_WORKER = "768MB";
const PARQUET = "(FORMAT parquet, COMPRESSION zstd)";

/** Writes a planned study to a folder that does not exist, is empty, or will be replaced. */
export async function writeStudy(
  plan: StudyPlan,
  folder: string,
  { replaced = false, onProgress }: { replaced?: boolean; onProgress?: OnProgress } = {},
): Promise<Manifest> {
  return writeFolder(folder, replaced, async (unfinished) => {
    await mkdir(path.join(unfinished, "assessments"));
    await writeTables(unfinished, plan);
    await writeInterviews(unfinished, plan, onProgress);
    return writeManifest(unfinished, describe(plan));
  });
}

/** Several workers, each with its own session and core, share the work. */
async function writeInterviews(folder: string, plan: StudyPlan, onProgress?: OnProgress): Promise<void> {
  const total = sumOf(plan.waves, ({ assessments }) => assessments);
  let done = 0;
  const pieces = [
    (session: Session) => writePeople(session, folder, plan),
    ...plan.waves
      .filter(({ assessments }) => assessments > 0)
      .map((wave) => async (session: Session) => {
        await writeAssessments(session, folder, plan.seed, wave);
        done += wave.assessments;
        onProgress?.(done, total);
      }),
  ];
  const work = () =>
    withDuckDb({ memory: MEMORY_OF_WORKER, threads: 1 }, async (session) => {
      // Rows are sorted before they are written; the writer must keep the order.
      await session.run("SET preserve_insertion_order = true");
      for (let piece = pieces.shift(); piece; piece = pieces.shift()) await piece(session);
    }).catch((error: unknown) => {
      // The other workers finish their current piece and stop.
      pieces.length = 0;
      throw error;
    });
  const workers = Math.min(MOST_WORKERS, availableParallelism(), pieces.length);
  const outcomes = await Promise.allSettled(Array.from({ length: workers }, work));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

async function writePeople(session: Session, folder: string, { seed, waves }: StudyPlan): Promise<void> {
  await drawRespondents(session, seed, waves);
  await copy(session, RESPONDENTS_SQL, path.join(folder, "respondents.parquet"));
  await fillProfiles(session, waves);
  await copy(session, answersSql(seed), path.join(folder, "answers.parquet"));
}

async function writeAssessments(session: Session, folder: string, seed: string, wave: PlannedWave): Promise<void> {
  await drawRespondents(session, seed, [wave]);
  await fillOpinions(session, seed, wave, createTrueScores(seed));
  await copy(session, assessmentsSql(seed, wave), path.join(folder, "assessments", `${waveName(wave)}.parquet`));
}

async function copy(session: Session, query: string, file: string): Promise<void> {
  await session.run(`COPY (${query}) TO ${quoteText(file)} ${PARQUET}`);
}

function describe({ scale, fraction, seed, waves, results }: StudyPlan): Omit<Manifest, "bytes"> {
  const interviews = sumOf(waves, (wave) => wave.interviews);
  return {
    title: "Sample data",
    isSample: true,
    generator: GENERATOR,
    scale,
    fraction,
    seed,
    waves: waves.length,
    interviews,
    assessments: sumOf(waves, ({ assessments }) => assessments),
    answers: sumOf(waves, countAnswers),
    brands: new Set(waves.flatMap(({ brands }) => brands.map(({ name }) => name))).size,
    results: results.length,
  };
}

function sumOf(waves: readonly PlannedWave[], valueOf: (wave: PlannedWave) => number): number {
  return waves.reduce((sum, wave) => sum + valueOf(wave), 0);
}
