import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findOwner, LockHeld, takeLock } from "@/supabase/local/owner-lock";
import { birthOf } from "@/supabase/local/process-identity";

let folder = "";
let path = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "granskog-lock-"));
  path = join(folder, "database.lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A number that no process has: the highest that Linux gives out is 4194304. */
const NOBODY = 4_999_999;
const leave = (pid: number, birth: string | null) => writeFileSync(path, JSON.stringify({ pid, birth, nonce: "n" }));

test("names the process that holds it, and is free again after its release", () => {
  const lock = takeLock(path);
  expect(findOwner(path)?.pid).toBe(process.pid);
  expect(() => takeLock(path)).toThrow(LockHeld);
  lock.release();
  expect(findOwner(path)).toBeNull();
  takeLock(path).release();
});

test("takes over what a dead process left, an empty file, and a file that is no lock", () => {
  leave(NOBODY, null);
  takeLock(path).release();
  for (const text of ["", "{", '{"pid":"x"}']) {
    writeFileSync(path, text);
    takeLock(path).release();
  }
});

test("takes over when the number has passed to another process since", () => {
  leave(process.pid, "another boot:1");
  expect(findOwner(path)).toBeNull();
  takeLock(path).release();
});

test("never takes a living process's", () => {
  leave(process.pid, birthOf(process.pid));
  expect(() => takeLock(path)).toThrow(LockHeld);
  leave(process.pid, null);
  expect(() => takeLock(path)).toThrow(LockHeld);
});

test("notices when the file has become another's, and then leaves it alone", () => {
  const lock = takeLock(path);
  expect(lock.isStillOurs()).toBe(true);
  leave(NOBODY, null);
  expect(lock.isStillOurs()).toBe(false);
  lock.release();
  expect(readFileSync(path, "utf8")).toContain(String(NOBODY));
});
