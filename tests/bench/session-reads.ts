import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { repository } from "../support/process";

const run = promisify(execFile);

/** How often a second one process reads who is signed in, from the cookie to the account. */
export async function measureSessionReads(): Promise<number> {
  const args = ["--import", "tsx", "--conditions=react-server", path.join("tests", "bench", "session-reads-worker.ts")];
  const { stdout } = await run(process.execPath, args, { cwd: repository, timeout: 120_000 });
  return (JSON.parse(stdout) as { readsPerSecond: number }).readsPerSecond;
}
