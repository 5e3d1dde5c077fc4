import { rmSync } from "node:fs";
import { publishStudy } from "@/lib/study/mutations";
import { listParts } from "@/lib/study/publication-rows";
import type { Study } from "@/lib/study/study";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import { startBackend } from "@/supabase/local/backend-process";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import { openDatabase, type OpenDatabase } from "@/supabase/local/database";
import { installationAt } from "@/supabase/local/installation";
import { loadSecrets } from "@/supabase/local/secrets";
import { newDataDir } from "../support/backend";
import { computedStudy } from "../support/computed-study";

/** The sample study with every figure: some 20,000 results and as many by age, 5,000 forecasts and what goes with them. */
export function wholeStudy(): Study {
  return computedStudy(createSampleStudy(), { ages: { from: 2022, to: 2024 }, consumers: { from: 2020, to: 2025 } });
}

/** Rows of a study in all tables. */
export function rowsIn(study: Study): number {
  return listParts(study).reduce((sum, { count }) => sum + count, 0);
}

/** Publishes a study in a new data folder, with its own backend that is stopped afterwards. */
export async function publishInNewFolder(study: Study): Promise<{ dataDir: string; seconds: number }> {
  const dataDir = await newDataDir();
  const backend = await startBackend({ ...process.env, DATA_DIR: dataDir, BACKEND_PORT: "0" });
  try {
    Object.assign(process.env, embeddedEnvironment(backend.url, loadSecrets(installationAt(dataDir))));
    const started = performance.now();
    await publishStudy(study, { sha256: "a".repeat(64), actor: "bench" });
    return { dataDir, seconds: (performance.now() - started) / 1000 };
  } finally {
    await backend.stop();
  }
}

/** Works on the database of a data folder that no backend serves. */
export async function inDatabase<Result>(
  dataDir: string,
  work: (database: OpenDatabase["connection"]["driver"]) => Promise<Result>,
): Promise<Result> {
  const { connection } = await openDatabase(installationAt(dataDir).database);
  try {
    return await work(connection.driver);
  } finally {
    await connection.close();
  }
}

export function remove(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}
