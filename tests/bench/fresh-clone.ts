import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startInstance } from "../support/instance";
import { freePort, productEnv, repository } from "../support/process";

export type Starts = { install: number; first: number; second: number };

/** Seconds of the README's command on a fresh clone of HEAD (install, then start to the first healthy answer), and of a second start. */
export async function measureStarts(): Promise<Starts> {
  const clone = mkdtempSync(path.join(tmpdir(), "granskog-clone-"));
  const dataDir = path.join(clone, ".data");
  const shell = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: clone, stdio: "ignore", env: productEnv({}), timeout: 600_000 });
  try {
    shell("git", ["clone", "--quiet", repository, "."]);
    const started = performance.now();
    shell("npm", ["install"]);
    const install = (performance.now() - started) / 1000;
    // The address is part of the build (canonical links): another port would mean another build.
    const options = { cwd: clone, dataDir, distDir: ".next", port: await freePort(), timeoutMs: 600_000 };
    const first = await startInstance(options);
    await first.stop();
    const second = await startInstance(options);
    await second.stop();
    return { install, first: first.secondsToServe, second: second.secondsToServe };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}
