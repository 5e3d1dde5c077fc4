import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { DataApi } from "./data-api";
import { isHealthy, pause, type Instance } from "./instance";
import { killPart, type Part } from "./site-processes";
import { positionsCsv, study } from "./study-command";

const named = z.array(z.object({ brand_name: z.string() }));

/**
 * One round of a fault: a study is imported while a process of the site is killed -9 at a moment of `delayMs` into it.
 * Afterwards the site must come back, and show either all of the former study or all of the new one; all of the new one
 * when the import said that it was published. Answers what went wrong, or null.
 */
export async function killDuringImport(
  site: Instance,
  round: number,
  victim: Part,
  delayMs: number,
): Promise<string | null> {
  const api = new DataApi(site.dataDir);
  const brands = Array.from({ length: 300 }, (_, index) => `Round ${round} brand ${index + 1}`);
  const file = path.join(mkdtempSync(path.join(tmpdir(), "granskog-fault-")), "results.csv");
  writeFileSync(file, positionsCsv(brands));
  const before = await swedishBrands(api);

  const importing = study(site.dataDir, "import", file, "--year", "2025").then(
    (text) => /Published/.test(text),
    () => false,
  );
  await pause(delayMs);
  killPart(api, victim);
  const acknowledged = await importing;

  for (let waited = 0; !(await isHealthy(site.url)); waited += 250) {
    if (waited > 60_000) return "the site did not come back within a minute";
    await pause(250);
  }
  const after = await swedishBrands(api);
  const isNew = after.join() === brands.join();
  const isFormer = after.join() === before.join();
  if (!isNew && !isFormer) return `${after.length} brands of neither study whole`;
  if (acknowledged && !isNew) return "an acknowledged import was lost";
  const page = await fetch(`${site.url}/rankings/sweden`);
  if (page.status !== 200) return `the page answers ${page.status}`;
  return null;
}

async function swedishBrands(api: DataApi): Promise<string[]> {
  const { body } = await api.call("service", "list_ranked_brands", { p_market: "sweden" });
  return named.parse(JSON.parse(body)).map(({ brand_name }) => brand_name);
}
