import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

// Reads the emails of the site under test as its outbox keeps them; its data folder comes from DATA_DIR.

const email = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type Email = z.output<typeof email>;

const PATIENCE = 60_000;
const PAUSE = 100;

/** An email address no one has used before. */
export const newAddress = (name = "maja") => `${name}.${randomBytes(6).toString("hex")}@tarnholt.example`;

const isWelcome = ({ subject }: Email) => subject.startsWith("Welcome to ");

/** The email that greets a new account, once it has come. */
export async function welcomeTo(address: string): Promise<Email> {
  return untilThere(async () => (await allTo(address)).find(isWelcome), `There is no welcome to ${address}.`);
}

/** Emails to an address, newest first, the welcome aside: it comes at any moment after the set-up. */
export async function emailsTo(address: string): Promise<Email[]> {
  return (await allTo(address)).filter((one) => !isWelcome(one));
}

async function allTo(address: string): Promise<Email[]> {
  const folder = join(process.env.DATA_DIR ?? ".data", "outbox");
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .toReversed();
  const texts = await Promise.all(names.map(async (name) => readFile(join(folder, name), "utf8").catch(() => "")));
  const emails = texts.filter((text) => text !== "").map((text) => email.parse(JSON.parse(text)));
  return emails.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
}

/** The newest email to an address, once there are `count` of them: emails are sent after the answer. */
export async function waitForEmail(address: string, count = 1): Promise<Email> {
  const newest = async () => {
    const emails = await emailsTo(address);
    return emails.length >= count ? emails[0] : undefined;
  };
  return untilThere(newest, `There are fewer than ${count} letters to ${address}.`);
}

async function untilThere(look: () => Promise<Email | undefined>, complaint: string): Promise<Email> {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(complaint);
}

/** The code of the newest email to an address, once there are `count` of them. */
export async function codeSentTo(address: string, count = 1): Promise<string> {
  const { text } = await waitForEmail(address, count);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`The newest letter to ${address} has no code.`);
  return code;
}

/** Another code than this one. */
export const wrongCode = (code: string) => (code === "123456" ? "654321" : "123456");
