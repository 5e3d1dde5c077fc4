import { hasVarnish } from "../front/front";
import { runClerkSuite } from "./clerk/run-suite";
import { ensureLibrary, ensureTool } from "./debian-tool";
import { coverage } from "./deep/coverage";
import { faults } from "./deep/faults";
import { laws } from "./deep/laws";
import { lighthouse } from "./deep/lighthouse";
import { underLoad } from "./deep/load";
import { Outcomes } from "./outcomes";
import { startInstance, type Instance } from "./instance";
import { runPostgresSuite } from "./postgres-suite";
import { runPlaywright, runVitest } from "./suites";
import { NotRun, type PartReport } from "./tally";

// `npm run test:deep`: what takes longer than a change should wait for; `npm run test:deep -- front` (or another name) runs one part.

/** Only bounds what hangs. */
const PATIENCE = 90 * 60_000;

/** Tests of the site in the browser or over HTTP, as deep as they go. */
const deep =
  (project: string, ...args: string[]) =>
  (site: Instance) =>
    runPlaywright(project, {
      env: { DEEP: "1", BASE_URL: site.url, DATA_DIR: site.dataDir, NEXT_DIST_DIR: site.distDir },
      args,
      timeoutMs: PATIENCE,
    });

const needing = (isHere: () => boolean, program: string, project: string) => () => {
  if (!isHere()) throw new NotRun(`it needs ${program}`);
  return runVitest(project, { timeoutMs: PATIENCE });
};

/** Suites that share one running site; the last of them break things. */
const ON_A_SITE: Readonly<Record<string, (site: Instance) => Promise<PartReport>>> = {
  lighthouse,
  // Every page in every look, each in both colour schemes, and what else is tagged for a deep run.
  pages: deep("visitor", "--grep", "@deep|every-page|text-size"),
  // Every brand page, not one of a kind: what search engines find there, and nothing that a reader may not see.
  crawl: deep("found"),
  withheld: deep("http", "sentinel"),
  // Every action as everyone and from every origin, and forged headers from everyone.
  access: deep("http", "access-matrix", "action-"),
  load: underLoad,
  faults,
};

/** Impress reads slides, Calc workbooks. */
const hasOffice = () =>
  ["sd", "sc"].every((part, at) =>
    ensureLibrary(`/usr/lib/libreoffice/program/lib${part}lo.so`, `libreoffice-${at === 0 ? "impress" : "calc"}`),
  );

/** Suites with their own setup. */
const BY_THEMSELVES: Readonly<Record<string, () => Promise<PartReport>>> = {
  front: needing(hasVarnish, "Varnish", "front"),
  office: needing(hasOffice, "LibreOffice", "office"),
  instances: needing(() => ensureTool("redis-server", "redis-server"), "Redis", "instances"),
  // In development too, which builds nothing ahead.
  start: () => runVitest("start", { env: { DEEP: "1" }, timeoutMs: PATIENCE }),
  // The study of all five markets, and a computation killed at six moments; `npm test` has two of each.
  study: () =>
    runVitest("integration", {
      env: { DEEP: "1" },
      args: ["study-engine", "study-kills"].map((name) => `tests/integration/${name}.test.ts`),
      timeoutMs: PATIENCE,
    }),
  postgres: runPostgresSuite,
  laws,
  coverage,
  // A separate site: another provider has the accounts.
  clerk: runClerkSuite,
};

const names = process.argv.slice(2);
const known = [...Object.keys(ON_A_SITE), ...Object.keys(BY_THEMSELVES)];
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(", ")}: ${known.join(", ")}.`);
  process.exit(1);
}
const isAsked = ([name]: readonly [string, unknown]) => names.length === 0 || names.includes(name);

const outcomes = new Outcomes();
const onASite = Object.entries(ON_A_SITE).filter(isAsked);
if (onASite.length > 0) {
  const site = await startInstance({ env: { SITE_INDEXABLE: "1" } });
  try {
    for (const [name, suite] of onASite) await outcomes.part(name, () => suite(site));
  } finally {
    await site.stop({ keepsLog: outcomes.hasFailed });
  }
}
for (const [name, suite] of Object.entries(BY_THEMSELVES).filter(isAsked)) await outcomes.part(name, suite);
process.exitCode = outcomes.conclude() ? 0 : 1;
