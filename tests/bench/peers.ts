import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pause, startInstance, type Instance } from "../support/instance";
import { freePort, repository } from "../support/process";
import { withEmptyApp } from "./empty-app";
import type { Measurement } from "./figure-table";
import { measureFront } from "./front";
import { highestMemory, memoryOf } from "./process-memory";
import { measureQueries } from "./query-latency";
import { cookiesOf } from "./signed-in";
import { measureRequests } from "./throughput";

const DIST = ".next-peers";
/** Milliseconds to wait before idle memory is measured. */
const REST = 20_000;

/**
 * The product compared with others, in one run on this machine: the shipped proxy with nginx and a compressed file, a
 * signed-in page with an empty dynamic one and its query, memory of all processes, and cold starts.
 */
export async function measurePeers(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "granskog-peers-"));
  // The address is part of the build: another port would mean another build.
  const options = { dataDir, distDir: DIST, port: await freePort(), env: { SITE_INDEXABLE: "1" } };
  rmSync(path.join(repository, DIST), { recursive: true, force: true });
  try {
    const first = await startInstance(options);
    await first.stop();
    const site = await startInstance(options);
    try {
      return [
        { what: "first start: database, sample study, build", value: first.secondsToServe, unit: "s" },
        { what: "second start", value: site.secondsToServe, unit: "s" },
        ...(await measureSignedIn(site)),
        ...(await measureMemory(site)),
        ...(await besideNginx(site)),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(path.join(repository, DIST), { recursive: true, force: true });
  }
}

async function measureMemory(site: Instance): Promise<Measurement[]> {
  await pause(REST);
  const atRest = memoryOf(site.dataDir);
  const loaded = await highestMemory(site.dataDir, async () =>
    measureRequests(`${site.url}/rankings/full`, await cookiesOf(site.url, "professional")),
  );
  return [
    { what: "memory of all processes, at rest", value: atRest, unit: "MB", note: "resident sets added up" },
    { what: "the same under ten connections signed in, at most", value: loaded, unit: "MB" },
  ];
}

async function measureSignedIn(site: Instance): Promise<Measurement[]> {
  const empty = await withEmptyApp(async (url) => measureRequests(new URL("/dynamic", url).href));
  const page = await measureRequests(`${site.url}/rankings/full`, await cookiesOf(site.url, "professional"));
  const account = await measureRequests(`${site.url}/account`, await cookiesOf(site.url, "professional"));
  const { median } = await measureQueries(site.dataDir, "service");
  // What an empty page would reach that waited for the same query each time; queries are answered one after the other.
  const reached = empty === null ? null : 1_000 / (1_000 / empty + median);
  const share = (rate: number | null) => (reached === null || rate === null ? null : (100 * rate) / reached);
  return [
    { what: "an empty dynamic page of Next", value: empty, unit: "requests/s", note: "10 connections" },
    {
      what: "the same and the ranking query",
      value: reached,
      unit: "requests/s",
      note: `query, median ${median.toFixed(1)} ms`,
    },
    { what: "/rankings/full, professional", value: page, unit: "requests/s", note: "10 connections" },
    { what: "  share", value: share(page), unit: "%", note: "aim: at least 80" },
    { what: "/account, professional", value: account, unit: "requests/s", note: "10 connections" },
    { what: "  share", value: share(account), unit: "%" },
  ];
}

async function besideNginx(site: Instance): Promise<Measurement[]> {
  const figures = await measureFront(site.url);
  return frontTable(figures);
}

export function frontTable(figures: Awaited<ReturnType<typeof measureFront>>): Measurement[] {
  if (!figures) return [{ what: "the shipped front", value: null, unit: "requests/s" }];
  const { front, nginxFile, nginxCache, share, p99Ratio, bytes } = figures;
  return [
    {
      what: "/rankings/sweden through the shipped front",
      value: front.requests,
      unit: "requests/s",
      note: `p99 ${front.p99.toFixed(2)} ms, ${bytes.toLocaleString("en-GB")} bytes`,
    },
    {
      what: "the same bytes from nginx, a packed file",
      value: nginxFile.requests,
      unit: "requests/s",
      note: `p99 ${nginxFile.p99.toFixed(2)} ms`,
    },
    {
      what: "the same from nginx's cache",
      value: nginxCache.requests,
      unit: "requests/s",
      note: `p99 ${nginxCache.p99.toFixed(2)} ms`,
    },
    { what: "  front's share of the file's rate", value: share * 100, unit: "%", note: "aim: at least 75" },
    { what: "  its 99th percentile", value: p99Ratio, unit: "×", note: "aim: at most 5" },
  ];
}
