import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { readDefinition } from "@/lib/catalogue/definition/read-definition";
import { ENGINE_VERSION } from "@/lib/study/computation/computation";
import { listComputations, saveComputation } from "@/lib/study/computation/store";
import { inventStudy } from "@/lib/study/generate/invent-study";
import { findJob } from "@/lib/study/jobs/find-job";
import { hasEnded, type JobRequest } from "@/lib/study/jobs/job";
import { readJob, scratchOf, writeJob } from "@/lib/study/jobs/job-files";
import { startJob } from "@/lib/study/jobs/start-job";
import { isRunning } from "@/lib/study/live-process";
import { publishStudy, rollBackStudy } from "@/lib/study/mutations";
import { planRelease } from "@/lib/study/releases/mutations";
import { listAllReleases } from "@/lib/study/releases/queries";
import { type KillingProxy, startKillingProxy } from "@/tests/support/killing-proxy";
import { productEnv, repository } from "@/tests/support/process";
import { smallStudy, startOwnBackend } from "@/tests/support/small-study";
import type { TestBackend } from "@/tests/support/test-backend";

// The process of a computation and that of a publication are killed at each of their steps, and the web server's while
// they work: nothing is ever half there, and starting again ends well.

const PATIENCE = { timeout: 120_000, interval: 100 };
const SECOND_STUDY = path.join(repository, "content/second-study/study.json");
/** At its beginning and halfway; a deep run looks at more of it. */
const STEPS_OF_COMPUTING = process.env.DEEP ? 6 : 2;
/** A publication is killed after its first call and each so many later: study-publishing.test.ts breaks off at every one. */
const STRIDE = process.env.DEEP ? 1 : 4;

let backend: TestBackend;
let proxy: KillingProxy;
let root: string;
let study: string;

beforeAll(async () => {
  backend = await startOwnBackend();
  proxy = await startKillingProxy(backend.url);
  root = await mkdtemp(path.join(tmpdir(), "kills-"));
  process.env.DATA_DIR = root;
  study = path.join(root, "second-study");
  const { definition } = readDefinition(JSON.parse(await readFile(SECOND_STUDY, "utf8")));
  if (!definition) throw new Error("The second study's definition has problems.");
  await inventStudy(definition, study, { years: [2021, 2023, 2025], interviews: 400, seed: "kills" });
  await backend.insert("user_roles", [{ provider_user_id: "u-anna", role: "researcher" }]);
}, 120_000);
afterAll(async () => {
  await proxy?.stop();
  await backend?.stop();
  await rm(root, { recursive: true, force: true });
});

const compute = (): JobRequest => ({
  kind: "compute",
  ...{ draft: null, paths: [study], definition: SECOND_STUDY, isSample: true, memory: "500MB" },
});
const computations = "computations";
const stored = async () => (await listComputations(path.join(root, computations))).map(({ id }) => id);
/** What is in the folder of computations, complete or not. */
const left = async () => readdir(path.join(root, computations)).catch(() => []);

async function begin(request: JobRequest): Promise<string> {
  const { status, id } = await startJob(root, request, null);
  expect(status).toBe("started");
  return id;
}

const atWork = async (id: string) =>
  expect.poll(async () => (await readJob(root, id))?.pid ?? null, PATIENCE).not.toBeNull();
const ended = async (id: string) =>
  expect.poll(async () => hasEnded((await findJob(root, id))?.status ?? "starting"), PATIENCE).toBe(true);

async function kill(id: string): Promise<void> {
  const pid = (await readJob(root, id))?.pid;
  if (!pid) throw new Error("The job has no process.");
  process.kill(pid, "SIGKILL");
  await expect.poll(() => isRunning(pid), PATIENCE).toBe(false);
}

/** As if a killed job had been silent for a while: the wait itself is not what is tested. */
async function letTimePass(id: string): Promise<void> {
  const job = await readJob(root, id);
  if (job) await writeJob(root, { ...job, heartbeatAt: new Date(Date.now() - 600_000).toISOString() });
}

test(
  "a computation whose process is killed leaves nothing that looks like one, and can be started again",
  {
    timeout: 400_000,
  },
  async () => {
    const whole = await begin(compute());
    await atWork(whole);
    const from = Date.now();
    await ended(whole);
    const took = Date.now() - from;
    const [result] = await stored();
    expect(await readJob(root, whole)).toMatchObject({ state: "done", result });
    await rm(path.join(root, computations), { recursive: true, force: true });
    // Each is begun in what the one before it has left.
    const killed: string[] = [];
    for (let step = 0; step < STEPS_OF_COMPUTING; step += 1) {
      const id = await begin(compute());
      for (const earlier of killed) expect(existsSync(scratchOf(root, earlier))).toBe(false);
      await atWork(id);
      await setTimeout((took * step) / STEPS_OF_COMPUTING);
      if ((await readJob(root, id))?.state === "done") break;
      await kill(id);
      killed.push(id);
      expect(await stored(), `killed after ${step} of ${STEPS_OF_COMPUTING} parts`).toEqual([]);
      expect((await left()).filter((name) => !name.startsWith("."))).toEqual([]);
      await letTimePass(id);
      expect((await findJob(root, id))?.status).toBe("stopped");
    }
    expect(killed).not.toEqual([]);
    const again = await begin(compute());
    await ended(again);
    expect(await readJob(root, again)).toMatchObject({ state: "done", result });
    expect(await stored()).toEqual([result]);
    expect(await left(), "what the killed ones had begun").toEqual([result]);
    for (const id of killed) expect(existsSync(scratchOf(root, id))).toBe(false);
  },
);

test("a computation goes on when the web server that started it is killed", { timeout: 200_000 }, async () => {
  await rm(path.join(root, computations), { recursive: true, force: true });
  const code = `
    const { startJob } = await import("./lib/study/jobs/start-job.ts");
    const { id } = await startJob(${JSON.stringify(root)}, ${JSON.stringify(compute())}, null);
    console.log(id);
    setInterval(() => undefined, 1_000);`;
  const preload = pathToFileURL(path.join(repository, "supabase/local/leave-with-parent.ts")).href;
  const server = spawn(
    process.execPath,
    ["--import", "tsx", "--conditions=react-server", "--input-type=module", "-e", code],
    {
      cwd: repository,
      env: productEnv({ DATA_DIR: root, NODE_OPTIONS: `--import=tsx --import=${preload}` }),
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const id = await new Promise<string>((resolve, reject) => {
    server.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once("exit", () => reject(new Error("The web server ended early.")));
  });
  await atWork(id);
  // With everything in its group, as a supervisor ends a server.
  process.kill(-(server.pid ?? 0), "SIGKILL");
  await ended(id);
  expect(await readJob(root, id)).toMatchObject({ state: "done" });
  expect(await stored()).toHaveLength(1);
});

const LIVE = smallStudy("live", [2024]);
const COMING = smallStudy("coming");
const COMING_ID = "c0ffee000002";
const ANNA = { userId: "u-anna", actor: "Anna" };
const BRANDS = { sweden: 24, netherlands: 8 };

const latest = z.array(z.object({ slug: z.string(), year: z.int() }));
const ranked = z.array(z.unknown());

/** What visitors see: the latest year of both markets, with all their brands. */
async function shownYear(): Promise<number> {
  const markets = latest.parse((await backend.rpc("anonymous", "list_markets", {})).json);
  const [year] = new Set(markets.map((market) => market.year));
  expect(new Set(markets.map((market) => market.year)).size, "both markets change together").toBe(1);
  for (const [p_market, brands] of Object.entries(BRANDS)) {
    const { json } = await backend.rpc("service", "list_live_results", { p_market });
    const own = z.array(z.object({ year: z.int() })).parse(json);
    expect(own.filter((row) => row.year === year)).toHaveLength(brands);
  }
  return year ?? 0;
}

const stateOf = async (release: string) => (await listAllReleases()).find(({ id }) => id === release)?.state;

async function plan(): Promise<string> {
  const what = {
    ...{ computationId: COMING_ID, draftId: null, keepsFiles: false },
    waves: COMING.waves.map(({ market, year }) => `${market}/${year}`),
  };
  const planned = await planRelease(ANNA, what, { at: new Date(0), zone: "UTC" }, false);
  if (planned.status !== "planned") throw new Error(planned.status);
  return planned.id;
}

test(
  "a publication whose process is killed on its way is published as a whole or not at all",
  {
    timeout: 400_000,
  },
  async () => {
    await publishStudy(LIVE, { sha256: "1".repeat(64), actor: "start", definition: DEFAULT_DEFINITION });
    const base = {
      engine: ENGINE_VERSION,
      ruleVersion: "top-two-of-five/1",
      inputs: [],
      definition: DEFAULT_DEFINITION,
    };
    await saveComputation(path.join(root, computations), { ...base, id: COMING_ID, study: COMING });
    let release = await plan();
    const seen: { calls: string[]; year: number }[] = [];
    for (let step = 1; step < 40; step += STRIDE) {
      if ((await stateOf(release)) === "published") {
        await rollBackStudy();
        release = await plan();
      }
      process.env.SUPABASE_URL = proxy.url;
      const id = await begin({ kind: "publish", release });
      process.env.SUPABASE_URL = backend.url;
      await atWork(id);
      const calls = await proxy.killAfter(
        step,
        async () => kill(id),
        async () => ended(id),
      );
      const year = await shownYear();
      expect(await stateOf(release), calls.join()).toBe(year === 2025 ? "published" : "scheduled");
      seen.push({ calls, year });
      if ((await readJob(root, id))?.state === "done") break;
      await letTimePass(id);
    }
    expect(seen.at(-1)?.year).toBe(2025);
    expect(seen.filter(({ year }) => year !== 2025).length, "killed before it was published").toBeGreaterThan(1);
    if (!process.env.DEEP) return;
    // It was killed before its transaction, after it, and not at all.
    const ends = seen.map(({ calls }) => calls.at(-1) ?? "");
    expect(ends).toEqual(expect.arrayContaining(["begin_release", "stage_publication", "stage_results"]));
    expect(seen.find(({ calls }) => calls.at(-1) === "publish_publication")?.year).toBe(2025);
    expect(ranked.parse((await backend.rpc("anonymous", "list_markets", {})).json)).toHaveLength(2);
  },
);
