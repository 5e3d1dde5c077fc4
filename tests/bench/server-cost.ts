import { readFileSync } from "node:fs";
import http from "node:http";
import { gzipSync } from "node:zlib";
import { ANALYSES, ANALYSIS_IDS } from "@/lib/catalogue/analyses";
import { DataApi } from "../support/data-api";
import { withEmptyApp } from "./empty-app";
import type { Instance } from "../support/instance";
import { descendantsOf } from "../support/process-tree";
import { SAMPLE_PEOPLE } from "../support/sign-in";
import { quantile, type Measurement } from "./figure-table";
import { residentMegabytes } from "./process-memory";
import { cookiesOf } from "./signed-in";

const SECONDS = 6;
const CONNECTIONS = 10;
/** Milliseconds of a tick in /proc/PID/stat. */
const TICK = 10;

/** Milliseconds of CPU that a process has used, in all its threads. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** The web server and the database among the processes of a running product. */
function processesOf(dataDir: string): { site: number; database: number } {
  const { start, backend } = new DataApi(dataDir).runtime().pids;
  const site = descendantsOf(start).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("supabase/local/serve.ts"),
  );
  if (site === undefined) throw new Error("The web server was not found.");
  return { site, database: backend };
}

/** The process that serves an empty app at a port: Next's own command, or what it started. */
function pidAt(port: number): number {
  const found = descendantsOf(process.pid).filter((pid) => {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return command.includes("next-server") || command.includes(`\0${port}\0`);
  });
  const server = found.at(-1);
  if (server === undefined) throw new Error("The empty app’s process was not found.");
  return server;
}

interface Asked {
  url: string;
  /** Taken in turn: each account may make 1,000 requests in five minutes. */
  cookies?: readonly string[];
  /** Of the copy that the browser has. A page that is drawn anew meanwhile has another from then on. */
  etag?: string;
}

/** How many answers of a round may be whole again because the page was drawn anew: its time was over, or a study came. */
const MOST_RENEWED = 20;

/** One request over a connection that is kept. @returns its status, and milliseconds to its first and last byte */
function ask({ url, cookies = [], etag }: Asked, turn: number, agent: http.Agent) {
  const cookie = cookies[turn % cookies.length];
  const headers = { "accept-encoding": "gzip", ...(cookie && { cookie }), ...(etag && { "if-none-match": etag }) };
  const from = performance.now();
  return new Promise<{ status: number; first: number; etag: string }>((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      let first: number | null = null;
      answer.on("data", () => (first ??= performance.now() - from));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          first: first ?? performance.now() - from,
          etag: answer.headers.etag ?? "",
        }),
      );
    });
    request.on("error", reject);
  });
}

/** What a page costs under ten connections: requests per second, and CPU of the web server and of the database for each. */
async function costOf(name: string, asked: Asked, expected: number, pids: { site: number; database?: number }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let count = 0;
  let renewed = 0;
  const databaseCpu = () => (pids.database === undefined ? 0 : cpuOf(pids.database));
  const [site, database, from] = [cpuOf(pids.site), databaseCpu(), performance.now()];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - from < SECONDS * 1_000) {
        const { status, etag } = await ask(asked, (count += 1), agent);
        if (status === 200 && expected === 304 && (renewed += 1) <= MOST_RENEWED) asked.etag = etag;
        else if (status !== expected) throw new Error(`${name} answered ${status} under load.`);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1_000;
  agent.destroy();
  const each = (used: number) => (used / count).toFixed(2);
  const note = `CPU per request: web server ${each(cpuOf(pids.site) - site)} ms, database ${each(databaseCpu() - database)} ms`;
  return { what: name, value: count / seconds, unit: "requests/s", note };
}

/** Milliseconds to the first byte, one request after the other: median of nine. */
async function firstByte(name: string, asked: Asked): Promise<Measurement> {
  const agent = new http.Agent({ keepAlive: true });
  const times: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const { first } = await ask(asked, turn, agent);
    if (turn >= 3) times.push(first);
  }
  agent.destroy();
  const note = `longest of nine ${Math.max(...times).toFixed(1)} ms`;
  return { what: `  ${name}, first byte`, value: quantile(times, 0.5), unit: "ms", note };
}

const FLIGHT = /<script[^>]*>self\.__next_f\.push\(([\s\S]*?)\)<\/script>/g;

/** How heavy a page is, and how much of it is the second copy that React reads. */
async function weightOf(url: string, cookie?: string): Promise<Measurement> {
  const html = await (await fetch(url, { headers: cookie ? { cookie } : {} })).text();
  const flight = [...html.matchAll(FLIGHT)].reduce((sum, [, piece = ""]) => sum + piece.length, 0);
  const note = `gzip ${(gzipSync(html).length / 1_000).toFixed(1)} kB; data for React ${(flight / 1_000).toFixed(1)} kB`;
  return { what: `${new URL(url).pathname}, HTML`, value: html.length / 1_000, unit: "kB", note };
}

/** What pages cost the server: kept ones, conditional requests, signed-in ones; their weight; and memory afterwards. */
export async function measureServerCost({ url, dataDir }: Pick<Instance, "url" | "dataDir">): Promise<Measurement[]> {
  const pids = processesOf(dataDir);
  const kept = `${url}/rankings/sweden`;
  // Kept from the second request on, and packed well in the background.
  for (let turn = 0; turn < 3; turn += 1) await ask({ url: kept }, turn, new http.Agent());
  const { etag } = await ask({ url: kept }, 0, new http.Agent());
  const cookies: string[] = [];
  for (const person of SAMPLE_PEOPLE) cookies.push(await cookiesOf(url, person));
  const enterprise = cookies[SAMPLE_PEOPLE.indexOf("enterprise")] ?? "";
  const table: Measurement[] = [
    await costOf("kept page, gzip, by npm start alone", { url: kept }, 200, pids),
    await costOf("the same, unchanged (304)", { url: kept, etag }, 304, pids),
    await costOf("/auth, a page with a nonce", { url: `${url}/auth` }, 200, pids),
  ];
  await withEmptyApp(async (url) => {
    const empty = new URL("/dynamic", url);
    table.push(
      await costOf("an empty dynamic page of Next", { url: empty.href }, 200, { site: pidAt(Number(empty.port)) }),
    );
  });
  for (const path of ["/account", "/rankings/full"]) {
    table.push(await costOf(`${path}, signed in, five people in turn`, { url: url + path, cookies }, 200, pids));
    table.push(await firstByte(path, { url: url + path, cookies: [enterprise] }));
  }
  for (const id of ANALYSIS_IDS)
    table.push(await firstByte(ANALYSES[id].path, { url: url + ANALYSES[id].path, cookies: [enterprise] }));
  table.push(
    { what: "web server, memory after this load", value: residentMegabytes(pids.site), unit: "MB", note: "aim: 600" },
    { what: "database, memory after this load", value: residentMegabytes(pids.database), unit: "MB", note: "aim: 600" },
  );
  for (const path of ["/", "/rankings/sweden", "/pricing"]) table.push(await weightOf(url + path));
  for (const path of ["/account", "/rankings/full", "/predictive-insights/momentum"])
    table.push(await weightOf(url + path, enterprise));
  return table;
}
