import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, request } from "@playwright/test";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { pause } from "./instance";

// Signing in is slow on purpose, so each kind of person signs in once for all tests of a site. Their cookies lie beside
// the site's data, whose sessions they name, and go with it.

const folder = () => path.join(process.env.DATA_DIR ?? ".data", "signed-in-for-tests");

/** Files that this process knows to be of a session that still is. */
const checked = new Map<string, Promise<string>>();

/**
 * The file with someone's cookies, made by `signIn` unless another worker or an earlier run on the same site has. The
 * edge's claims are not among them: they are good for a minute, and each browser is given its own.
 */
export async function keptSignIn(
  requests: typeof request,
  baseURL: string,
  name: string,
  signIn: () => Promise<APIRequestContext>,
): Promise<string> {
  const file = path.join(folder(), `${name}.json`);
  const known = checked.get(file) ?? alone(`${file}.lock`, () => findOrMake(requests, baseURL, file, signIn));
  checked.set(file, known);
  return known;
}

async function findOrMake(
  requests: typeof request,
  baseURL: string,
  file: string,
  signIn: () => Promise<APIRequestContext>,
): Promise<string> {
  if (existsSync(file) && (await isSignedIn(requests, baseURL, file))) return file;
  const context = await signIn();
  const { cookies } = await context.storageState();
  await context.dispose();
  const remaining = cookies.filter((cookie) => cookie.name !== CLAIMS_COOKIE);
  writeFileSync(`${file}.new`, JSON.stringify({ cookies: remaining, origins: [] }), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return file;
}

async function isSignedIn(requests: typeof request, baseURL: string, storageState: string): Promise<boolean> {
  const context = await requests.newContext({ baseURL, storageState, timeout: 120_000 });
  const { ok } = await context.get("/api/account").then((answer) => ({ ok: answer.ok() }));
  await context.dispose();
  return ok;
}

/** Works while no other process does, by a file that says who does. */
async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true, mode: 0o700 });
  while (!take(lock)) await pause(50);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    // Anyone who was stopped while they worked does not come back.
    if (isGone(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isGone(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, "utf8")) || process.pid, 0);
    return false;
  } catch {
    return existsSync(lock);
  }
}
