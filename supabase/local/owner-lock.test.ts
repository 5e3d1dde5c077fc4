import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "@/supabase/local/installation";
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

/** A number that no process has: Linux's maximum is 4194304. */
const NOBODY = 4_999_999;
const leave = (pid: number, birth: string | null) => writeFileSync(path, JSON.stringify({ pid, birth, nonce: "n" }));

test("the lock names the process that holds it, and is free after its release", () => {
  const lock = takeLock(path);
  expect(findOwner(path)?.pid).toBe(process.pid);
  expect(() => takeLock(path)).toThrow(LockHeld);
  lock.release();
  expect(findOwner(path)).toBeNull();
  takeLock(path).release();
});

test("the lock of a dead process, an empty file or an invalid one is taken over", () => {
  leave(NOBODY, null);
  takeLock(path).release();
  for (const text of ["", "{", '{"pid":"x"}']) {
    writeFileSync(path, text);
    takeLock(path).release();
  }
});

test("the lock is taken over if its process number now belongs to another process", () => {
  leave(process.pid, "another boot:1");
  expect(findOwner(path)).toBeNull();
  takeLock(path).release();
});

test("the lock of a living process is never taken over", () => {
  leave(process.pid, birthOf(process.pid));
  expect(() => takeLock(path)).toThrow(LockHeld);
  leave(process.pid, null);
  expect(() => takeLock(path)).toThrow(LockHeld);
});

test("a process notices when its lock file belongs to another and leaves it alone", () => {
  const lock = takeLock(path);
  expect(lock.isStillOurs()).toBe(true);
  leave(NOBODY, null);
  expect(lock.isStillOurs()).toBe(false);
  lock.release();
  expect(readFileSync(path, "utf8")).toContain(String(NOBODY));
});

const HOLDER = `
  import { takeLock } from "@/supabase/local/owner-lock";
  takeLock(process.argv[1]);
  console.log("held");
  setInterval(() => undefined, 60_000);
`;
const TSX = ["--import", "tsx", "--conditions=react-server", "--input-type=module-typescript", "--eval"];

test("a lock held from another container is respected until its holder dies", async () => {
  const holder = spawn(process.execPath, [...TSX, HOLDER, path], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  leave(NOBODY, "another boot:1");
  expect(findOwner(path)?.pid).toBe(NOBODY);
  expect(() => takeLock(path)).toThrow(LockHeld);
  rmSync(path);
  expect(() => takeLock(path)).toThrow(LockHeld);
  const ended = once(holder, "exit");
  holder.kill("SIGKILL");
  await ended;
  expect(findOwner(path)).toBeNull();
  takeLock(path).release();
}, 60_000);

const canUnshare = spawnSync("unshare", ["--pid", "--fork", "--mount-proc", "true"]).status === 0;

test.runIf(canUnshare)(
  "a lock is respected across PID namespaces",
  () => {
    const lock = takeLock(path);
    const attempt = `
    import { takeLock } from "@/supabase/local/owner-lock";
    try { takeLock(process.argv[1]); console.log("taken"); } catch (error) { console.log(error.name); }
  `;
    const command = ["--pid", "--fork", "--mount-proc", process.execPath, ...TSX, attempt, path];
    const { stdout } = spawnSync("unshare", command, { cwd: projectRoot, encoding: "utf8" });
    expect(stdout.trim()).toBe("LockHeld");
    lock.release();
  },
  60_000,
);
