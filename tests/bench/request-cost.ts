import { readFileSync } from "node:fs";
import http from "node:http";
import { gzipSync } from "node:zlib";
import { DataApi } from "../support/data-api";
import { descendantsOf } from "../support/process-tree";
import { quantile } from "./figure-table";

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
export function processesOf(dataDir: string): { site: number; database: number } {
  const { start, backend } = new DataApi(dataDir).runtime().pids;
  const site = descendantsOf(start).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("supabase/local/serve.ts"),
  );
  if (site === undefined) throw new Error("The web server was not found.");
  return { site, database: backend };
}

export interface Asked {
  url: string;
  /** Taken in turn: each account may make 1,000 requests in five minutes. */
  cookies?: readonly string[];
  /** Of the copy that the browser has. A page that is drawn anew meanwhile has another from then on. */
  etag?: string;
}

/** How many answers of a round may be whole again because the page was drawn anew: its time was over, or a study came. */
const MOST_RENEWED = 20;

/** One request over a connection that is kept. @returns its status, and milliseconds to its first and last byte */
export function ask({ url, cookies = [], etag }: Asked, turn: number, agent: http.Agent) {
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

export interface RequestCost {
  /** Requests per second. */
  rate: number;
  /** Milliseconds of CPU of the web server and of the database, for each. */
  site: number;
  database: number;
}

/** What a page costs under ten connections. */
export async function costOf(
  asked: Asked,
  expected: number,
  pids: { site: number; database?: number },
): Promise<RequestCost> {
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
        else if (status !== expected) throw new Error(`${asked.url} answered ${status} under load.`);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1_000;
  agent.destroy();
  return {
    rate: count / seconds,
    site: (cpuOf(pids.site) - site) / count,
    database: (databaseCpu() - database) / count,
  };
}

/** Milliseconds to the first byte, one request after the other: of nine the median and the longest. */
export async function firstByteOf(asked: Asked): Promise<{ median: number; longest: number }> {
  const agent = new http.Agent({ keepAlive: true });
  const times: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const { first } = await ask(asked, turn, agent);
    if (turn >= 3) times.push(first);
  }
  agent.destroy();
  return { median: quantile(times, 0.5), longest: Math.max(...times) };
}

const FLIGHT = /<script[^>]*>self\.__next_f\.push\(([\s\S]*?)\)<\/script>/g;

/** How heavy a page is in kB, and how much of it is the second copy that React reads. */
export async function weigh(url: string, cookie?: string): Promise<{ html: number; gzip: number; flight: number }> {
  const html = await (await fetch(url, { headers: cookie ? { cookie } : {} })).text();
  const flight = [...html.matchAll(FLIGHT)].reduce((sum, [, piece = ""]) => sum + piece.length, 0);
  return { html: html.length / 1_000, gzip: gzipSync(html).length / 1_000, flight: flight / 1_000 };
}
