import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import type { z } from "zod";

/** Writes a JSON file that only its owner may read: whole or not at all, also if the process ends in between. */
export async function writeNote(target: string, note: object): Promise<void> {
  const partial = `${target}.${randomUUID()}`;
  try {
    const file = await open(partial, "wx", 0o600);
    try {
      await file.writeFile(JSON.stringify(note));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** What a JSON file says; null if there is none, or if an earlier version wrote it otherwise. */
export async function readNote<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  const read = schema.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}
