import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { OutboxEmail, WrittenEmail } from "@/lib/platform/mail/email";
import { writeWhole } from "@/lib/platform/mail/write-whole";

/** Number of emails kept; the oldest are deleted first. */
const MOST_STORED = 500;
/** Time in milliseconds, then 64 random bits: sorts by age and cannot be guessed. */
const NAME = /^(\d{17}-[0-9a-f]{16})\.json$/;
const ID = /^\d{17}-[0-9a-f]{16}$/;

const storedEmail = z.object({
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** Where emails are stored if no mail server is configured. */
export const outboxFolder = (dataDir: string) => path.join(dataDir, "outbox");

/** Writes an email to the outbox, atomically and readable by its owner only. */
export async function storeEmail(folder: string, email: WrittenEmail, now = new Date()): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = now.toISOString();
  const id = `${at.replaceAll(/\D/g, "")}-${randomBytes(8).toString("hex")}`;
  await writeWhole(path.join(folder, `${id}.json`), `${JSON.stringify({ at, ...email }, null, 2)}\n`);
  await removeOldest(folder);
  return id;
}

async function removeOldest(folder: string): Promise<void> {
  const names = await listNames(folder);
  await Promise.all(names.slice(MOST_STORED).map(async (id) => rm(path.join(folder, `${id}.json`), { force: true })));
}

/** Names of emails, newest first. */
async function listNames(folder: string): Promise<string[]> {
  let entries: string[];
  try {
    entries = await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
  const ids = entries.map((name) => NAME.exec(name)?.[1]).filter((id) => id !== undefined);
  return ids.toSorted().toReversed();
}

/** The newest emails, newest first. */
export async function listEmails(folder: string, most: number): Promise<OutboxEmail[]> {
  const ids = await listNames(folder);
  const emails = await Promise.all(ids.slice(0, most).map(async (id) => readEmail(folder, id)));
  return emails.filter((email) => email !== null);
}

/** One email, or null if there is none with that name. Rejects names of any other form. */
export async function readEmail(folder: string, id: string): Promise<OutboxEmail | null> {
  if (!ID.test(id)) return null;
  try {
    const parsed = storedEmail.safeParse(JSON.parse(await readFile(path.join(folder, `${id}.json`), "utf8")));
    return parsed.success ? { id, ...parsed.data } : null;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
