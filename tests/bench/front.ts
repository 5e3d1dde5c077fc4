import { execFile, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Front, hasVarnish } from "../front/front";
import { ensureTool } from "../support/debian-tool";
import { pause } from "../support/instance";
import { endWithUs, freePort, killGroup } from "../support/process";
import type { Measurement } from "./figure-table";

const run = promisify(execFile);
const PAGE = "/rankings/sweden";
const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 10;

interface Round {
  requests: number;
  /** 99 of 100 answers within, in milliseconds. */
  p99: number;
}

export interface FrontFigures {
  front: Round;
  nginxFile: Round;
  nginxCache: Round;
  /** The front's rate as a share of nginx's with the file. */
  share: number;
  /** How many times as long 99 of 100 answers take. */
  p99Ratio: number;
  bytes: number;
}

/**
 * The page of Sweden's ranking as the shipped front gives it out, beside nginx with the very same bytes as a file that
 * was packed before, and beside nginx's own cache before the same site. By turns, medians of five rounds.
 * @param site address of a running site on this machine
 * @returns null where Varnish, nginx or wrk is neither here nor can be installed
 */
export async function measureFront(site: string): Promise<FrontFigures | null> {
  if (!hasVarnish() || !ensureTool("nginx") || !ensureTool("wrk")) return null;
  const front = new Front();
  const { hostname, port } = new URL(site);
  await front.start(`${hostname === "localhost" ? "127.0.0.1" : hostname}:${port}`, { APP_ORIGIN: "" });
  const url = `http://127.0.0.1:${front.port}${PAGE}`;
  try {
    const packed = await packedBytes(url);
    return await withNginx(packed, `127.0.0.1:${port}`, async (file, cache) => {
      const rounds: Record<"front" | "nginxFile" | "nginxCache", Round[]> = {
        front: [],
        nginxFile: [],
        nginxCache: [],
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.front.push(await measure(url));
        rounds.nginxFile.push(await measure(file));
        rounds.nginxCache.push(await measure(cache + PAGE));
      }
      const [ours, nginxFile, nginxCache] = [rounds.front, rounds.nginxFile, rounds.nginxCache].map(middle) as [
        Round,
        Round,
        Round,
      ];
      return {
        front: ours,
        nginxFile,
        nginxCache,
        share: ours.requests / nginxFile.requests,
        p99Ratio: ours.p99 / nginxFile.p99,
        bytes: packed.length,
      };
    });
  } finally {
    await front.stop();
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (rounds: Round[]): Round => ({
  requests: median(rounds.map(({ requests }) => requests)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

async function measure(url: string): Promise<Round> {
  const { stdout } = await run(
    "wrk",
    ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "--latency", "-H", "Accept-Encoding: gzip", url],
    { timeout: (SECONDS + 20) * 1_000 },
  );
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered errors under load:\n${stdout}`);
  const [, requests] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (!(Number(requests) > 0)) throw new Error(`${url} answered nothing under load:\n${stdout}`);
  const [, late, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return { requests: Number(requests), p99: Number(late) * { us: 0.001, ms: 1, s: 1_000 }[unit as "us" | "ms" | "s"] };
}

/** The body as it is on the wire, not unpacked as fetch would. */
function packedBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "accept-encoding": "gzip" } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          answer.headers["content-encoding"] === "gzip" && answer.statusCode === 200
            ? resolve(Buffer.concat(chunks))
            : reject(new Error("The front gave out no packed page.")),
        );
      })
      .on("error", reject);
  });
}

async function withNginx<Result>(
  packed: Buffer,
  site: string,
  work: (file: string, cache: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-nginx-"));
  const port = await freePort();
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, "page.html.gz"), packed);
  writeFileSync(path.join(folder, "nginx.conf"), configuration(folder, port, site));
  const server = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-p", folder], {
    stdio: "ignore",
    detached: true,
  });
  const release = endWithUs(server);
  const address = `http://127.0.0.1:${port}`;
  try {
    for (let attempt = 0; attempt < 50 && !(await fetch(`${address}/page.html`).catch(() => null))?.ok; attempt += 1)
      await pause(100);
    return await work(`${address}/page.html`, address);
  } finally {
    killGroup(server, "SIGKILL");
    release();
    rmSync(folder, { recursive: true, force: true });
  }
}

const configuration = (folder: string, port: number, site: string) => `
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  types { text/html html; }
  proxy_temp_path ${folder}/temp;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    # Only here: with a body in chunks, as the cache has it, each answer would wait 40 ms for the reader's acknowledgement.
    location = /page.html { gzip_static always; tcp_nopush on; }
    location / {
      proxy_pass http://${site};
      proxy_cache pages;
      proxy_cache_key $uri;
      proxy_ignore_headers Vary Cache-Control;
      proxy_cache_valid 200 10m;
      proxy_set_header Accept-Encoding gzip;
    }
  }
}
`;

/** Its figures as lines of a table. */
export function frontTable(figures: Awaited<ReturnType<typeof measureFront>>): Measurement[] {
  if (!figures) return [{ what: "the shipped front", value: null, unit: "requests/s" }];
  const { front, nginxFile, nginxCache, share, p99Ratio, bytes } = figures;
  return [
    {
      what: "/rankings/sweden through the shipped front",
      value: front.requests,
      unit: "requests/s",
      note: `p99 ${front.p99.toFixed(2)} ms, ${bytes.toLocaleString("en-GB")} bytes`,
    },
    {
      what: "the same bytes from nginx, a packed file",
      value: nginxFile.requests,
      unit: "requests/s",
      note: `p99 ${nginxFile.p99.toFixed(2)} ms`,
    },
    {
      what: "the same from nginx's cache",
      value: nginxCache.requests,
      unit: "requests/s",
      note: `p99 ${nginxCache.p99.toFixed(2)} ms`,
    },
    { what: "  front's share of the file's rate", value: share * 100, unit: "%", note: "aim: at least 75" },
    { what: "  its 99th percentile", value: p99Ratio, unit: "×", note: "aim: at most 5" },
  ];
}
