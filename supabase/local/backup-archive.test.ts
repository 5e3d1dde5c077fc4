import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pack, unpack } from "@/supabase/local/backup-archive";
import { installationAt } from "@/supabase/local/installation";
import { makeBackup } from "@/supabase/local/make-backup";
import { takeLock } from "@/supabase/local/owner-lock";

let folder = "";
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "granskog-archive-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a backup that was cut short or changed is reported as damaged", async () => {
  mkdirSync(at("from"));
  mkdirSync(at("to"));
  writeFileSync(join(at("from"), "manifest.json"), Array.from({ length: 5_000 }, (_, index) => index ** 3).join());
  await pack(at("from"), [], at("whole.tar.gz"));
  const whole = readFileSync(at("whole.tar.gz"));
  const middle = Math.floor(whole.length / 2);
  const changed = Buffer.from(whole);
  changed.fill(0, middle, middle + 200);
  for (const bytes of [whole.subarray(0, middle), changed, Buffer.from("no archive")]) {
    writeFileSync(at("bad.tar.gz"), bytes);
    await expect(unpack(at("bad.tar.gz"), at("to"))).rejects.toThrow(`The archive ${at("bad.tar.gz")} is damaged: `);
  }
  await expect(unpack(at("whole.tar.gz"), at("to"))).resolves.toBeUndefined();
});

test("a second backup at the same time is refused and leaves the first one alone", async () => {
  const installation = installationAt(folder);
  mkdirSync(at("backup.part"));
  writeFileSync(join(at("backup.part"), "copy"), "of the first");
  const first = takeLock(at("backup.lock"));
  const options = { installation, postgres: null, destination: undefined, keep: undefined, withoutDatabase: false };
  await expect(makeBackup(options)).rejects.toThrow(
    `Another backup of ${folder} is being made (process ${process.pid}).`,
  );
  expect(readFileSync(join(at("backup.part"), "copy"), "utf8")).toBe("of the first");
  first.release();
  await expect(makeBackup(options)).rejects.toThrow("No database found");
});
