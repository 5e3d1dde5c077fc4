import type * as FileSystem from "node:fs";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installationAt, type Installation } from "@/supabase/local/installation";
import { finishRestore, swapIn } from "@/supabase/local/restore-swap";

const killed = vi.hoisted(() => ({ before: Number.POSITIVE_INFINITY, moves: 0 }));

vi.mock("node:fs", async (load) => {
  const fs = await load<typeof FileSystem>();
  return {
    ...fs,
    renameSync(from: string, to: string) {
      if (!from.endsWith(".draft") && killed.moves++ >= killed.before) throw new Error("killed");
      fs.renameSync(from, to);
    },
  };
});

let installation: Installation;
const at = (...names: string[]) => join(installation.root, ...names);

beforeEach(() => {
  installation = installationAt(mkdtempSync(join(tmpdir(), "granskog-swap-")));
  Object.assign(killed, { before: Number.POSITIVE_INFINITY, moves: 0 });
  for (const [folder, word] of [
    [".", "old"],
    ["restore.part", "new"],
  ] as const) {
    for (const name of ["database", "covers"]) {
      mkdirSync(at(folder, name), { recursive: true });
      writeFileSync(at(folder, name, "file"), word);
    }
    for (const name of ["identity.sqlite", "secrets.json"]) writeFileSync(at(folder, name), word);
  }
  writeFileSync(at("identity.sqlite-wal"), "old");
});
afterEach(() => rmSync(installation.root, { recursive: true }));

const stateOf = (...folder: string[]) =>
  Object.fromEntries(
    ["database/file", "covers/file", "identity.sqlite", "identity.sqlite-wal", "secrets.json"].map((name) => [
      name,
      existsSync(at(...folder, name)) ? readFileSync(at(...folder, name), "utf8") : null,
    ]),
  );
const all = (word: string, wal: string | null) => ({
  "database/file": word,
  "covers/file": word,
  "identity.sqlite": word,
  "identity.sqlite-wal": wal,
  "secrets.json": word,
});

test("a restore puts everything in place, keeps what was there, and can be reversed", () => {
  swapIn(installation, "restore.part", "before-restore-1", false);
  expect(stateOf()).toEqual(all("new", null));
  expect(stateOf("before-restore-1")).toEqual(all("old", "old"));
  swapIn(installation, "before-restore-1", "before-restore-2", false);
  expect(stateOf()).toEqual(all("old", "old"));
  expect(stateOf("before-restore-2")).toEqual(all("new", null));
  expect(readdirSync(installation.root)).not.toContain("restore.json");
});

test.each(Array.from({ length: 9 }, (_, index) => index))(
  "a restore killed before move %i is completed by the next start",
  (moves) => {
    killed.before = moves;
    expect(() => swapIn(installation, "restore.part", "before-restore-1", false)).toThrow("killed");
    killed.before = Number.POSITIVE_INFINITY;
    finishRestore(installation);
    expect(stateOf()).toEqual(all("new", null));
    expect(stateOf("before-restore-1")).toEqual(all("old", "old"));
    finishRestore(installation);
    expect(stateOf()).toEqual(all("new", null));
  },
);

test("a restore killed before its journal is written has changed nothing", () => {
  finishRestore(installation);
  expect(stateOf()).toEqual(all("old", "old"));
});

test("a restore leaves a database on a server alone", () => {
  swapIn(installation, "restore.part", "before-restore-1", true);
  expect(stateOf()).toEqual({ ...all("new", null), "database/file": "old" });
});
