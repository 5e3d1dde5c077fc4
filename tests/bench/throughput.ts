import { execFile, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ensureTool } from "../support/debian-tool";
import { pause } from "../support/instance";
import { endWithUs, freePort, killGroup } from "../support/process";

const run = promisify(execFile);
const SECONDS = 8;
const CONNECTIONS = 10;

/**
 * Requests per second that a server answers over ten connections, asked for gzip; null without the tool to ask with.
 * @param cookie sent with each request: the page as someone in particular sees it
 */
export async function measureRequests(url: string, cookie?: string): Promise<number | null> {
  if (!isLoopback(url) || !ensureTool("wrk")) return null;
  const headers = ["Accept-Encoding: gzip", ...(cookie ? [`Cookie: ${cookie}`] : [])].flatMap((header) => [
    "-H",
    header,
  ]);
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...headers, url];
  const { stdout } = await run("wrk", args, { timeout: (SECONDS + 20) * 1000 });
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered errors under load:\n${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return rate ? Number(rate) : null;
}

/** Serves the very bytes that `pageUrl` answers (gzip) from nginx while `measure` runs; null without nginx. */
export async function withNginx<Result>(
  pageUrl: string,
  measure: (url: string) => Promise<Result>,
): Promise<Result | null> {
  if (!isLoopback(pageUrl)) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-page-"));
  chmodSync(folder, 0o755);
  try {
    writeFileSync(path.join(folder, "page.html"), await rawGzip(pageUrl));
    return await serveFolder(folder, (url) => measure(`${url}page.html`), "add_header Content-Encoding gzip;");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Serves a folder from nginx while `measure` runs; null without nginx.
 * @param packing how its answers are packed
 */
export async function serveFolder<Result>(
  root: string,
  measure: (url: string) => Promise<Result>,
  packing = "gzip on; gzip_types text/css application/javascript application/json;",
): Promise<Result | null> {
  if (!ensureTool("nginx")) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-nginx-"));
  const port = await freePort();
  writeFileSync(path.join(folder, "nginx.conf"), configuration({ folder, root, port, packing }));
  const server = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-p", folder], {
    stdio: "ignore",
    detached: true,
  });
  const release = endWithUs(server);
  const url = `http://127.0.0.1:${port}/`;
  try {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      // It answers, be it that there is no such file.
      const answer = await fetch(url).catch(() => null);
      await answer?.body?.cancel();
      if (answer) return await measure(url);
      await pause(100);
    }
    throw new Error("nginx did not answer.");
  } finally {
    killGroup(server, "SIGKILL");
    release();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Served {
  /** Its own files. */
  folder: string;
  root: string;
  port: number;
  packing: string;
}

function configuration({ folder, root, port, packing }: Served): string {
  return `
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  types { text/html html; text/css css; application/javascript js; application/json json; application/wasm wasm; }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    index index.html;
    ${packing}
  }
}
`;
}

/** The body as it is on the wire, not unpacked as fetch would. */
function rawGzip(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "accept-encoding": "gzip" } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => resolve(Buffer.concat(chunks)));
        answer.on("error", reject);
      })
      .on("error", reject);
  });
}

/** Load is sent to this machine only. */
function isLoopback(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
