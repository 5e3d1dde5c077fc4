import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { deleteDraftFolder, draftFolder, studyFolder } from "@/lib/study/drafts/draft-folder";
import { kindOfName } from "@/lib/study/drafts/file-kind";
import { findFileJob, resultFile, startFileJob } from "@/lib/study/jobs/file-jobs";
import type { JobFile } from "@/lib/study/jobs/file-job";
import { checkResult, mappingPreview } from "@/lib/study/drafts/jobs/mapping-preview";
import { uploadDescription } from "@/lib/study/drafts/jobs/upload-description";
import { beginUpload, contentOf, uploadFolder } from "@/lib/study/drafts/uploads/upload-store";
import { readNote } from "@/lib/study/jobs/write-note";
import { isRunning } from "@/lib/study/live-process";
import type { FileJobKind, Job } from "@/lib/study/jobs/job";
import { listJobs, readJob, writeJob } from "@/lib/study/jobs/job-files";

// What is made of the files of a draft, in processes of its own as on a site.

const FIXTURES = "tests/fixtures/study";
const DRAFT = "3f0c8c4e-5d0b-4a39-9c55-0d6a1d0d9c11";
let folder: string;
let definition: Record<string, unknown>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "granskog-drafts-"));
  vi.stubEnv("DATA_DIR", folder);
  definition = JSON.parse(await readFile(path.join(FIXTURES, "study.json"), "utf8")) as Record<string, unknown>;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function upload(file: string, name = path.basename(file)): Promise<JobFile> {
  const begun = await beginUpload(DRAFT, { name, size: 1 });
  if (begun.status !== "begun") throw new Error(begun.status);
  await copyFile(file, contentOf(begun.note.id));
  return { uploadId: begun.note.id, name, kind: kindOfName(name) ?? "csv", sha256: "" };
}

async function work<Schema extends z.ZodType>(
  place: string,
  kind: FileJobKind,
  files: JobFile[],
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const key = files.map(({ uploadId }) => uploadId).join();
  await startFileJob(place, kind, { key, draft: DRAFT, files, definition });
  await expect
    .poll(async () => (await findFileJob(place, kind, key)).state, { timeout: 90_000, interval: 200 })
    .not.toBe("running");
  return readNote(resultFile(place, kind), schema);
}

/** Jobs whose process is at work. */
async function jobsAtWork(): Promise<Job[]> {
  const all = await Promise.all((await listJobs(folder)).map(async (id) => readJob(folder, id)));
  return all.filter((job) => job?.state === "running").filter((job) => job !== null);
}

const describeFile = async (file: JobFile, ...others: JobFile[]) =>
  work(uploadFolder(file.uploadId), "describe", [file, ...others], uploadDescription);

describe("the jobs of a draft", { timeout: 200_000 }, () => {
  it("an SPSS file is described, mapped and checked as the commands do it", async () => {
    const file = await upload(path.join(FIXTURES, "example.sav"));
    const described = await describeFile(file);
    expect(described).toMatchObject({ kind: "spss", rows: 180, columns: 51, holds: null, problems: [] });
    expect(described?.described?.guesses).toContainEqual({
      part: "weight",
      certainty: "sure",
      words: "VIGT, as given in the file",
    });
    const place = draftFolder(DRAFT);
    const preview = await work(place, "preview", [file], mappingPreview);
    expect(preview).toMatchObject({ interviews: 171, assessments: 1026, answers: 2090, brands: 14 });
    expect(preview?.files).toMatchObject([{ name: "example.sav", columns: 51 }]);
    expect(preview?.shown).toHaveLength(10);
    const checked = await work(place, "check", [file], checkResult);
    expect(checked).toMatchObject({ interviews: 171, assessments: 1026, answers: 2090, brands: 14 });
    expect(checked?.problems.every(({ isWarning }) => isWarning)).toBe(true);
    expect(checked?.quality.map(({ check }) => check)).toContain("speeders");
    expect((await readdir(studyFolder(DRAFT))).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      "answers.parquet",
      "assessments.parquet",
      "brands.parquet",
      "respondents.parquet",
    ]);
    await deleteDraftFolder(DRAFT);
    expect((await findFileJob(place, "check", file.uploadId)).state).toBe("none");
  });

  it("a check whose process is killed leaves no result, and is done when it is started again", async () => {
    const file = await upload(path.join(FIXTURES, "example.sav"));
    const place = draftFolder(DRAFT);
    const key = "killed";
    const input = { key, draft: DRAFT, files: [file], definition };
    await startFileJob(place, "check", input);
    await expect.poll(async () => (await jobsAtWork()).length, { timeout: 60_000, interval: 50 }).toBe(1);
    const [record] = await jobsAtWork();
    process.kill(record?.pid ?? 0, "SIGKILL");
    await expect.poll(() => isRunning(record?.pid ?? 0)).toBe(false);
    const long = new Date(Date.now() - 600_000).toISOString();
    if (record) await writeJob(folder, { ...record, heartbeatAt: long });
    expect((await findFileJob(place, "check", key)).state).toBe("stopped");
    expect(await readNote(resultFile(place, "check"), checkResult)).toBeNull();
    await startFileJob(place, "check", input);
    await expect
      .poll(async () => (await findFileJob(place, "check", key)).state, { timeout: 90_000, interval: 200 })
      .toBe("done");
    expect(await readNote(resultFile(place, "check"), checkResult)).toMatchObject({ key, interviews: 171 });
    await deleteDraftFolder(DRAFT);
  });

  it("a job that is replaced by one for other files stops, and its result is not kept", async () => {
    const file = await upload(path.join(FIXTURES, "example.sav"));
    const place = draftFolder(DRAFT);
    await startFileJob(place, "preview", { key: "first", draft: DRAFT, files: [file], definition });
    await startFileJob(place, "preview", { key: "second", draft: DRAFT, files: [file], definition });
    expect((await findFileJob(place, "preview", "first")).state).toBe("none");
    await expect
      .poll(async () => (await findFileJob(place, "preview", "second")).state, { timeout: 90_000, interval: 200 })
      .toBe("done");
    expect(await readNote(resultFile(place, "preview"), mappingPreview)).toMatchObject({ key: "second" });
    await expect.poll(async () => (await jobsAtWork()).length, { timeout: 60_000 }).toBe(0);
    expect(await readNote(resultFile(place, "preview"), mappingPreview)).toMatchObject({ key: "second" });
    await deleteDraftFolder(DRAFT);
  });

  it("a table in the columns of a study file needs no mapping, and is checked under its own name", async () => {
    const brands = await upload(path.join(FIXTURES, "brands.csv"), "my brands.csv");
    expect(await describeFile(brands)).toMatchObject({ kind: "csv", holds: "brands", rows: 14, described: null });
    const checked = await work(draftFolder(DRAFT), "check", [brands], checkResult);
    expect(JSON.stringify(checked?.problems)).toContain("no respondents file found");
    expect(JSON.stringify(checked?.problems)).not.toContain(folder);
  });

  it("a list of brands in an older encoding is refused, since no mapping can name its encoding", async () => {
    const older = path.join(folder, "older.csv");
    await writeFile(older, Buffer.from("Brand,industry\nÖldufell,food\n", "latin1"));
    const [problem] = (await describeFile(await upload(older, "brands.csv")))?.problems ?? [];
    expect(problem).toMatchObject({ line: 2, message: expect.stringContaining("not in UTF-8") });
  });

  it("a delivered table in an older encoding is read, and a person confirms the encoding", async () => {
    const older = path.join(folder, "older.csv");
    await writeFile(older, Buffer.from("id;Land;Kyn\n1;Ísland;Kona\n2;Ísland;Karl\n", "latin1"));
    const described = await describeFile(await upload(older, "wave.csv"));
    expect(described).toMatchObject({ problems: [], rows: 2, described: { proposal: { encoding: "windows-1252" } } });
    expect(described?.described?.guesses[0]).toMatchObject({ part: "encoding", certainty: "open" });
  });

  it("a file that can’t be read says why, and a definition names its faults", async () => {
    const broken = await upload("package.json", "broken.sav");
    const [problem] = (await describeFile(broken))?.problems ?? [];
    expect(problem?.message).toMatch(/SPSS/);
    const wrong = await upload("package.json", "study.json");
    expect((await describeFile(wrong))?.problems.length).toBeGreaterThan(0);
  });
});
