import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { request as sendRaw } from "node:http";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "./fixtures";
import { begunDraft, deleteDraft } from "../support/drafts";

// Chunks of an upload over HTTP: whose they are taken, where they are written, what is refused.

const SIZE = 300_000;
const CHUNK = 100_000;
const content = randomBytes(SIZE);
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const uploads = path.resolve(process.env.DATA_DIR ?? ".data", "uploads");
const begun = z.looseObject({ id: z.uuid() });

interface Own {
  origin: string;
  "sec-fetch-site": string;
}
const ownPage = (origin: string): Own => ({ origin, "sec-fetch-site": "same-origin" });

async function begin(context: APIRequestContext, own: Own, draft: string, more: Record<string, string> = {}) {
  return context.post("/api/admin/uploads", {
    headers: { ...own },
    form: { draft, name: "wave.csv", size: String(SIZE), ...more },
  });
}

function put(
  context: APIRequestContext,
  own: Own,
  id: string,
  first: number,
  more: Record<string, string> = {},
  bytes = content.subarray(first, first + CHUNK),
) {
  return context.put(`/api/admin/uploads/${id}`, {
    headers: {
      ...own,
      "content-type": "application/octet-stream",
      "content-range": `bytes ${first}-${first + bytes.length - 1}/${SIZE}`,
      "x-chunk-sha256": hashOf(bytes),
      ...more,
    },
    data: bytes,
  });
}

const offsetOf = async (context: APIRequestContext, id: string) =>
  (await context.head(`/api/admin/uploads/${id}`)).headers()["upload-offset"];

test("a file is sent in chunks, also again, and lies there as it was", async ({ people, baseURL }) => {
  const own = ownPage(baseURL ?? "");
  const context = await people.as("researcher");
  const draft = await begunDraft(context);
  const answer = await begin(context, own, draft);
  expect(answer.status()).toBe(201);
  const { id } = begun.parse(await answer.json());
  expect((await put(context, own, id, 0)).status()).toBe(200);
  expect(await offsetOf(context, id)).toBe(String(CHUNK));
  expect((await put(context, own, id, 0)).status()).toBe(200);
  expect((await put(context, own, id, 2 * CHUNK)).status(), "a gap before it").toBe(409);
  for (const first of [CHUNK, 2 * CHUNK]) expect((await put(context, own, id, first)).status()).toBe(200);
  expect(await offsetOf(context, id)).toBe(String(SIZE));
  const folder = path.join(uploads, id);
  expect(readFileSync(path.join(folder, "content")).equals(content)).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of ["content", "upload.json"]) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  expect((await context.delete(`/api/admin/uploads/${id}`, { headers: { ...own } })).status()).toBe(200);
  expect(existsSync(folder)).toBe(false);
  await deleteDraft(context, draft);
});

test("a chunk that broke off is not counted, and the upload continues after it", async ({ people, baseURL }) => {
  const own = ownPage(baseURL ?? "");
  const context = await people.as("researcher");
  const draft = await begunDraft(context);
  const { id } = begun.parse(await (await begin(context, own, draft)).json());
  const { cookies } = await context.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const sent of [1, 40_000, 99_999]) {
    await new Promise<void>((resolve) => {
      const broken = sendRaw(`${baseURL}/api/admin/uploads/${id}`, {
        method: "PUT",
        headers: {
          ...own,
          cookie,
          "content-length": String(CHUNK),
          "content-range": `bytes 0-${CHUNK - 1}/${SIZE}`,
          "x-chunk-sha256": hashOf(content.subarray(0, CHUNK)),
        },
      });
      broken.on("error", () => undefined);
      broken.on("close", () => resolve());
      broken.write(content.subarray(0, sent), () => setTimeout(() => broken.destroy(), 50));
    });
    expect(await offsetOf(context, id)).toBe("0");
  }
  for (const first of [0, CHUNK, 2 * CHUNK])
    await expect.poll(async () => (await put(context, own, id, first)).status()).toBe(200);
  expect(readFileSync(path.join(uploads, id, "content")).equals(content)).toBe(true);
  await context.delete(`/api/admin/uploads/${id}`, { headers: { ...own } });
  await deleteDraft(context, draft);
});

test("a chunk with another hash, place or length than it says is refused", async ({ people, baseURL }) => {
  const own = ownPage(baseURL ?? "");
  const context = await people.as("admin");
  const draft = await begunDraft(context);
  const { id } = begun.parse(await (await begin(context, own, draft)).json());
  const refused: [Record<string, string>, number][] = [
    [{ "x-chunk-sha256": hashOf(Buffer.from("other")) }, 422],
    [{ "x-chunk-sha256": "none" }, 400],
    [{ "content-range": `bytes 0-${CHUNK - 1}/${SIZE + 1}` }, 416],
    [{ "content-range": `bytes 0-${CHUNK - 2}/${SIZE}` }, 422],
    [{ "content-range": `bytes 0-${CHUNK}/${SIZE}` }, 422],
    [{ "content-range": "bytes */5" }, 416],
  ];
  for (const [headers, status] of refused)
    expect((await put(context, own, id, 0, headers)).status(), JSON.stringify(headers)).toBe(status);
  expect(await offsetOf(context, id)).toBe("0");
  await context.delete(`/api/admin/uploads/${id}`, { headers: { ...own } });
  await deleteDraft(context, draft);
});

test("an upload is begun only for a file that the site takes", async ({ people, baseURL }) => {
  const own = ownPage(baseURL ?? "");
  const context = await people.as("admin");
  const draft = await begunDraft(context);
  const refused: [Record<string, string>, number][] = [
    [{ name: "../../x.sav" }, 400],
    [{ name: "x.exe" }, 415],
    [{ name: "" }, 400],
    [{ size: "0" }, 400],
    [{ size: "-5" }, 400],
    [{ size: String(10 ** 15) }, 413],
    [{ draft: "00000000-0000-4000-8000-000000000000" }, 404],
  ];
  for (const [form, status] of refused)
    expect((await begin(context, own, draft, form)).status(), JSON.stringify(form)).toBe(status);
  const notes = readdirSync(uploads).map((id) => path.join(uploads, id, "upload.json"));
  // Other tests begin and end theirs meanwhile.
  const kept = notes.filter((note) => existsSync(note)).map((note) => readFileSync(note, "utf8"));
  expect(kept.filter((note) => note.includes(draft))).toEqual([]);
  await deleteDraft(context, draft);
});

test("neither visitors, members nor other sites can send, see or delete an upload", async ({ people, baseURL }) => {
  const own = ownPage(baseURL ?? "");
  const researcher = await people.as("researcher");
  const draft = await begunDraft(researcher);
  const { id } = begun.parse(await (await begin(researcher, own, draft)).json());
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const [who, headers, status] of [
    ["anonymous", own, 401],
    ["enterprise", own, 403],
    ["researcher", foreign, 403],
    ["researcher", {} as Own, 403],
  ] as const) {
    const context = await people.as(who);
    expect((await begin(context, headers, draft)).status(), who).toBe(status);
    expect((await put(context, headers, id, 0)).status(), who).toBe(status);
    expect((await context.delete(`/api/admin/uploads/${id}`, { headers: { ...headers } })).status(), who).toBe(status);
  }
  expect((await (await people.as("enterprise")).head(`/api/admin/uploads/${id}`)).status()).toBe(403);
  expect((await (await people.as("anonymous")).head(`/api/admin/uploads/${id}`)).status()).toBe(401);
  expect(await offsetOf(researcher, id)).toBe("0");
  await researcher.delete(`/api/admin/uploads/${id}`, { headers: { ...own } });
  await deleteDraft(researcher, draft);
});
