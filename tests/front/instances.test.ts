import type { ChildProcess } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedEnvironment, siteEnvironment } from "@/supabase/local/child-environment";
import { endChild } from "@/supabase/local/child-process";
import { installationAt } from "@/supabase/local/installation";
import { followPublications } from "@/supabase/local/follow-publications";
import { currentPublication, refreshPages } from "@/supabase/local/publication";
import { findRuntime } from "@/supabase/local/runtime-file";
import { loadSecrets } from "@/supabase/local/secrets";
import { loadSite, serveSite } from "@/supabase/local/site-process";
import { wholeProduct, type Whole } from "../support/faulty-site";
import { pause } from "../support/instance";
import { freePort } from "../support/process";
import { positionsCsv, study } from "../support/study-command";
import { Front, HOST, TOKEN } from "./front";
import { SharedCache } from "./shared-cache";

// Two web servers of one build on one backend, sharing Redis, behind the shipped front.

const PAGE = "/rankings/sweden";
const MEMBER = { headers: { cookie: "signed_in=1" } };
/** Of this run alone: the same study twice would change nothing. */
const run = Date.now().toString(36);
const [EVERYWHERE, WHILE_AWAY, AFTERWARDS] = [`Told everywhere ${run}`, `While away ${run}`, `Back again ${run}`];
const front = new Front();
const cache = new SharedCache();
const ports: number[] = [];
const servers: (ChildProcess | null)[] = [];
let whole: Whole;
let environment: Record<string, string>;

async function start(number: number): Promise<void> {
  const port = ports[number] ?? 0;
  const own = { ...environment, PORT: String(port), LOCAL_ORIGIN: `http://127.0.0.1:${port}` };
  const onSpawn = (child: ChildProcess) => (servers[number] = child);
  await serveSite(loadSite({ port, isDevelopment: false, environment: own, onSpawn }), port, {});
}

function kill(number: number): void {
  servers[number]?.kill("SIGKILL");
  servers[number] = null;
}

async function readAt(number: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ports[number]}${PAGE}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** How many instances are connected to the shared cache. */
const connections = async () =>
  (await cache.ask("client", "list"))
    .split("\n")
    .filter((line) => line.includes("cmd=") && !line.includes("cmd=client")).length;

const readAtFront = async () => String((await front.ask(PAGE)).body);

/** Publishes a study whose first brand has this name, and tells one instance. */
async function publish(brand: string, instance = 0): Promise<void> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "granskog-shared-")), "results.csv");
  writeFileSync(file, positionsCsv([brand, ...Array.from({ length: 30 }, (_, index) => `Other ${index + 1}`)]));
  await study(whole.dataDir, "import", file, "--year", "2025");
  await refreshPages(`http://127.0.0.1:${ports[instance]}`, environment.INTERNAL_TOKEN ?? "");
}

beforeAll(async () => {
  whole = await wholeProduct();
  await cache.start();
  ports.push(await freePort(), await freePort());
  const installation = installationAt(whole.dataDir);
  const secrets = loadSecrets(installation);
  environment = {
    ...siteEnvironment(0, whole.dataDir, secrets),
    ...embeddedEnvironment(findRuntime(installation)?.backendUrl ?? "", secrets),
    APP_ORIGIN: `http://${HOST}`,
    NEXT_DIST_DIR: whole.distDir,
    SITE_INDEXABLE: "1",
    REDIS_URL: cache.url,
    FRONT_PURGE_URL: await front.reserve(),
    FRONT_PURGE_TOKEN: TOKEN,
  };
  await Promise.all([start(0), start(1)]);
  await front.start(ports.map((port) => `127.0.0.1:${port}`).join(","), {
    FRONT_PROBE: process.env.FRONT_PROBE ?? "/readyz",
  });
});

afterAll(async () => {
  await front.stop();
  cache.kill();
  for (const server of servers) if (server) await endChild(server, 10_000);
  await whole?.stop();
});

test("a page rendered by one instance is served by the other", async () => {
  await readAt(0);
  const answer = await fetch(`http://127.0.0.1:${ports[1]}${PAGE}`);
  expect(answer.headers.get("x-nextjs-cache")).toBe("HIT");
  expect(answer.headers.get("cache-tag")?.split(",")).toContain("publication");
  expect((await cache.ask("keys", "granskog:*")).split("\n").some((key) => key.endsWith(PAGE))).toBe(true);
});

/** Next responds to the caller before it has informed the store and the proxies. */
const SOON = { timeout: 5_000, interval: 100 };

test("a publication reaches all instances within seconds", async () => {
  expect(await readAtFront()).not.toContain(EVERYWHERE);
  await publish(EVERYWHERE);
  await expect.poll(readAtFront, SOON).toContain(EVERYWHERE);
  for (const number of [0, 1]) await expect.poll(() => readAt(number), SOON).toContain(EVERYWHERE);
});

test("kill -9 of one instance loses no one a page", async () => {
  const ask = (turn: number) =>
    turn % 2 ? front.ask(`${PAGE}?_turn=${turn}`, MEMBER) : front.ask(`/help?turn=${turn}`, MEMBER);
  const before = await Promise.all(Array.from({ length: 10 }, (_, turn) => ask(turn)));
  const during = Array.from({ length: 60 }, async (_, turn) => {
    await pause(turn * 25);
    return ask(turn);
  });
  await pause(400);
  kill(1);
  const statuses = [...before, ...(await Promise.all(during))].map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
  await start(1);
  await front.awaitReady(2);
});

test("without the shared cache all instances serve, and agree again afterwards", async () => {
  cache.kill();
  for (const number of [0, 1]) await expect.poll(() => readAt(number), SOON).toContain(EVERYWHERE);
  let isStopping = false;
  const other = {
    siteUrl: `http://127.0.0.1:${ports[1]}`,
    environment: () => environment,
    isStopping: () => isStopping,
  };
  // As the start command of the instance that nobody tells does.
  followPublications(other, await currentPublication(environment));
  await publish(WHILE_AWAY);
  await expect.poll(() => readAt(0), SOON).toContain(WHILE_AWAY);
  await expect.poll(() => readAt(1), { timeout: 10_000, interval: 200 }).toContain(WHILE_AWAY);
  isStopping = true;
  await expect.poll(readAtFront, SOON).toMatch(new RegExp(`${WHILE_AWAY}|${EVERYWHERE}`));
  await cache.start();
  // What was revalidated meanwhile is revalidated there before it is read; both have found it again when both have asked.
  for (let attempt = 0; attempt < 40 && (await connections()) < 2; attempt += 1) await pause(250);
  await pause(3_000);
  for (const number of [0, 1]) await expect.poll(() => readAt(number), SOON).toContain(WHILE_AWAY);
  await publish(AFTERWARDS, 1);
  for (const number of [0, 1]) await expect.poll(() => readAt(number), SOON).toContain(AFTERWARDS);
  await expect.poll(readAtFront, SOON).toContain(AFTERWARDS);
});

test("with no instance left, the last good public pages are served and nothing private", async () => {
  await expect.poll(readAtFront, SOON).toContain(AFTERWARDS);
  kill(0);
  kill(1);
  const page = await front.ask(PAGE);
  expect([page.status, String(page.body).includes(AFTERWARDS)]).toEqual([200, true]);
  expect((await front.ask(PAGE, MEMBER)).status).toBe(503);
  await Promise.all([start(0), start(1)]);
  await front.awaitReady(2);
  expect((await front.ask("/pricing", MEMBER)).status).toBe(200);
});
