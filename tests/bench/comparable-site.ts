import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { z } from "zod";
import { DataApi } from "../support/data-api";
import { serveFolder } from "./throughput";

/** With which public reports of data are built: fixed, so that figures of two dates compare. */
const PACKAGES = {
  "@evidence-dev/evidence": "40.1.8",
  "@evidence-dev/core-components": "5.4.2",
  "@evidence-dev/csv": "1.0.16",
};
const MINUTES = 60_000;

const rankedRows = z
  .array(z.looseObject({ position: z.int(), brand_name: z.string(), industry_name: z.string() }))
  .min(1);

const FILES: Record<string, string> = {
  "package.json": JSON.stringify({ private: true, type: "module", dependencies: PACKAGES }),
  "evidence.config.yaml": `plugins:
  components:
    "@evidence-dev/core-components": {}
  datasources:
    "@evidence-dev/csv": {}
`,
  "sources/study/connection.yaml": "name: study\ntype: csv\noptions: {}\n",
  "pages/index.md": `---
title: Official rankings, Sweden
---

\`\`\`sql ranking
select * from study.sweden order by position
\`\`\`

<DataTable data={ranking} />
`,
};

/**
 * A site of another maker for the same readers: Evidence, with which public reports of data are written, built from the
 * very rows of our page for Sweden and served by nginx, as its makers advise.
 * @returns null where it cannot be installed or built
 */
export async function withComparableSite<Result>(
  dataDir: string,
  measure: (url: string) => Promise<Result>,
): Promise<Result | null> {
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-evidence-"));
  // What nginx runs as may read it.
  chmodSync(folder, 0o755);
  try {
    for (const [file, text] of Object.entries(FILES)) write(folder, file, text);
    write(folder, "sources/study/sweden.csv", await rowsOf(dataDir));
    const isBuilt =
      runIn(folder, "npm", ["install", "--no-audit", "--no-fund", "--legacy-peer-deps"]) &&
      runIn(folder, "npx", ["evidence", "sources"]) &&
      runIn(folder, "npx", ["evidence", "build"]);
    return isBuilt ? await serveFolder(path.join(folder, "build"), measure) : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const runIn = (cwd: string, command: string, args: string[]) =>
  spawnSync(command, args, { cwd, stdio: "ignore", timeout: 10 * MINUTES }).status === 0;

async function rowsOf(dataDir: string): Promise<string> {
  const { status, body } = await new DataApi(dataDir).call("anonymous", "list_ranked_brands", { p_market: "sweden" });
  if (status !== 200) throw new Error(`The data API answered ${status}.`);
  const rows = rankedRows.parse(JSON.parse(body));
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return [
    "position,brand,industry",
    ...rows.map((row) => [row.position, quoted(row.brand_name), quoted(row.industry_name)].join(",")),
  ].join("\n");
}
