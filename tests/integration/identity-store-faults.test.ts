import { copyFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { signInWithPassword } from "@/lib/accounts/identity/embedded/sign-in";
import { findSession, finishSession } from "@/lib/accounts/identity/embedded/sessions";
import { PASSWORD, signedUp, TestBrowser, useOwnStore } from "../support/identity-visit";

// The file of the accounts is taken away, damaged, replaced or held by another program while the site runs.

const EMAIL = "kim@spruce.example";
let store: ReturnType<typeof useOwnStore>;
let file = "";

beforeEach(async () => {
  store = useOwnStore();
  file = path.join(store.dataDir, "identity.sqlite");
  await signedUp(EMAIL);
});
afterEach(() => store.remove());

const signIn = async () => (await signInWithPassword(new TestBrowser(), { email: EMAIL, password: PASSWORD })).is;

/** A whole copy, as a backup makes one. */
async function backUp(): Promise<string> {
  const copy = path.join(store.dataDir, "backup.sqlite");
  const { connection } = await identity();
  connection.prepare("vacuum into ?").run(copy);
  return copy;
}

test("a removed account store is reported as missing, not as empty", async () => {
  renameSync(file, `${file}.away`);
  await expect(signIn()).rejects.toThrow(/is missing/);
  renameSync(`${file}.away`, file);
  expect(await signIn()).toBe("signed in");
});

test("a backup put in the account store's place is used at once", async () => {
  const copy = await backUp();
  await signedUp("later@spruce.example");
  for (const side of ["-wal", "-shm"]) rmSync(`${file}${side}`, { force: true });
  renameSync(copy, file);
  expect(await signIn()).toBe("signed in");
  const { connection } = await identity();
  expect(connection.prepare(`select count(*) as n from "user"`).get()).toEqual({ n: 1 });
});

test("a damaged account store fails, and works again once it is repaired", async () => {
  const browser = await signedUp("ida@spruce.example");
  const copy = await backUp();
  const { connection } = await identity();
  connection.exec("pragma wal_checkpoint(truncate)");
  writeFileSync(file, Buffer.alloc(64 * 1024, "no database"));
  // What SQLite has in memory stays good until it is read again.
  connection.exec("pragma shrink_memory");
  await expect(findSession(browser)).rejects.toThrow();
  await expect(findSession(browser)).rejects.toThrow();
  for (const side of ["-wal", "-shm"]) rmSync(`${file}${side}`, { force: true });
  copyFileSync(copy, file);
  expect(await findSession(browser)).not.toBeNull();
});

test("while another program locks the account store, sign-in fails quickly and reading goes on", async () => {
  const browser = await signedUp("ida@spruce.example");
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  await expect(signIn()).rejects.toThrow(/locked|busy/i);
  const { connection } = await identity();
  expect(connection.prepare("pragma busy_timeout").get()).toEqual({ timeout: 500 });
  expect(await findSession(browser)).not.toBeNull();
  other.exec("rollback");
  other.close();
  expect(await signIn()).toBe("signed in");
});

test("a sign-out that cannot be stored still refuses the session at once", async () => {
  const browser = await signedUp("liv@spruce.example");
  const kept = new Map(browser.cookies);
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  await expect(finishSession(browser)).rejects.toThrow(/locked/);
  expect([...browser.cookies.keys()].filter((name) => name.includes("session_token"))).toEqual([]);
  // What was copied from the browser before opens nothing here, though it is still in the store.
  const copied = new TestBrowser();
  for (const [name, value] of kept) copied.cookies.set(name, value);
  expect(await findSession(copied)).toBeNull();
  const rows = async () =>
    (await identity()).connection
      .prepare(`select count(*) as n from "session" s join "user" u on u."id" = s."userId" where u."email" = ?`)
      .get("liv@spruce.example")?.n;
  expect(await rows()).toBe(1);
  other.exec("rollback");
  other.close();
  await expect.poll(rows, { timeout: 15_000 }).toBe(0);
  expect(await findSession(copied)).toBeNull();
});
