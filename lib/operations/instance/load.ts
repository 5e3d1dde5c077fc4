import "server-only";
import { readFile } from "node:fs/promises";
import { freemem, totalmem } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { loadAccountsHealth, loadDisk, loadWaitingFigures } from "@/lib/operations/health/load";
import { listInstances } from "@/lib/operations/instance/queries";
import {
  type InstanceReading,
  type InstanceStatus,
  type RunningInstance,
  toChecks,
} from "@/lib/operations/instance/status";
import { findPublicationStatus } from "@/lib/rankings/publications/queries";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { builtAt, timeFreeing } from "@/lib/platform/telemetry/metrics";
import { given, setting, type SettingName } from "@/lib/platform/environment/env.server";

const ANYONE = null;
const dataDirectory = () => setting("DATA_DIR") ?? ".data";

/** Runs one cheap query; null if the database does not respond. */
async function timeDatabase() {
  const startedAt = performance.now();
  try {
    const found = await findPublicationStatus(ANYONE);
    return {
      ms: performance.now() - startedAt,
      publishedAt: found?.publishedAt ?? null,
      changedAt: found?.changedAt ?? null,
    };
  } catch {
    return { ms: null, publishedAt: null, changedAt: null };
  }
}

const backupNote = z.object({ at: z.iso.datetime(), bytes: z.int(), withoutDatabase: z.boolean() });

/** The latest backup of this data directory, at any location, as the backup command recorded it. */
async function findBackup(): Promise<InstanceReading["lastBackup"]> {
  try {
    return backupNote.parse(JSON.parse(await readFile(join(dataDirectory(), "last-backup.json"), "utf8")));
  } catch {
    return null;
  }
}

/** All instances that share this database; null if it does not respond, or has none recorded (`instances/queries`). */
async function readInstances(): Promise<readonly RunningInstance[] | null> {
  try {
    return await listInstances();
  } catch {
    return null;
  }
}

const has = (...names: SettingName[]) => names.every((name) => setting(name) !== null);

/** The configuration in words: whether something is set, never its value. */
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

/** The instance at a glance. Each part is read separately, so that one failure does not affect the others. */
export async function loadInstanceStatus(now = new Date()): Promise<InstanceStatus> {
  const state = instanceState();
  const [database, disk, { emails }, lastBackup, hasAccounts, instances] = await Promise.all([
    timeDatabase(),
    loadDisk(),
    loadWaitingFigures(),
    findBackup(),
    loadAccountsHealth(),
    readInstances(),
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
    freeing: (await timeFreeing()) / process.uptime(),
    emails,
    lastBackup,
    hasAccounts,
    instances,
    errors: state.errors.length,
  });
  const memory = `${Math.round(process.memoryUsage.rss() / 1024 ** 2)} MB`;
  return {
    checks,
    facts: [...readSettings(), { name: "Web server memory", value: memory }],
    startedAt: state.startedAt.toISOString(),
    builtAt: builtAt(),
    now: now.toISOString(),
    publishedAt: database.publishedAt,
    changedAt: database.changedAt,
    inFlight: state.inFlight.size,
    maintenance: state.maintenance,
    errors: [...state.errors],
  };
}
