import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pause } from "../support/instance";
import { endWithUs, freePort, killGroup, productEnv, repository, run } from "../support/process";
import { descendantsOf } from "../support/process-tree";

const FILES: Record<string, string> = {
  "package.json": '{ "private": true, "type": "module" }',
  "next.config.mjs": 'export default { turbopack: { root: new URL("..", import.meta.url).pathname } };',
  "app/layout.js":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  "app/page.js": "export default function Page() { return <h1>Empty</h1>; }",
  "app/dynamic/page.js":
    'export const dynamic = "force-dynamic"; export default function Page() { return <h1>Empty</h1>; }',
};

/** Builds an empty Next app with this repository's Next and React, serves it while `measure` runs, and removes it. */
export async function withEmptyApp<Result>(measure: (url: string) => Promise<Result>): Promise<Result> {
  const folder = path.join(repository, ".next-bench");
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const next = path.join(repository, "node_modules/next/dist/bin/next");
  const { code } = await run(process.execPath, [next, "build", folder], {
    timeoutMs: 180_000,
    output: "dropped",
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) throw new Error("The empty app did not build.");
  const port = await freePort();
  const server = spawn(process.execPath, [next, "start", folder, "-p", String(port)], {
    stdio: "ignore",
    detached: true,
    env: productEnv({}),
  });
  const release = endWithUs(server);
  const url = `http://localhost:${port}/`;
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answer = await fetch(url).catch(() => null);
      if (answer?.ok) return await measure(url);
      await pause(200);
    }
    throw new Error("The empty app did not answer.");
  } finally {
    killGroup(server, "SIGKILL");
    release();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The process that serves an empty app at a port: Next's own command, or what it started. */
export function pidAt(port: number): number {
  const found = descendantsOf(process.pid).filter((pid) => {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return command.includes("next-server") || command.includes(`\0${port}\0`);
  });
  const server = found.at(-1);
  if (server === undefined) throw new Error("The empty app’s process was not found.");
  return server;
}
