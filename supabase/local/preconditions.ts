import { accessSync, constants, mkdirSync, statfsSync } from "node:fs";
import { holdsDatabase, type Installation } from "@/supabase/local/installation";
import { LockHeld, type OwnerLock, takeLock } from "@/supabase/local/owner-lock";
import type { Environment } from "@/lib/platform/environment/env.server";
import type { Identity } from "@/supabase/local/identity-mode";
import { PlainFailure, systemCode } from "@/supabase/local/plain-failure";
import { findRuntime } from "@/supabase/local/runtime-file";

const OLDEST_NODE = 22;
const MEGABYTE = 1024 * 1024;
/** Disk space for a first start: the database, its log, the build. */
const NEEDED = 400 * MEGABYTE;

/** @throws {PlainFailure} if this Node is too old for the installed packages */
export function assertNodeVersion(version = process.versions.node): void {
  if (Number(version.split(".")[0]) >= OLDEST_NODE) return;
  throw new PlainFailure(
    `This is Node ${version}; Node ${OLDEST_NODE} or newer is needed.`,
    'Run "npm install", then "npm start": it installs its own Node.',
  );
}

/** @throws {PlainFailure} if the folder is not writable, or its disk nearly full */
export function assertRoom(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw explainDisk(error, folder) ?? error;
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Number(bavail) * Number(bsize);
  if (free >= NEEDED) return;
  throw new PlainFailure(
    `Only ${Math.floor(free / MEGABYTE)} MB are free on the disk that holds ${folder}; ${NEEDED / MEGABYTE} MB are needed.`,
    "Free some space, or set DATA_DIR to a folder on another disk.",
  );
}

/** An explanation of a full or read-only disk, or null for other errors. */
export function explainDisk(error: unknown, folder: string): PlainFailure | null {
  const code = systemCode(error);
  if (code === "ENOSPC" || code === "EDQUOT") {
    const remedy = "Free some space, or set DATA_DIR to a folder on another disk. Nothing acknowledged is lost.";
    return new PlainFailure(`The disk that holds ${folder} is full.`, remedy, { cause: error });
  }
  if (code === "EACCES" || code === "EROFS" || code === "EPERM" || code === "ENOTDIR") {
    const remedy = "Give this user write permission, or set DATA_DIR to another folder.";
    return new PlainFailure(`Cannot write to ${folder} (${code}).`, remedy, { cause: error });
  }
  return null;
}

/** The message for someone whose database is already in use. */
export function explainLock({ owner }: LockHeld, installation: Installation): PlainFailure {
  const runtime = findRuntime(installation);
  const address = runtime?.appUrl ? `, at ${runtime.appUrl}` : "";
  const pid = runtime?.pids.start ?? owner.pid;
  return new PlainFailure(
    `Another instance is already using the database in ${installation.root} (process ${pid}${address}).`,
    `Use that one, stop it with Ctrl+C in its terminal or "kill ${pid}", or set DATA_DIR to another folder.`,
  );
}

/**
 * Takes the lock of an installation for a command.
 * @throws {PlainFailure} that names who holds it
 */
export function lockInstallation(installation: Installation): OwnerLock {
  try {
    return takeLock(installation.lock);
  } catch (error) {
    throw error instanceof LockHeld ? explainLock(error, installation) : error;
  }
}

/**
 * No server database may be used while the data directory has its own: all data would seem lost.
 * @throws {PlainFailure}
 */
export function assertMoved({ root, database }: Installation): void {
  if (!holdsDatabase(database)) return;
  throw new PlainFailure(
    `DATABASE_URL is set, but ${root} contains an embedded database that was not moved to that server.`,
    `Stop the site and move it with "npm run move-to-postgres". To leave its data behind, rename ${database}.`,
  );
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The warning for a public site without a mail server; null if it has one, or is on this machine only. */
export function mailWarning({ APP_ORIGIN, SMTP_URL }: Environment, { kind }: Pick<Identity, "kind">): string | null {
  const host = URL.parse(APP_ORIGIN ?? "")?.hostname ?? "localhost";
  if (SMTP_URL || LOOPBACK.test(host)) return null;
  const loss = kind === "embedded" ? "No one can sign up or reset a password" : "No one gets receipts or invitations";
  return `SMTP_URL is not set, so emails are not sent. ${loss} at ${APP_ORIGIN}. Set it to your mail server.`;
}
