import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { productEnv, repository } from "../support/process";
import { printTable, type Measurement } from "./figure-table";

type Sized = { name: string; args: string[]; assessments: number };

const STUDIES: Sized[] = [
  { name: "small sample study", args: [], assessments: 3.4e6 },
  { name: "tenth of the full study", args: ["--scale", "full", "--fraction", "0.1"], assessments: 5e6 },
  { name: "full study", args: ["--scale", "full"], assessments: 50e6 },
];

/**
 * Seconds and peak memory of generating and computing invented studies, each in its own process, from start to end:
 * files opened and checked, weights, scores, rank ranges, age groups, consumers, changes, forecasts, alerts.
 */
export async function measureComputing(): Promise<Measurement[]> {
  const directory = mkdtempSync(path.join(tmpdir(), "granskog-computing-"));
  const env = productEnv({ DATA_DIR: directory });
  const table: Measurement[] = [];
  const seconds = new Map<string, number>();
  try {
    for (const { name, args, assessments } of STUDIES) {
      const folder = path.join(directory, name.replaceAll(" ", "-"));
      const made = await timed(["generate", ...args, "--to", folder], env);
      const computed = await timed(["compute", folder, "--sample"], env);
      seconds.set(name, computed.seconds);
      const note = `${(assessments / 1e6).toLocaleString("en-GB")} million assessments`;
      table.push(
        { what: `${name}: generate`, value: made.seconds, unit: "s", note },
        { what: `${name}: compute`, value: computed.seconds, unit: "s", note: `${computed.peak} GiB at most` },
      );
      rmSync(folder, { recursive: true, force: true });
    }
    const [tenth, full] = [seconds.get("tenth of the full study") ?? NaN, seconds.get("full study") ?? NaN];
    table.push({
      what: "  time for ten times the assessments",
      value: full / tenth,
      unit: "times",
      note: "aim: at most 10",
    });
    return table;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function timed(args: string[], env: NodeJS.ProcessEnv): Promise<{ seconds: number; peak: string }> {
  const tsx = path.join(repository, "node_modules/tsx/dist/cli.mjs");
  const node = path.join(repository, "node_modules/.bin/node");
  const started = performance.now();
  const child = spawn(node, [tsx, "--conditions=react-server", "lib/study/cli/cli.ts", ...args], {
    cwd: repository,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code !== 0) return reject(new Error(`study ${args[0]} ended with ${code}`));
      resolve({
        seconds: (performance.now() - started) / 1000,
        peak: /peak memory ([\d.]+) GiB/.exec(out)?.[1] ?? "–",
      });
    });
  });
}

if (import.meta.main) printTable(await measureComputing());
