import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isOpenRead, isStorageCall, Storage } from "@/supabase/local/storage";

const root = mkdtempSync(path.join(tmpdir(), "storage-"));
const folder = path.join(root, "covers");
const storage = new Storage(folder);
const BYTES = new Uint8Array([1, 2, 3]);

beforeAll(() => writeFileSync(path.join(root, "secrets.json"), "{}"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ask = async (
  method: string,
  name: string,
  {
    role = "service_role",
    body = null,
    headers = {},
  }: {
    role?: "anon" | "authenticated" | "service_role";
    body?: Uint8Array | null;
    headers?: Record<string, string>;
  } = {},
) => storage.answer(new Request(`http://127.0.0.1/storage/v1/object/${name}`, { method, headers }), role, body);
const JPEG = { "content-type": "image/jpeg" };
const put = async (name: string, more: Parameters<typeof ask>[2] = {}) =>
  ask("POST", name, { body: BYTES, headers: JPEG, ...more });

describe("the store of pictures", () => {
  it("the picture store keeps what the server's key sends and serves it to anyone", async () => {
    expect(await (await put("covers/a/1x1.jpg")).json()).toMatchObject({ Key: "covers/a/1x1.jpg" });
    for (const name of ["covers/a/1x1.jpg", "public/covers/a/1x1.jpg", "authenticated/covers/a/1x1.jpg"]) {
      const answer = await ask("GET", name, { role: "anon" });
      expect([answer.status, answer.headers.get("content-type"), new Uint8Array(await answer.arrayBuffer())]).toEqual([
        200,
        "image/jpeg",
        BYTES,
      ]);
    }
    expect(readdirSync(path.join(folder, "a"))).toEqual(["1x1.jpg"]);
  });

  it.each(["anon", "authenticated"] as const)("the picture store takes nothing from %s", async (role) => {
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await ask(method, "covers/b/1x1.jpg", { role, body: BYTES, headers: JPEG })).status).toBe(403);
    expect(existsSync(path.join(folder, "b"))).toBe(false);
  });

  it("the picture store replaces a picture only on request", async () => {
    await put("covers/c/1x1.jpg");
    expect((await put("covers/c/1x1.jpg")).status).toBe(409);
    expect((await put("covers/c/1x1.jpg", { headers: { ...JPEG, "x-upsert": "true" } })).status).toBe(200);
  });

  it("the picture store takes only pictures, neither empty nor too large", async () => {
    for (const [name, headers] of [
      ["covers/d/x.html", { "content-type": "text/html" }],
      ["covers/d/x.jpg", { "content-type": "text/html" }],
      ["covers/d/x", JPEG],
      ["covers/d/x.svg", { "content-type": "image/svg+xml" }],
    ] as const)
      expect((await put(name, { headers })).status).toBe(415);
    expect((await put("covers/d/x.jpg", { body: new Uint8Array(0) })).status).toBe(413);
    expect((await put("covers/d/x.jpg", { body: new Uint8Array(8 * 1024 * 1024 + 1) })).status).toBe(413);
    expect(existsSync(path.join(folder, "d"))).toBe(false);
  });

  it.each([
    "covers/../secrets.json",
    "covers/%2e%2e/secrets.json",
    "covers/..%2fsecrets.json",
    "covers/..%5csecrets.json",
    "covers//etc/passwd",
    "covers/a/../../secrets.json",
    "other/a.jpg",
    "covers",
    "covers/",
    "covers/.hidden.jpg",
    "covers/a%00.jpg",
    "covers/a/b/c/d.jpg",
    "covers/A.jpg",
  ])("the picture store never reaches outside its folder: %s", async (name) => {
    expect((await ask("GET", name)).status).toBe(404);
    expect((await put(name)).status).toBeGreaterThanOrEqual(400);
  });

  it("the picture store responds with 404 to a folder as to a missing name", async () => {
    symlinkSync("/nowhere", path.join(folder, "broken.jpg"));
    for (const name of ["covers/none/1x1.jpg", "covers/a", "covers/a/1x1.jpg/x.jpg", "covers/broken.jpg"])
      expect((await ask("GET", name)).status).toBe(404);
  });

  it("the picture store is open without a key only for reading what is public", () => {
    expect(isOpenRead("GET", "/storage/v1/object/public/covers/a.jpg")).toBe(true);
    for (const [method, at] of [
      ["POST", "public/covers/a.jpg"],
      ["GET", "covers/a.jpg"],
      ["GET", "public/other/a.jpg"],
    ] as const)
      expect(isOpenRead(method, `/storage/v1/object/${at}`)).toBe(false);
    expect([isStorageCall("/storage/v1/object/covers/a.jpg"), isStorageCall("/rest/v1/storage")]).toEqual([
      true,
      false,
    ]);
  });
});
