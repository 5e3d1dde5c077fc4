import { createHash } from "node:crypto";
import { createReadStream, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

const fileSchema = z.object({ path: z.string(), bytes: z.int(), sha256: z.string().length(64) });

/** A backup's own description: its first file, which a restore checks against. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Granskog's version. */
  version: z.string(),
  /** `embedded`: the database files; `server`: a dump by PostgreSQL's own tool. */
  database: z.object({
    kind: z.enum(["embedded", "server"]),
    migrations: z.array(z.string()),
    /** Rows by table at the time of the copy. */
    rows: z.record(z.string(), z.int()),
  }),
  files: z.array(fileSchema),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackupFile = z.output<typeof fileSchema>;

/** The parts of a data directory that are backed up. */
export const BACKED_UP = ["database", "database.dump", "identity.sqlite", "covers", "secrets.json"] as const;

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Every file below a folder except its manifest, with size and digest, in a fixed order. */
export async function listFiles(folder: string): Promise<BackupFile[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(folder, path) !== "manifest.json");
  const files: BackupFile[] = [];
  for (const path of paths.sort())
    files.push({ path: relative(folder, path), bytes: statSync(path).size, sha256: await digestOf(path) });
  return files;
}

/** The first file that is missing, added or changed; null if a folder matches its manifest. */
export async function findDifference(folder: string, files: readonly BackupFile[]): Promise<string | null> {
  const found = new Map((await listFiles(folder)).map((file) => [file.path, file]));
  for (const file of files) {
    const there = found.get(file.path);
    if (!there) return `${file.path} is missing`;
    if (there.sha256 !== file.sha256 || there.bytes !== file.bytes) return `${file.path} does not match its checksum`;
    found.delete(file.path);
  }
  const [added] = found.keys();
  return added === undefined ? null : `${added} is not part of the backup`;
}
