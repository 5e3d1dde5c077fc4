import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { killGroup, productEnv, repository } from "./process";

const run = promisify(execFile);

/** Runs `npm run study -- …` against the instance with data in `dataDir`. Returns its output. */
export async function study(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await run("npm", ["run", "--silent", "study", "--", ...args], {
    cwd: repository,
    env: productEnv({ DATA_DIR: dataDir }),
    timeout: 600_000,
  });
  return stdout + stderr;
}

export interface StudyCommandEnd {
  /** Null for one that was killed. */
  code: number | null;
  out: string;
  err: string;
}

/** Runs a study command in a separate process to its end, or kills it as soon as it has printed `killAt`. */
export function studyIn(env: NodeJS.ProcessEnv, args: readonly string[], killAt?: string): Promise<StudyCommandEnd> {
  const command = ["--import", "tsx", "--conditions=react-server", "lib/study/cli/cli.ts", ...args];
  const child = spawn(process.execPath, command, { cwd: repository, env, detached: true });
  const end: StudyCommandEnd = { code: null, out: "", err: "" };
  const hear = (stream: "out" | "err") => (chunk: Buffer) => {
    end[stream] += chunk.toString();
    if (killAt !== undefined && end[stream].includes(killAt) && child.exitCode === null) killGroup(child, "SIGKILL");
  };
  child.stdout.on("data", hear("out"));
  child.stderr.on("data", hear("err"));
  return new Promise((resolve) => child.once("close", (code) => resolve({ ...end, code })));
}

/** A study as the specification's positions columns have it: `brands` in order, industries in turn. */
export function positionsCsv(brands: readonly string[], country = "Sweden", year = 2025): string {
  const industries = ["Energy", "Food & grocery"];
  const header = '"Brand","Country","industry","Year","Ranking Position","Overall Country Ranking"';
  const lines = brands.map((brand, index) =>
    [`"${brand}"`, country, industries[index % 2], year, Math.floor(index / 2) + 1, index + 1].join(","),
  );
  return `${[header, ...lines].join("\n")}\n`;
}
