import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pause, startInstance, type Instance } from "../support/instance";
import { freePort, repository } from "../support/process";
import { SAMPLE_PEOPLE } from "../support/sign-in";
import { pidAt, withEmptyApp } from "./empty-app";
import type { Comparison } from "./figure-table";
import { measureFirstLoad } from "./first-load";
import { measureFront } from "./front";
import { measureStarts } from "./fresh-clone";
import { highestMemory, memoryOf } from "../support/process-memory";
import { costOf, firstByteOf, processesOf, weigh } from "./request-cost";
import { cookiesOf } from "./signed-in";
import { measureRequests, withNginx } from "./throughput";

const DIST = ".next-peers";
/** Milliseconds to wait before idle memory is measured. */
const REST = 20_000;
const PAGE = "/rankings/sweden";

/** What each is measured as; the first is ours. */
const OURS = "Granskog";
const EMPTY = "empty Next app";
const NGINX = "nginx, a file";
const OTHER = "other site";
type Peer = typeof OURS | typeof EMPTY | typeof NGINX | typeof OTHER;
type Row = Comparison<Peer>;

/** A page of another public site that runs on this machine: `--peer=http://localhost:8000/page`. */
const otherPage = process.argv.find((argument) => argument.startsWith("--peer="))?.slice("--peer=".length) ?? null;

export const PEERS: readonly Peer[] = [OURS, EMPTY, NGINX, ...(otherPage === null ? [] : ([OTHER] as const))];

/**
 * The product beside what it is measured against, in one run on this machine: an empty app of the same Next, nginx with
 * the very bytes of our page, and a page of another site that was built and is served on this machine, where one is named.
 */
export async function measurePeers(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "granskog-peers-"));
  // The address is part of the build: another port would mean another build.
  const options = { dataDir, distDir: DIST, port: await freePort(), env: { SITE_INDEXABLE: "1" } };
  rmSync(path.join(repository, DIST), { recursive: true, force: true });
  try {
    const first = await startInstance(options);
    await first.stop();
    const site = await startInstance(options);
    try {
      const pages = await measurePages(site);
      const members = await measureMembers(site);
      const memory = await measureMemory(site);
      const front = await measureFront(site.url);
      return [
        ...pages,
        {
          what: "the page through the shipped front",
          unit: "requests/s",
          of: { [OURS]: front?.front.requests ?? null, [NGINX]: front?.nginxFile.requests ?? null },
        },
        {
          what: "  99 of 100 within",
          unit: "ms",
          of: { [OURS]: front?.front.p99 ?? null, [NGINX]: front?.nginxFile.p99 ?? null },
        },
        ...members,
        ...memory,
        ...(await measureClone()),
        { what: "second start", unit: "s", of: { [OURS]: site.secondsToServe } },
      ];
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(path.join(repository, DIST), { recursive: true, force: true });
  }
}

/** A page for everyone: how many a second, how soon, how heavy. */
interface PageFigures {
  requests: number | null;
  first: number;
  html: number;
  scripts: number;
}

async function measurePage(url: string): Promise<PageFigures> {
  return {
    requests: await measureRequests(url),
    first: (await firstByteOf({ url })).median,
    html: (await weigh(url)).gzip,
    scripts: (await measureFirstLoad(url)).first,
  };
}

async function measurePages(site: Instance): Promise<Row[]> {
  const url = site.url + PAGE;
  const ours = await measurePage(url);
  const empty = await withEmptyApp(measurePage);
  const nginx = await withNginx(url, async (file) => ({
    requests: await measureRequests(file),
    first: (await firstByteOf({ url: file })).median,
  }));
  const other = otherPage === null ? null : await measurePage(otherPage);
  const row = (what: string, unit: string, pick: (figures: PageFigures) => number | null): Row => ({
    what,
    unit,
    of: { [OURS]: pick(ours), [EMPTY]: pick(empty), ...(other && { [OTHER]: pick(other) }) },
  });
  const withFile = ({ of, ...rest }: Row, figure: number | null | undefined): Row => ({
    ...rest,
    of: { ...of, [NGINX]: figure ?? null },
  });
  return [
    withFile(
      row("page for everyone, 10 connections", "requests/s", ({ requests }) => requests),
      nginx?.requests,
    ),
    withFile(
      row("  first byte, one by one", "ms", ({ first }) => first),
      nginx?.first,
    ),
    row("  HTML, gzip", "kB", ({ html }) => html),
    row("  JavaScript of the first load, gzip", "kB", ({ scripts }) => scripts),
  ];
}

/** Pages for one person, whose session and plan are read for each request, beside an empty page that asks no one. */
async function measureMembers(site: Instance): Promise<Row[]> {
  const pids = processesOf(site.dataDir);
  const cookies: string[] = [];
  for (const person of SAMPLE_PEOPLE) cookies.push(await cookiesOf(site.url, person));
  const empty = await withEmptyApp(async (url) => {
    const page = new URL("/dynamic", url);
    return costOf({ url: page.href }, 200, { site: pidAt(Number(page.port)) });
  });
  const rows: Row[] = [];
  for (const page of ["/account", "/rankings/full"]) {
    const ours = await costOf({ url: site.url + page, cookies }, 200, pids);
    const { median } = await firstByteOf({ url: site.url + page, cookies });
    rows.push(
      {
        what: `${page}, signed in, 10 connections`,
        unit: "requests/s",
        of: { [OURS]: ours.rate, [EMPTY]: empty.rate },
      },
      { what: "  processor time of the web server", unit: "ms", of: { [OURS]: ours.site, [EMPTY]: empty.site } },
      { what: "  first byte, one by one", unit: "ms", of: { [OURS]: median } },
    );
  }
  return rows;
}

async function measureMemory(site: Instance): Promise<Row[]> {
  await pause(REST);
  const atRest = memoryOf(site.dataDir);
  const loaded = await highestMemory(site.dataDir, async () =>
    measureRequests(`${site.url}/rankings/full`, await cookiesOf(site.url, "professional")),
  );
  return [
    { what: "memory of all processes at rest", unit: "MB", of: { [OURS]: atRest } },
    { what: "  under 10 connections, signed in, at most", unit: "MB", of: { [OURS]: loaded } },
  ];
}

async function measureClone(): Promise<Row[]> {
  if (process.argv.includes("--no-clone")) return [];
  const { install, first } = await measureStarts();
  return [
    { what: "fresh clone: npm install", unit: "s", of: { [OURS]: install } },
    { what: "fresh clone: npm start to the served page", unit: "s", of: { [OURS]: first } },
  ];
}
