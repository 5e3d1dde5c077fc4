import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Instance } from "../instance";
import { load } from "../load";
import { positionsCsv, study } from "../study-command";
import type { PartReport } from "../tally";
import { Attempts } from "../outcomes";
import { memoryUnderLoad } from "./memory";

/** Readers on public pages, also while a study is published and taken back. */
export async function underLoad(site: Instance): Promise<PartReport> {
  const attempts = new Attempts();
  const pages = ["/", "/rankings/sweden", "/rankings/norway", "/rankings/search?market=sweden&q=a"];
  await attempts.try("50 readers for 15 s: no error", async () => {
    const { requests, errors, p99 } = await load(site.url, pages, 50, 15);
    console.log(`  ${requests} requests, 99 of 100 within ${Math.round(p99)} ms`);
    return [...errors, ...(requests < 500 ? [`only ${requests} requests were answered`] : [])];
  });

  await attempts.try("20 readers while a study is published and taken back: no error", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "granskog-load-"));
    const file = path.join(folder, "results.csv");
    writeFileSync(file, positionsCsv(Array.from({ length: 200 }, (_, index) => `Loaded brand ${index + 1}`)));
    const reading = load(site.url, ["/rankings/sweden", "/rankings/norway", "/"], 20, 25);
    await study(site.dataDir, "import", file, "--year", "2025");
    await study(site.dataDir, "rollback");
    rmSync(folder, { recursive: true, force: true });
    return (await reading).errors;
  });

  await attempts.try("six busy connections for ten minutes: memory stays flat and below its limit", async () =>
    memoryUnderLoad(site),
  );
  return attempts.report();
}
