import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findMarketBySlug } from "@/lib/catalogue/markets/market";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import type { StudyResult } from "@/lib/study/study";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import { productEnv, repository } from "../support/process";
import { TestBackend } from "../support/test-backend";
import { printTable, type Measurement } from "./figure-table";

const HEADER =
  "Brand,Country,industry,Year,Ranking Position,Overall Country Ranking,Score,Standard Error,n,Effective n";
/** Rows per second of `npm run study -- import`, from the command to its end, backend already running. */
export async function measureImport(): Promise<Measurement[]> {
  const { results } = createSampleStudy();
  const latest = results.filter(({ year }) => year === 2025);
  const directory = mkdtempSync(path.join(tmpdir(), "granskog-import-"));
  const backend = await TestBackend.start();
  const env = productEnv(embeddedEnvironment(backend.url, backend.secrets));
  try {
    const table: Measurement[] = [];
    for (const [rows, years] of [
      [latest, "2025"],
      [longFile(results), "2010-2025"],
    ] as const) {
      const file = path.join(directory, `${rows.length}.csv`);
      writeFileSync(file, [HEADER, ...rows.map(toLine)].join("\n"));
      const checked = await secondsOf(["import", file, "--year", years, "--sample", "--check"], env);
      const imported = await secondsOf(["import", file, "--year", years, "--sample"], env);
      const size = rows.length.toLocaleString("en-GB");
      table.push(
        {
          what: `import of ${size} rows`,
          value: rows.length / imported,
          unit: "rows/s",
          note: `${imported.toFixed(1)} s in all`,
        },
        { what: "  of which reading and checking", value: checked, unit: "s", note: "with the start of the command" },
      );
    }
    return table;
  } finally {
    await backend.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The whole sample study and, to make it longer, its first waves once more as those of 2010. */
function longFile(results: readonly StudyResult[]): StudyResult[] {
  const earlier = results.filter(({ year }) => year === 2011).map((row) => ({ ...row, year: 2010 }));
  return [...results, ...earlier];
}

function toLine(row: StudyResult): string {
  const { brand, market, industry, year, industryPosition, overallPosition, score, standardError, n, nEff } = row;
  const country = findMarketBySlug(market)?.name ?? market;
  return [brand, country, industry, year, industryPosition, overallPosition, score, standardError, n, nEff].join(",");
}

function secondsOf(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const tsx = path.join(repository, "node_modules/tsx/dist/cli.mjs");
  const started = performance.now();
  const child = spawn(process.execPath, [tsx, "--conditions=react-server", "lib/study/cli/cli.ts", ...args], {
    cwd: repository,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve((performance.now() - started) / 1000);
      else reject(new Error(`study ${args[0]} ended with ${code}`));
    });
  });
}

if (import.meta.main) printTable(await measureImport());
