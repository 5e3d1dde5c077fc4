import "server-only";
import { readdir, stat, statfs } from "node:fs/promises";
import { freemem, totalmem } from "node:os";
import { join } from "node:path";
import { loadWaitingFigures } from "@/lib/operations/health/load";
import { type InstanceReading, type InstanceStatus, toChecks } from "@/lib/operations/instance/status";
import { findPublication } from "@/lib/rankings/publications/queries";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { builtAt } from "@/lib/platform/telemetry/metrics";
import { given, setting, type SettingName } from "@/lib/platform/environment/env.server";

const ANYONE = null;
const BACKUP = /^granskog-.*\.tar\.gz$|^granskog-[^.]+\.[a-z.]+$/;
const dataDirectory = () => setting("DATA_DIR") ?? ".data";

/** Asks the database one cheap question; null where it does not answer. */
async function timeDatabase() {
  const startedAt = performance.now();
  try {
    const found = await findPublication(ANYONE);
    return { ms: performance.now() - startedAt, publishedAt: found?.publishedAt ?? null };
  } catch {
    return { ms: null, publishedAt: null };
  }
}

async function readDisk(): Promise<InstanceReading["disk"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDirectory());
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

/** The latest backup in the place where the backup command puts them unless told otherwise. */
async function findBackup(): Promise<InstanceReading["lastBackup"]> {
  const folder = join(dataDirectory(), "backups");
  const names = (await readdir(folder).catch(() => [])).filter((name) => BACKUP.test(name) && !name.endsWith(".part"));
  const latest = names.toSorted().at(-1);
  if (latest === undefined) return null;
  const file = await stat(join(folder, latest)).catch(() => null);
  return file && { at: file.mtime.toISOString(), bytes: file.size };
}

const has = (...names: SettingName[]) => names.every((name) => setting(name) !== null);

/** How it was set up, in words: whether something is set, never what to. */
function readSettings() {
  const host = URL.parse(setting("SUPABASE_URL") ?? "")?.hostname ?? "";
  return [
    { name: "Version", value: given("npm_package_version") ?? "unknown" },
    { name: "Instance", value: setting("INSTANCE") ?? "the only one" },
    { name: "Node", value: process.version },
    { name: "Public address", value: setting("APP_ORIGIN") ?? "not set" },
    { name: "Data", value: host === "127.0.0.1" ? "backend of this instance" : "hosted Supabase project" },
    { name: "Accounts", value: process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY ? "stored by Clerk" : "stored here" },
    { name: "Mail", value: has("SMTP_URL") ? "sent by a mail server" : "stored in the outbox, not sent" },
    { name: "Payments", value: has("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET") ? "through Stripe" : "test checkout" },
    { name: "Page cache", value: has("REDIS_URL") ? "shared by instances" : "of this instance" },
    {
      name: "Reverse proxies",
      value: has("FRONT_PURGE_URL") ? "notified of publications" : "none notified of publications",
    },
    { name: "Tracing", value: has("OTEL_EXPORTER_OTLP_ENDPOINT") ? "on" : "off" },
  ];
}

/** The instance at a glance. Each part is read by itself: one that does not answer leaves the others. */
export async function loadInstanceStatus(now = new Date()): Promise<InstanceStatus> {
  const state = instanceState();
  const [database, disk, { emails }, lastBackup] = await Promise.all([
    timeDatabase(),
    readDisk(),
    loadWaitingFigures(),
    findBackup(),
  ]);
  const checks = toChecks({
    now,
    isDraining: state.drainingSince !== null,
    databaseMs: database.ms,
    publishedAt: database.publishedAt,
    maintenance: state.maintenance,
    startedAt: state.startedAt,
    disk,
    memory: { used: totalmem() - freemem(), limit: totalmem() },
    emails,
    lastBackup,
    errors: state.errors.length,
  });
  const memory = `${Math.round(process.memoryUsage.rss() / 1024 ** 2)} MB`;
  return {
    checks,
    facts: [...readSettings(), { name: "Memory of the web server", value: memory }],
    startedAt: state.startedAt.toISOString(),
    builtAt: builtAt(),
    now: now.toISOString(),
    publishedAt: database.publishedAt,
    inFlight: state.inFlight.size,
    maintenance: state.maintenance,
    errors: [...state.errors],
  };
}
