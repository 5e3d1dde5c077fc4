import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprintOf, readStamp, removeStamp, writeStamp } from "@/supabase/local/build-stamp";
import { projectRoot } from "@/supabase/local/installation";

const environment = { APP_ORIGIN: "http://localhost:3000", DATA_SOURCE: "one", PORT: "3000" };

let distDir = "";

beforeEach(() => {
  mkdirSync(join(projectRoot, "node_modules/.cache"), { recursive: true });
  distDir = join("node_modules/.cache", basename(mkdtempSync(join(projectRoot, "node_modules/.cache/build-"))));
});
afterEach(() => rmSync(join(projectRoot, distDir), { recursive: true, force: true }));

test("a build's fingerprint changes only with its sources and settings", () => {
  const fingerprint = fingerprintOf(environment);
  expect(fingerprintOf({ ...environment, PORT: "4000", HOME: "elsewhere" })).toBe(fingerprint);
  for (const change of [
    { APP_ORIGIN: "https://rankings.test" },
    { DATA_SOURCE: "two" },
    { SITE_INDEXABLE: "1" },
    { WAITLIST_MODE: "1" },
    { NEXT_PUBLIC_ANYTHING: "x" },
  ]) {
    expect(fingerprintOf({ ...environment, ...change }), JSON.stringify(change)).not.toBe(fingerprint);
  }
});

test("a build's stamp exists only between its end and the next build's start", () => {
  expect(readStamp(distDir)).toBeNull();
  writeStamp(distDir, { fingerprint: "f", publication: 3 });
  expect(readStamp(distDir)).toEqual({ fingerprint: "f", publication: 3 });
  removeStamp(distDir);
  expect(readStamp(distDir)).toBeNull();
});
