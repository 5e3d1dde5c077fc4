import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { publishRelease } from "@/lib/study/cli/publish-release";
import { ENGINE_VERSION } from "@/lib/study/computation/computation";
import { saveComputation } from "@/lib/study/computation/store";
import { startDueReleases } from "@/lib/study/releases/maintenance/mutations";
import { findJobAtWork } from "@/lib/study/jobs/find-job";
import { publishStudy, rollBackStudy } from "@/lib/study/mutations";
import { makePreviewLink, openPreview, revokePreviewLink } from "@/lib/study/previews/mutations";
import {
  beginRelease,
  changeRelease,
  noteComputation,
  planRelease,
  withdrawRelease,
} from "@/lib/study/releases/mutations";
import { listAllReleases, listDueReleases } from "@/lib/study/releases/queries";
import { listParts } from "@/lib/study/publication-rows";
import { smallStudy, startOwnBackend } from "@/tests/support/small-study";
import type { TestBackend } from "@/tests/support/test-backend";

// A computation under embargo: published when its time has come and not before, once, and completely or not at all.

const LIVE = smallStudy("live", [2024]);
const COMING = smallStudy("coming");
const ID = "c0ffee000001";
const WAVES = COMING.waves.map(({ market, year }) => `${market}/${year}`);
const ANNA = { userId: "u-anna", actor: "Anna" };
const BO = { userId: "u-bo", actor: "Bo" };
const QUIET = { step: () => undefined, say: () => undefined };
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const PAST = new Date(0);

let backend: TestBackend;
let folder: string;

beforeAll(async () => {
  backend = await startOwnBackend();
  folder = await mkdtemp(path.join(tmpdir(), "releases-"));
  process.env.DATA_DIR = folder;
  await backend.insert("user_roles", [
    { provider_user_id: "u-anna", role: "researcher" },
    { provider_user_id: "u-bo", role: "admin" },
    { provider_user_id: "u-temp", role: "researcher" },
  ]);
  await publishStudy(LIVE, { sha256: "1".repeat(64), actor: "start", definition: DEFAULT_DEFINITION });
  const base = { engine: ENGINE_VERSION, ruleVersion: "top-two-of-five/1", inputs: [], definition: DEFAULT_DEFINITION };
  await saveComputation(path.join(folder, "computations"), { ...base, id: ID, study: COMING });
});
afterAll(async () => {
  await backend?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const { id, state } of await listAllReleases()) if (state === "scheduled") await withdrawRelease(ANNA, id);
  while ((await shownYears()).includes(2025)) await rollBackStudy();
});

const years = z.array(z.object({ year: z.int() }));
/** The latest year of each market, as visitors see it. */
const shownYears = async () =>
  years.parse((await backend.rpc("anonymous", "list_markets", {})).json).map(({ year }) => year);
const stateOf = async (id: string) => (await listAllReleases()).find((release) => release.id === id);

async function planAt(at: Date, computationId = ID): Promise<string> {
  const what = { computationId, draftId: null, waves: WAVES, keepsFiles: false };
  const planned = await planRelease(ANNA, what, { at, zone: "Europe/Stockholm" }, false);
  if (planned.status !== "planned") throw new Error(planned.status);
  return planned.id;
}

/** The steps of publishing by themselves: the first, and the sending of results. */
async function stage(digit: string, release: string): Promise<number> {
  const waves = COMING.waves.map(({ market, year }) => ({ market, year, interviews: 4_000 }));
  const meta = { source: "coming", input_sha256: digit.repeat(64), is_sample: false, actor: "Anna", release, waves };
  return backend.command<number>("stage_publication", { p_meta: meta });
}

async function sendResults(p_publication: number, after: () => Promise<void> = async () => undefined): Promise<void> {
  for (const { count, slice } of listParts(COMING).filter(({ table }) => table === "results"))
    for (const [from, to] of [
      [0, Math.ceil(count / 2)],
      [Math.ceil(count / 2), count],
    ] as const) {
      await backend.command("stage_results", { p_publication, p_rows: slice(from, to) });
      await after();
    }
}

test("a study under embargo is not published before its time, whoever asks", async () => {
  const id = await planAt(inDays(2));
  expect(await listDueReleases()).toEqual([]);
  await expect(publishRelease(id, QUIET)).rejects.toThrow(/later time/);
  // Not with the server's own key either: the transaction that would publish it refuses.
  const staged = publishStudy(COMING, {
    sha256: "2".repeat(64),
    actor: "x",
    definition: DEFAULT_DEFINITION,
    release: id,
  });
  await expect(staged).rejects.toMatchObject({ cause: { message: expect.stringMatching(/planned for a later time/) } });
  expect(await shownYears()).toEqual([2024, 2024]);
});

test("a due study is published once, and its release is marked in the same transaction", async () => {
  const id = await planAt(PAST);
  expect((await listDueReleases()).map((release) => release.id)).toEqual([id]);
  const publication = await publishRelease(id, QUIET);
  expect(await shownYears()).toEqual([2025, 2025]);
  expect(await stateOf(id)).toMatchObject({ state: "published", publication: Number(publication), error: null });
  await expect(publishRelease(id, QUIET)).rejects.toThrow(/done already/);
  expect(await listDueReleases()).toEqual([]);
});

test("two attempts at the same time publish it once", async () => {
  const id = await planAt(PAST);
  const both = await Promise.allSettled([publishRelease(id, QUIET), publishRelease(id, QUIET)]);
  expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
  const numbers = both.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(new Set(numbers).size).toBe(1);
  expect(await stateOf(id)).toMatchObject({ state: "published" });
});

test("a release that is withdrawn while its results are being sent is not published, and nothing of it is seen", async () => {
  const id = await planAt(PAST);
  await beginRelease(id);
  const staged = await stage("3", id);
  await sendResults(staged);
  expect(await withdrawRelease(ANNA, id)).toBe("withdrawn");
  await expect(backend.command("publish_publication", { p_publication: staged })).rejects.toThrow(/withdrawn/);
  await backend.command("discard_publication", { p_publication: staged });
  expect(await shownYears()).toEqual([2024, 2024]);
  expect(await stateOf(id)).toMatchObject({ state: "withdrawn", publication: null });
});

test("an attempt that is killed after any of its steps leaves nothing half-published, and the next one succeeds", async () => {
  const id = await planAt(PAST);
  const staged = await stage("4", id);
  expect(await shownYears()).toEqual([2024, 2024]);
  await sendResults(staged, async () => expect(await shownYears()).toEqual([2024, 2024]));
  await backend.killAndRestart();
  process.env.SUPABASE_URL = backend.url;
  expect(await shownYears()).toEqual([2024, 2024]);
  expect(await stateOf(id)).toMatchObject({ state: "scheduled" });
  // The import that fell silent keeps its turn for a minute; its number lets another begin.
  await backend.command("discard_publication", { p_publication: staged });
  await publishRelease(id, QUIET);
  expect(await shownYears()).toEqual([2025, 2025]);
});

test("a failed attempt says why, changes nothing, and is repeated later", async () => {
  const id = await planAt(PAST, "dead00000000");
  await expect(publishRelease(id, QUIET)).rejects.toThrow(/not found/);
  expect(await stateOf(id)).toMatchObject({
    state: "scheduled",
    attempts: 1,
    error: expect.stringMatching(/not found/),
  });
  expect(await listDueReleases(), "before its next attempt").toEqual([]);
  expect(await shownYears()).toEqual([2024, 2024]);
});

test("results that are published already end the release without a second publication", async () => {
  const first = await planAt(PAST);
  const publication = await publishRelease(first, QUIET);
  const second = await planAt(PAST);
  expect(await publishRelease(second, QUIET)).toBe(publication);
  expect(await stateOf(second)).toMatchObject({ state: "published", publication: Number(publication) });
});

test("a rollback is told of the release, and the same study can be planned again", async () => {
  const id = await planAt(PAST);
  await publishRelease(id, QUIET);
  await rollBackStudy();
  expect(await stateOf(id)).toMatchObject({ state: "rolled_back" });
  expect(await shownYears()).toEqual([2024, 2024]);
  await publishRelease(await planAt(PAST), QUIET);
  expect(await shownYears()).toEqual([2025, 2025]);
});

test("a planned time can be changed until then, and a study is planned once at a time", async () => {
  const id = await planAt(inDays(2));
  const again = { computationId: ID, draftId: null, waves: WAVES, keepsFiles: false };
  expect(await planRelease(BO, again, { at: inDays(3), zone: "UTC" }, false)).toEqual({
    status: "planned-already",
    id,
  });
  expect(await changeRelease(BO, id, { at: PAST, zone: "UTC" }, false)).toBe("changed");
  expect((await listDueReleases()).map((release) => release.id)).toEqual([id]);
  expect(await withdrawRelease(BO, id)).toBe("withdrawn");
  expect(await withdrawRelease(BO, id)).toBe("missing");
  expect(await changeRelease(BO, id, { at: PAST, zone: "UTC" }, false)).toBe("missing");
});

test("where a second person has to publish, the one who computed cannot", async () => {
  await noteComputation(ID, { userId: "u-anna", draftId: null, jobId: "" });
  const what = { computationId: ID, draftId: null, waves: WAVES, keepsFiles: false };
  const due = { at: inDays(2), zone: "UTC" };
  expect(await planRelease(ANNA, what, due, true)).toEqual({ status: "needs-second" });
  const planned = await planRelease(BO, what, due, true);
  expect(planned).toMatchObject({ status: "planned" });
  if (planned.status !== "planned") return;
  expect(await changeRelease(ANNA, planned.id, { at: PAST, zone: "UTC" }, true)).toBe("needs-second");
});

test("the site refuses to plan, withdraw or preview in the name of anyone but researchers and admins", async () => {
  const who = { userId: "u-kari", actor: "Kari" };
  const what = { computationId: ID, draftId: null, waves: WAVES, keepsFiles: false };
  await expect(planRelease(who, what, { at: PAST, zone: "UTC" }, false)).rejects.toThrow();
  const id = await planAt(inDays(1));
  await expect(withdrawRelease(who, id)).rejects.toThrow();
  await expect(makePreviewLink("u-kari", link("9"))).rejects.toThrow();
  expect(await stateOf(id)).toMatchObject({ state: "scheduled" });
});

const link = (digit: string, until = inDays(7)) => ({
  ...{ computationId: ID, name: "Eva", email: "eva@press.test", level: "public" as const },
  ...{ digest: digit.repeat(64), until },
});

test("a preview link opens until its time, at most until the publication, and each opening is recorded", async () => {
  const due = inDays(2);
  await planAt(due);
  const made = await makePreviewLink("u-anna", link("a"));
  expect(made).toMatchObject({ status: "made", until: due.toISOString() });
  expect(await openPreview("a".repeat(64))).toMatchObject({ computationId: ID, name: "Eva", level: "public" });
  await openPreview("a".repeat(64));
  const listed = (await backend.rpc("service", "list_preview_links", { p_computation: ID })).json;
  expect(listed).toMatchObject([{ name: "Eva", openings: { count: 2 } }]);
  expect(await openPreview("b".repeat(64))).toBeNull();
});

test("a preview link ends when it is revoked, when its study is published, and with the role of who made it", async () => {
  const revoked = await makePreviewLink("u-anna", link("c"));
  if (revoked.status !== "made") throw new Error(revoked.status);
  expect(await revokePreviewLink("u-anna", revoked.id)).toBe(true);
  expect(await openPreview("c".repeat(64))).toBeNull();

  await makePreviewLink("u-temp", link("d"));
  expect(await openPreview("d".repeat(64))).not.toBeNull();
  await backend.request("service", "/rest/v1/user_roles?provider_user_id=eq.u-temp", { method: "DELETE" });
  expect(await openPreview("d".repeat(64))).toBeNull();

  await makePreviewLink("u-anna", link("e"));
  await publishRelease(await planAt(PAST), QUIET);
  expect(await openPreview("e".repeat(64))).toBeNull();
  expect(await makePreviewLink("u-anna", { ...link("f"), until: PAST })).toEqual({ status: "past" });
});

test("nothing of a study under embargo is in any answer before it is published", async () => {
  await planAt(inDays(2));
  await makePreviewLink("u-anna", link("0"));
  for (const call of ["list_markets", "list_brand_names", "list_releases", "current_publication"])
    for (const who of ["anonymous", await backend.tokenFor("u-kari")] as const) {
      const { text } = await backend.rpc(who, call);
      expect(text, call).not.toContain("2025-0");
      expect(text, call).not.toContain(ID);
    }
  expect(await shownYears()).toEqual([2024, 2024]);
});

test("the timer starts one publication at a time, in a process that publishes it", { timeout: 90_000 }, async () => {
  const id = await planAt(PAST);
  expect(await startDueReleases()).toBe(1);
  expect(await startDueReleases()).toBe(0);
  await expect.poll(async () => (await stateOf(id))?.state, { timeout: 60_000, interval: 500 }).toBe("published");
  expect(await shownYears()).toEqual([2025, 2025]);
  await expect.poll(async () => findJobAtWork(folder, "publish"), { timeout: 20_000, interval: 200 }).toBeNull();
});
