import { measureAnalysisChanges } from "./analysis-changes";
import { measureAnalysisPages } from "./analysis-pages";
import { withEmptyApp } from "./empty-app";
import { measureExports } from "./exports";
import { printComparison, printTable, type Measurement } from "./figure-table";
import { measureFirstLoad } from "./first-load";
import { measureStarts } from "./fresh-clone";
import { measureComputing } from "./computing";
import { frontTable, measureFront } from "./front";
import { measureImport } from "./import";
import { measurePeers, PEERS } from "./peers";
import { measurePublishedReads } from "./published-reads";
import { measurePublishing } from "./publishing";
import { measureAnalysisQueries, measureQueries } from "./query-latency";
import { measureSessionReads } from "./session-reads";
import { measureMainChanges } from "./main-changes";
import { measureServerCost } from "./server-cost";
import { cookiesOf } from "./signed-in";
import { siteUnderTest } from "./site-under-test";
import { measureRequests, withNginx } from "./throughput";

// `npm run bench`: numbers for content/handbook/measurements.md, measured on this machine in one run, on loopback, bounded in count and time.
// With `-- --no-clone` the fresh clone is left out; with `-- --study` the study engine alone is measured, at full scale,
// with `-- --analysis` the analysis pages alone, with `-- --changes` how long each takes to draw a choice, with `-- --server` what pages cost the server, with `-- --exports` the files that leave the site, with `-- --front` the
// shipped front, and with `-- --peers` the product beside what it is measured against.

const table: Measurement[] = [];
if (process.argv.includes("--study")) {
  table.push(...(await measureComputing()), ...(await measurePublishing()), ...(await measurePublishedReads()));
  printTable(table);
  process.exit();
}

if (process.argv.includes("--peers")) {
  printComparison(PEERS, await measurePeers());
  process.exit();
}

const site = await siteUnderTest(".next-test");
if (process.argv.includes("--front")) {
  try {
    printTable(frontTable(await measureFront(site.url)));
  } finally {
    await site.stop();
  }
  process.exit();
}
if (process.argv.includes("--server")) {
  try {
    printTable(await measureServerCost(site));
  } finally {
    await site.stop();
  }
  process.exit();
}
if (process.argv.includes("--changes")) {
  try {
    printTable(await measureMainChanges(site.url));
  } finally {
    await site.stop();
  }
  process.exit();
}
if (process.argv.includes("--exports")) {
  try {
    printTable(await measureExports(site.url, site.dataDir));
  } finally {
    await site.stop();
  }
  process.exit();
}
if (process.argv.includes("--analysis")) {
  try {
    for (const { what, median, p95 } of await measureAnalysisQueries(site.dataDir)) {
      table.push({
        what: `query: ${what}, 95th percentile`,
        value: p95,
        unit: "ms",
        note: `median ${median.toFixed(1)} ms`,
      });
    }
    table.push(
      ...(await withEmptyApp(async (url) => measureAnalysisPages(site.url, new URL("/dynamic", url).href))),
      ...(await measureAnalysisChanges(site.url)),
    );
    printTable(table);
  } finally {
    await site.stop();
  }
  process.exit();
}
try {
  const page = `${site.url}/rankings/sweden`;
  console.log(`Serving on ${site.url}; measuring.`);

  const ours = await measureFirstLoad(page);
  const empty = await withEmptyApp(async (url) => ({
    ...(await measureFirstLoad(url)),
    dynamic: await measureRequests(new URL("/dynamic", url).href),
  }));
  const full = `${site.url}/rankings/full`;
  const free = await measureRequests(full, await cookiesOf(site.url, "free"));
  const professional = await measureRequests(full, await cookiesOf(site.url, "professional"));
  table.push(
    { what: "JavaScript of /rankings/sweden, first load", value: ours.first, unit: "kB gzip" },
    { what: "JavaScript of an empty Next app", value: empty.first, unit: "kB gzip", note: "built in this run" },
    { what: "  above the empty app", value: ours.first - empty.first, unit: "kB gzip", note: "aim: at most 25" },
    { what: "  fetched later by itself (confetti)", value: ours.later - ours.first, unit: "kB gzip" },
  );

  const next = await measureRequests(page);
  const nginx = await withNginx(page, measureRequests);
  table.push(
    { what: "cached page from the app", value: next, unit: "requests/s", note: "10 connections" },
    { what: "the same bytes from nginx", value: nginx, unit: "requests/s", note: "same run" },
    {
      what: "an empty dynamic page of Next",
      value: empty.dynamic,
      unit: "requests/s",
      note: "10 connections, same run",
    },
    { what: "/rankings/full, signed in, free", value: free, unit: "requests/s", note: "10 connections" },
    {
      what: "/rankings/full, signed in, professional",
      value: professional,
      unit: "requests/s",
      note: "10 connections",
    },
    ...(await measureServerCost(site)),
    { what: "sessions read, one process", value: await measureSessionReads(), unit: "sessions/s" },
  );

  for (const key of ["anonymous", "service"] as const) {
    const { median, p95 } = await measureQueries(site.dataDir, key);
    const rows = key === "anonymous" ? "ten rows" : "all rows";
    table.push(
      { what: `ranking query, ${rows}, median`, value: median, unit: "ms" },
      { what: `ranking query, ${rows}, 95th percentile`, value: p95, unit: "ms" },
    );
  }
} finally {
  await site.stop();
}

table.push(...(await measureImport()));

if (!process.argv.includes("--no-clone")) {
  const { install, first, second } = await measureStarts();
  table.push(
    { what: "fresh clone: npm install", value: install, unit: "s" },
    { what: "fresh clone: npm start to the served page", value: first, unit: "s" },
    { what: "  both together", value: install + first, unit: "s" },
    { what: "second start", value: second, unit: "s" },
  );
}

console.log("");
printTable(table);
