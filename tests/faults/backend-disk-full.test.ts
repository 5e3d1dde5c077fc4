import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackendProcess, startBackend } from "@/supabase/local/backend-process";
import { installationAt } from "@/supabase/local/installation";
import { loadSecrets } from "@/supabase/local/secrets";
import { newDataDir } from "@/tests/support/backend";
import { endOf } from "@/tests/support/process-tree";
import { type SmallDisk, smallDisk } from "@/tests/support/small-disk";

// The database and the pictures on a disk that fills up while they are written.

const disk = smallDisk(200);
const WHY = disk ? "" : " (left out: this user may mount no disk)";

describe.skipIf(!disk)(`a disk that fills up${WHY}`, () => {
  const small = disk as SmallDisk;
  let backend: BackendProcess;

  const start = async () => {
    backend = await startBackend({ DATA_DIR: small.path, BACKEND_PORT: "0" });
  };
  const headers = () => {
    const { secretKey } = loadSecrets(installationAt(small.path));
    return { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" };
  };
  const post = async (target: string, body: string | Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) =>
    fetch(`${backend.url}${target}`, {
      method: "POST",
      headers: { ...headers(), ...more },
      body,
      signal: AbortSignal.timeout(30_000),
    }).then(
      ({ status }) => status,
      () => 0,
    );

  beforeAll(async () => {
    const template = await newDataDir();
    cpSync(template, small.path, { recursive: true });
    rmSync(template, { recursive: true, force: true });
    await start();
  });
  afterAll(async () => {
    await backend?.stop();
    small.remove();
  });

  test("a full disk loses no accepted row, and saving continues once there is room", async () => {
    const acknowledged: string[] = [];
    const add = async (id: string) => {
      const status = await post(
        "/rest/v1/user_roles",
        JSON.stringify({ provider_user_id: `${id}-${"x".repeat(100)}`, role: "user" }),
      );
      if (status === 201) acknowledged.push(id);
      return status;
    };
    for (let index = 0; index < 20; index += 1) expect(await add(`before-${index}`)).toBe(201);
    small.fill();
    let failed = 0;
    for (let index = 0; index < 60_000 && failed < 3; index += 200) {
      const rows = Array.from({ length: 200 }, (_, row) => ({
        provider_user_id: `full-${index + row}-${"x".repeat(2_000)}`,
        role: "user",
      }));
      const status = await post("/rest/v1/user_roles", JSON.stringify(rows));
      if (status === 201) acknowledged.push(...rows.map(({ provider_user_id: id }) => id.slice(0, id.indexOf("-x"))));
      else failed += 1;
    }
    expect(failed, "the disk was never full").toBe(3);
    small.free();
    const ended = endOf(backend.child);
    backend.child.kill("SIGKILL");
    await ended;
    await start();
    const found = new Set<string>();
    for (let offset = 0; ; offset += 1_000) {
      const answer = await fetch(
        `${backend.url}/rest/v1/user_roles?select=provider_user_id&order=provider_user_id&limit=1000&offset=${offset}`,
        { headers: headers() },
      );
      const rows = (await answer.json()) as { provider_user_id: string }[];
      for (const { provider_user_id: id } of rows) found.add(id.slice(0, id.indexOf("-x")));
      if (rows.length < 1_000) break;
    }
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    expect(found.size, "rows that were refused").toBe(acknowledged.length);
    expect(await add("after")).toBe(201);
  });

  test("a full disk stores no part of a picture", async () => {
    small.fill();
    const picture = new Uint8Array(300_000);
    const send = () => post("/storage/v1/object/covers/full/picture.webp", picture, { "content-type": "image/webp" });
    const folder = path.join(installationAt(small.path).covers, "full");
    expect(await send()).toBeGreaterThanOrEqual(500);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    small.free();
    if (!(await isUp())) await start();
    expect(await send()).toBe(200);
    expect(readdirSync(folder)).toEqual(["picture.webp"]);
  });

  const isUp = async () =>
    fetch(`${backend.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
});
