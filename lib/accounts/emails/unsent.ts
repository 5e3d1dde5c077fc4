import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Email, emailSchema } from "@/lib/accounts/emails/email";
import { sendEmail } from "@/lib/accounts/emails/send";
import { setting } from "@/lib/platform/environment/env.server";
import { writeWhole } from "@/lib/platform/mail/write-whole";
import { logError } from "@/lib/platform/telemetry/log-error";

// Undelivered emails. They are stored beside the accounts, so that a restart loses none; the process that stored them
// and maintenance retry. If an email cannot be stored, as on a full disk, it waits in memory.

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** Milliseconds between two checks while an email waits. */
const LOOK_EVERY = 5 * SECOND;
/** Milliseconds before retrying an email that the server rejected: doubled each time, up to an hour. */
const FIRST_PAUSE = 5 * SECOND;
/** Milliseconds after which a process's claim on an email is considered stale. */
const ABANDONED = 60 * SECOND;
const MOST_IN_MEMORY = 500;
/** Milliseconds after which an email without a code is no longer sent. */
const GOOD_FOR = 72 * HOUR;

/** The format of the file on disk. */
const unsentEmail = z.object({ letter: emailSchema, until: z.number(), next: z.number(), tries: z.number() });
type UnsentEmail = z.output<typeof unsentEmail>;

const inMemory: UnsentEmail[] = [];
let alarm: NodeJS.Timeout | undefined;
let round: Promise<number> | null = null;

const folder = () => path.join(setting("DATA_DIR") ?? ".data", "unsent");

/** Whether the mail server rejected this email; otherwise it was unreachable. */
const wasTurnedDown = (error: unknown) => error instanceof Error && "responseCode" in error;

/**
 * Sends an email now, or stores it and retries until it is no longer useful. Never throws: the caller has already
 * responded.
 * @param goodFor milliseconds for which it is worth sending: a code expires
 */
export async function sendOrKeep(email: Email, goodFor = GOOD_FOR, now = Date.now()): Promise<void> {
  try {
    await sendEmail(email);
  } catch (error) {
    logError(error, `Email (${email.kind}) not accepted; queued for retry.`);
    const parsed = emailSchema.safeParse(email);
    if (!parsed.success) return;
    await keep({ letter: parsed.data, until: now + goodFor, next: now + FIRST_PAUSE, tries: 1 });
    wakeLater();
  }
}

/** Tries every stored email that is due. @returns the number sent */
export async function sendUnsent(now = Date.now()): Promise<number> {
  round ??= tryAll(now).finally(() => (round = null));
  return round;
}

function wakeLater(): void {
  if (alarm) return;
  alarm = setTimeout(() => {
    alarm = undefined;
    void sendUnsent()
      .catch((error: unknown) => logError(error, "Could not read the email queue."))
      .then(async () => {
        if (inMemory.length > 0 || (await listUnsent()).length > 0) wakeLater();
      });
  }, LOOK_EVERY).unref();
}

async function keep(unsent: UnsentEmail, file = `${Date.now()}-${randomBytes(8).toString("hex")}.json`): Promise<void> {
  try {
    await mkdir(folder(), { recursive: true, mode: 0o700 });
    await writeWhole(path.join(folder(), file), JSON.stringify(unsent));
  } catch (error) {
    logError(error, "Email queued in memory only.");
    if (inMemory.length < MOST_IN_MEMORY) inMemory.push(unsent);
  }
}

async function listUnsent(): Promise<string[]> {
  const names = await readdir(folder()).catch(() => []);
  return names.filter((name) => /\.json(?:\.taken)?$/.test(name)).toSorted();
}

async function tryAll(now: number): Promise<number> {
  let sent = 0;
  for (const unsent of inMemory.splice(0)) {
    const rest = await attempt(unsent, now);
    if (rest) await keep(rest);
    else sent += 1;
  }
  for (const name of await listUnsent()) {
    const taken = await take(name, now);
    if (!taken) continue;
    const rest = await attempt(taken.unsent, now);
    if (rest) await keep(rest, name.replace(/\.taken$/, ""));
    else sent += 1;
    await rm(taken.file, { force: true });
  }
  return sent;
}

/** Reserves an email for this process; null if it is not due, or another process has it. */
async function take(name: string, now: number): Promise<{ file: string; unsent: UnsentEmail } | null> {
  const from = path.join(folder(), name);
  const file = name.endsWith(".taken") ? from : `${from}.taken`;
  try {
    if (file === from && now - (await stat(from)).mtimeMs < ABANDONED) return null;
    const unsent = unsentEmail.parse(JSON.parse(await readFile(from, "utf8")));
    if (unsent.next > now) return null;
    if (file !== from) await rename(from, file);
    await utimes(file, new Date(), new Date());
    return { file, unsent };
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
      logError(error, `Cannot read queued email ${name}.`);
    return null;
  }
}

/** What remains to do for an email; null if it was sent or is no longer useful. */
async function attempt(unsent: UnsentEmail, now: number): Promise<UnsentEmail | null> {
  if (unsent.until <= now) return null;
  if (unsent.next > now) return unsent;
  try {
    await sendEmail(unsent.letter);
    return null;
  } catch (error) {
    if (!wasTurnedDown(error)) return { ...unsent, next: now };
    return { ...unsent, tries: unsent.tries + 1, next: now + Math.min(FIRST_PAUSE * 2 ** unsent.tries, HOUR) };
  }
}
