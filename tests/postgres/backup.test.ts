import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend, type BackendProcess } from "@/supabase/local/backend-process";
import { installationAt } from "@/supabase/local/installation";
import { makeBackup } from "@/supabase/local/make-backup";
import { restoreBackup } from "@/supabase/local/restore-backup";
import { writeRuntime } from "@/supabase/local/runtime-file";
import { loadSecrets } from "@/supabase/local/secrets";
import { newDataDir } from "@/tests/support/backend";

// What is kept while the site works comes back whole; a backup that does not hold changes nothing.

let dataDir = "";
let elsewhere = "";
let backend: BackendProcess;
let file = "";

const COVER = "posts/cover-1200.webp";
const installation = () => installationAt(dataDir);
const options = (destination: string, keep?: number) => ({
  installation: installation(),
  postgres: null,
  destination,
  keep,
  withoutDatabase: false,
});

/** Joins the waitlist with every right, as the site does. */
async function ask(url: string, folder: string, target: string, body?: object): Promise<unknown> {
  const { secretKey } = loadSecrets(installationAt(folder));
  const headers = {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
    "content-type": "application/json",
    prefer: "return=representation",
  };
  const answer = await fetch(`${url}/rest/v1/${target}`, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const addRole = (id: number) =>
  ask(backend.url, dataDir, "user_roles", { provider_user_id: `person-${id}`, role: "researcher" });

beforeAll(async () => {
  dataDir = await newDataDir();
  elsewhere = mkdtempSync(path.join(tmpdir(), "granskog-backup-"));
  backend = await startBackend({ DATA_DIR: dataDir, BACKEND_PORT: "0" });
  writeRuntime(installation(), {
    backendUrl: backend.url,
    appUrl: null,
    pids: { start: process.pid, backend: backend.child.pid ?? 0 },
  });
  mkdirSync(path.join(installation().covers, "posts"), { recursive: true });
  writeFileSync(path.join(installation().covers, COVER), "picture");
  const accounts = new DatabaseSync(path.join(dataDir, "identity.sqlite"));
  accounts.exec(
    "pragma journal_mode = wal; create table user (id text primary key); insert into user values ('ann'), ('bo')",
  );
  // Left open: the latest writes are in the side file, as with a running site.
  for (let id = 0; id < 20; id += 1) await addRole(id);

  let acknowledged = 20;
  const done = new AbortController();
  const writing = (async () => {
    while (!done.signal.aborted) {
      await addRole(acknowledged);
      acknowledged += 1;
    }
  })();
  const before = acknowledged;
  const made = await makeBackup(options(path.join(elsewhere, "kept.tar.gz")));
  done.abort();
  await writing;
  accounts.close();
  file = made.file;
  const saved = made.manifest.database.rows["public.user_roles"] ?? 0;
  expect(saved).toBeGreaterThanOrEqual(before);
  expect(saved).toBeLessThanOrEqual(acknowledged);
}, 120_000);

afterAll(async () => {
  await backend?.stop();
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

test("a backup is one file that only its owner can read, and it begins with its manifest", () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(execFileSync("tar", ["-tzf", file], { encoding: "utf8" }).split("\n")[0]).toBe("manifest.json");
  expect(readdirSync(elsewhere)).toEqual(["kept.tar.gz"]);
  expect(existsSync(path.join(dataDir, "backup.part"))).toBe(false);
});

test("a restore does not overwrite a running instance", async () => {
  await expect(restoreBackup(installation(), null, file)).rejects.toThrow("An instance is using");
});

test("a backup restored elsewhere has every table, account, picture and key, and serves", async () => {
  const target = path.join(elsewhere, "restored");
  const { manifest } = await restoreBackup(installationAt(target), null, file);
  expect(loadSecrets(installationAt(target))).toEqual(loadSecrets(installation()));
  expect(readFileSync(path.join(target, "covers", COVER), "utf8")).toBe("picture");
  const accounts = new DatabaseSync(path.join(target, "identity.sqlite"));
  expect(
    accounts
      .prepare("select id from user order by id")
      .all()
      .map(({ id }) => id),
  ).toEqual(["ann", "bo"]);
  accounts.close();
  const second = await startBackend({ DATA_DIR: target, BACKEND_PORT: "0" });
  try {
    const roles = await ask(second.url, target, "user_roles?select=provider_user_id");
    const recorded = manifest?.database.rows["public.user_roles"];
    expect(roles).toHaveLength(recorded ?? -1);
    const original = (await ask(backend.url, dataDir, "user_roles?select=provider_user_id")) as unknown[];
    expect(original).toEqual(expect.arrayContaining(roles as unknown[]));
    expect(second.applied).toEqual([]);
  } finally {
    await second.stop();
  }
});

test("a backup that was changed, cut short or made by another program restores nothing", async () => {
  const target = path.join(elsewhere, "untouched");
  mkdirSync(target);
  writeFileSync(path.join(target, "secrets.json"), "{}");
  const unpacked = path.join(elsewhere, "unpacked");
  mkdirSync(unpacked);
  execFileSync("tar", ["-xzf", file, "-C", unpacked]);
  const repacked = (name: string) => {
    const changed = path.join(elsewhere, `${name}.tar.gz`);
    execFileSync("tar", ["-czf", changed, "-C", unpacked, "."]);
    return changed;
  };
  writeFileSync(path.join(unpacked, "covers", COVER), "pictura");
  const changed = repacked("changed");
  rmSync(path.join(unpacked, "manifest.json"));
  const nameless = repacked("nameless");
  const short = path.join(elsewhere, "short.tar.gz");
  writeFileSync(short, readFileSync(file).subarray(0, 100_000));
  for (const [broken, words] of [
    [changed, `covers/${COVER} does not match its checksum`],
    [nameless, "no readable manifest"],
    [short, `The archive ${short} is damaged`],
  ] as const) {
    await expect(restoreBackup(installationAt(target), null, broken)).rejects.toThrow(words);
    expect(readdirSync(target).filter((name) => name !== "database.lock.held")).toEqual(["secrets.json"]);
  }
});

test("a backup of a newer version is refused by name", async () => {
  const newer = path.join(elsewhere, "newer");
  mkdirSync(newer);
  execFileSync("tar", ["-xzf", file, "-C", newer]);
  const manifest = JSON.parse(readFileSync(path.join(newer, "manifest.json"), "utf8")) as {
    database: { migrations: string[] };
  };
  manifest.database.migrations.push("29991231000000");
  writeFileSync(path.join(newer, "manifest.json"), JSON.stringify(manifest));
  execFileSync("tar", ["-czf", `${newer}.tar.gz`, "-C", newer, "."]);
  await expect(restoreBackup(installationAt(path.join(elsewhere, "older")), null, `${newer}.tar.gz`)).rejects.toThrow(
    "newer version of Granskog",
  );
});

test("only the latest of a folder's own backups are kept, and nothing else is deleted", async () => {
  const folder = path.join(elsewhere, "many");
  mkdirSync(folder);
  const names = ["granskog-20260101T000000Z.tar.gz", "granskog-20260102T000000Z.tar.gz", "notes.txt"];
  for (const name of names) writeFileSync(path.join(folder, name), "");
  const { file: latest, pruned } = await makeBackup(options(folder, 2));
  expect(pruned).toEqual(["granskog-20260101T000000Z.tar.gz"]);
  expect(new Set(readdirSync(folder))).toEqual(new Set([names[1], path.basename(latest), "notes.txt"]));
  await expect(makeBackup(options(latest))).rejects.toThrow("already exists");
});
