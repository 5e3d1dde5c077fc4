import { createHash } from "node:crypto";
import { createReadStream, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

const fileSchema = z.object({ path: z.string(), bytes: z.int(), sha256: z.string().length(64) });

/** What a backup says of itself: the first thing in it, and what a restore is held against. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of Granskog. */
  version: z.string(),
  /** `embedded`: the files of the database; `server`: a dump that PostgreSQL's own tool made. */
  database: z.object({
    kind: z.enum(["embedded", "server"]),
    migrations: z.array(z.string()),
    /** Rows by table, in the moment the copy was made. */
    rows: z.record(z.string(), z.int()),
  }),
  files: z.array(fileSchema),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackupFile = z.output<typeof fileSchema>;

/** What is kept of a data directory, and nothing else of it. */
export const BACKED_UP = ["database", "database.dump", "identity.sqlite", "covers", "secrets.json"] as const;

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Every file below a folder but its manifest, with size and digest, in a fixed order. */
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

/** The first file that is missing, added or changed; null when a folder is as its manifest says. */
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
