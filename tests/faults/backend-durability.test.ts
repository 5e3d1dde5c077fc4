import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend } from "@/supabase/local/backend-process";
import { installationAt } from "@/supabase/local/installation";
import { endOf, until } from "@/tests/support/process-tree";
import { TestBackend } from "@/tests/support/test-backend";

const ROUNDS = 5;
const WRITERS = 4;

/** Writes until the backend is gone; gives the rows it has acknowledged. */
async function writeUntilKilled(backend: TestBackend, name: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let index = 0; ; index += 1) {
    const id = `${name}-${index}`;
    try {
      await backend.insert("user_roles", { provider_user_id: id, role: "user" });
    } catch {
      return acknowledged;
    }
    acknowledged.push(id);
  }
}

let backend: TestBackend;

beforeAll(async () => {
  backend = await TestBackend.start();
});

afterAll(() => backend.stop());

test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  "kill -9 while writing, round %i, loses no acknowledged row",
  async (round) => {
    const writers = Array.from({ length: WRITERS }, (_, writer) => writeUntilKilled(backend, `r${round}w${writer}`));
    const someRows = async () => (await count(`r${round}w`)) > 5;
    await until("the first rows", 20_000, someRows);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
    await backend.killAndRestart();
    const acknowledged = (await Promise.all(writers)).flat();
    expect(acknowledged.length).toBeGreaterThan(0);
    const found = new Set<string>();
    for (let from = 0; ; from += 500) {
      const rows = await rowsOf(`r${round}w`, from);
      for (const { provider_user_id: id } of rows) found.add(id);
      if (rows.length < 500) break;
    }
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  },
);

async function rowsOf(prefix: string, offset: number): Promise<{ provider_user_id: string }[]> {
  const query = `select=provider_user_id&provider_user_id=like.${prefix}*&order=provider_user_id&limit=500&offset=${offset}`;
  const { status, json } = await backend.request("service", `/rest/v1/user_roles?${query}`);
  expect(status).toBe(200);
  return json as { provider_user_id: string }[];
}

const count = async (prefix: string) => (await rowsOf(prefix, 0)).length;

test("kill -9 while the database is made lets the next start make it again", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "granskog-first-"));
  const { database } = installationAt(dataDir);
  try {
    await expect(
      startBackend({ DATA_DIR: dataDir, BACKEND_PORT: "0" }, (child) => {
        const ended = endOf(child);
        void until("the half-made folder", 60_000, () => existsSync(`${database}.new/base`)).then(async () => {
          child.kill("SIGKILL");
          await ended;
        });
      }),
    ).rejects.toThrow("SIGKILL");
    const backend = await startBackend({ DATA_DIR: dataDir, BACKEND_PORT: "0" });
    expect(backend.applied.length).toBeGreaterThan(0);
    await backend.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
