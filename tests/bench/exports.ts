import { readFileSync } from "node:fs";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import { DataApi } from "../support/data-api";
import { descendantsOf } from "../support/process-tree";
import { processOf } from "../support/site-processes";
import { quantile, type Measurement } from "./figure-table";
import { cookiesOf } from "./signed-in";

/** A chart with bands, labels and a table: what most people take along. */
const CHART = "figure=single-country&market=sweden";
const FORMATS = Object.keys(EXPORT_FORMATS);
/** Files that are laid out or drawn: these have targets. */
const DRAWN: readonly string[] = ["png", "png-square", "pdf", "pptx"];
/**
 * Answers that are measured, after a first one that is not. A thread that draws has its code compiled after a few files,
 * and kernel ticks are 10 ms: of two answers, half would be compiling and the rest rounding. With the first ones, one
 * person takes 28 files of those with targets, another 8 of the others and the burst: below the hourly limit of each.
 */
const warmOf = (format: string): number => (DRAWN.includes(format) ? 6 : 1);
/** Simultaneous exports of all kinds. */
const BURST = 20;

/** Kernel ticks of a second, as Linux has them everywhere. */
const TICKS = 100;

/** CPU milliseconds that a process and its children have used so far. */
function cpuOf(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, each) => {
    const fields = readFileSync(`/proc/${each}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return sum + ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
  }, 0);
}

/** Megabytes a process and its children hold. */
function memoryOf(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, each) => {
    const kB = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, "utf8"))?.[1] ?? 0;
    return sum + Number(kB) / 1024;
  }, 0);
}

async function take(siteUrl: string, cookie: string, format: string): Promise<{ bytes: number; wait: number }> {
  const from = performance.now();
  const answer = await fetch(`${siteUrl}/api/exports/${format}?${CHART}`, { headers: { cookie } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new Error(`${format} answered ${answer.status}.`);
  return { bytes, wait: performance.now() - from };
}

/** The cost of each kind of file, and twenty at once while someone else reads a ranking. */
export async function measureExports(siteUrl: string, dataDir: string): Promise<Measurement[]> {
  const table: Measurement[] = [];
  const app = processOf(new DataApi(dataDir), "app");
  const [enterprise, admin] = [await cookiesOf(siteUrl, "enterprise"), await cookiesOf(siteUrl, "admin")];
  for (const format of FORMATS) {
    const cookie = DRAWN.includes(format) ? enterprise : admin;
    const warm = warmOf(format);
    const cold = await take(siteUrl, cookie, format);
    const before = cpuOf(app);
    const waits: number[] = [];
    for (let i = 0; i < warm; i += 1) waits.push((await take(siteUrl, cookie, format)).wait);
    table.push({
      what: `export: ${format}, CPU`,
      value: (cpuOf(app) - before) / warm,
      unit: "ms",
      note: `${Math.round(cold.bytes / 1024)} kB; answered in ${Math.round(quantile(waits, 0.5))} ms, the first in ${Math.round(cold.wait)} ms`,
    });
  }
  return [...table, ...(await measureBurst(siteUrl, app))];
}

async function measureBurst(siteUrl: string, app: number): Promise<Measurement[]> {
  const cookie = await cookiesOf(siteUrl, "admin");
  const over = new AbortController();
  let most = memoryOf(app);
  const rest = most;
  const reads: number[] = [];
  const reader = (async () => {
    while (!over.signal.aborted) {
      const from = performance.now();
      await (await fetch(`${siteUrl}/rankings/sweden`)).text();
      reads.push(performance.now() - from);
      most = Math.max(most, memoryOf(app));
    }
  })();
  const from = performance.now();
  const outcomes = await Promise.allSettled(
    Array.from({ length: BURST }, async (_, at) => take(siteUrl, cookie, FORMATS[at % FORMATS.length] ?? "png")),
  );
  const duration = performance.now() - from;
  over.abort();
  await reader;
  const failed = outcomes.filter(({ status }) => status === "rejected").length;
  return [
    { what: `${BURST} exports at once`, value: duration / 1000, unit: "s", note: `${failed} refused` },
    {
      what: "  memory of the app, at most",
      value: most,
      unit: "MB",
      note: `${Math.round(rest)} MB before; aim: below 1,024`,
    },
    {
      what: "  a cached page meanwhile, 95th percentile",
      value: quantile(reads, 0.95),
      unit: "ms",
      note: `${reads.length} reads`,
    },
  ];
}
