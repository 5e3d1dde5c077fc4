import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DatabaseRole } from "@/supabase/local/caller";
import { systemCode } from "@/supabase/local/plain-failure";

/** The only bucket, as in the migrations for hosted projects: everyone can read it, only the server's key can write. */
const BUCKET = "covers";
/** File names of the site. None begins with a dot or contains a separator or an escape, so none leaves the folder. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/;
const DEEPEST = 3;
const MOST_BYTES = 8 * 1024 * 1024;
const TYPES: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

const PREFIX = "/storage/v1/object/";
/** Path prefixes for reading: public or authorised; both are the same here. */
const READING = /^(?:public|authenticated)\//;

/** The hosted storage's error messages. */
const refuse = (status: number, error: string, message: string) =>
  Response.json({ statusCode: String(status), error, message }, { status });
const MISSING = () => refuse(404, "not_found", "Object not found");

/** Whether this is a storage request. */
export const isStorageCall = (pathname: string): boolean => pathname.startsWith(PREFIX);

/** Whether it needs no key. */
export const isOpenRead = (method: string, pathname: string): boolean =>
  (method === "GET" || method === "HEAD") && pathname.startsWith(`${PREFIX}public/${BUCKET}/`);

function nameIn(path: string): string | null {
  const [bucket, ...names] = path.split("/");
  const isFit =
    bucket === BUCKET &&
    names.length >= 1 &&
    names.length <= DEEPEST &&
    names.every((name) => NAME.test(name) && !name.includes(".."));
  return isFit ? names.join("/") : null;
}

/** Picture storage in the data directory: the few endpoints of the hosted storage that the site uses. */
export class Storage {
  constructor(private readonly folder: string) {}

  /** @param body already read; null for a request without one */
  async answer(request: Request, role: DatabaseRole, body: Uint8Array | null): Promise<Response> {
    const path = new URL(request.url).pathname.slice(PREFIX.length);
    if (request.method === "GET" || request.method === "HEAD") return this.read(nameIn(path.replace(READING, "")));
    const name = nameIn(path);
    if (role !== "service_role") return refuse(403, "Unauthorized", "new row violates row-level security policy");
    if (request.method !== "POST" && request.method !== "PUT") return refuse(405, "method", "Method not allowed");
    return this.write(name, request.headers, body);
  }

  private async read(name: string | null): Promise<Response> {
    if (name === null) return MISSING();
    try {
      const bytes = await readFile(join(this.folder, name));
      return new Response(new Uint8Array(bytes), {
        headers: { "content-type": typeOf(name) ?? "application/octet-stream", "x-content-type-options": "nosniff" },
      });
    } catch (error) {
      if (["ENOENT", "EISDIR", "ENOTDIR"].includes(systemCode(error) ?? "")) return MISSING();
      throw error;
    }
  }

  private async write(name: string | null, headers: Headers, body: Uint8Array | null): Promise<Response> {
    if (name === null) return refuse(400, "InvalidKey", "Invalid key");
    if (typeOf(name) === undefined || headers.get("content-type") !== typeOf(name))
      return refuse(415, "invalid_mime_type", "mime type is not supported");
    if (!body || body.byteLength === 0 || body.byteLength > MOST_BYTES)
      return refuse(413, "Payload too large", "The object exceeded the maximum allowed size");
    const target = join(this.folder, name);
    const isNew = headers.get("x-upsert") !== "true";
    if (isNew && (await this.read(name)).ok) return refuse(409, "Duplicate", "The resource already exists");
    await writeWhole(target, body);
    return Response.json({ Id: randomUUID(), Key: `${BUCKET}/${name}` });
  }
}

const typeOf = (name: string): string | undefined => TYPES[name.split(".").at(-1) ?? ""];

/** Atomic: concurrent readers see the old file or none, and acknowledged data are on disk. */
async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const beside = `${target}.${randomUUID()}.part`;
  try {
    const file = await open(beside, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, target);
  } finally {
    await rm(beside, { force: true });
  }
}
