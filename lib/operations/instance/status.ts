import type { RememberedError } from "@/lib/platform/telemetry/instance-state";

/** The state of a part of the instance. Shown as a word; colour only repeats it. */
export type CheckState = "well" | "look" | "failing" | "unknown";

export const CHECK_WORDS: Record<CheckState, string> = {
  well: "OK",
  look: "Needs attention",
  failing: "Failing",
  unknown: "Not known",
};

export interface Check {
  name: string;
  state: CheckState;
  /** The finding. */
  found: string;
  /** What to do if it is not well. */
  remedy: string | null;
}

/** A recently running instance. */
export interface RunningInstance {
  name: string;
  version: string;
  startedAt: string;
  seenAt: string;
}

/** The content of an instance's page. */
export interface InstanceStatus {
  checks: readonly Check[];
  /** Names and values of its identity and configuration; never a secret. */
  facts: readonly { name: string; value: string }[];
  startedAt: string;
  /** "unknown" in development. */
  builtAt: string;
  now: string;
  publishedAt: string | null;
  /** When published results last changed, including by a rollback. */
  changedAt: string | null;
  inFlight: number;
  maintenance: { at: string; took: number; done: Record<string, number | "failed"> } | null;
  errors: readonly RememberedError[];
}

/** Measurements of this instance; null if one failed. Sizes in bytes, times in milliseconds. */
export interface InstanceReading {
  now: Date;
  isDraining: boolean;
  databaseMs: number | null;
  publishedAt: string | null;
  maintenance: { at: string; done: Record<string, number | "failed"> } | null;
  startedAt: Date;
  disk: { free: number; total: number } | null;
  memory: { used: number; limit: number };
  /** Part of the web server's time since startup that went into freeing memory, 0 to 1. */
  freeing: number;
  emails: number;
  lastBackup: { at: string; bytes: number; withoutDatabase: boolean } | null;
  hasAccounts: boolean;
  /** Instances that share a database; empty if it belongs to this instance alone. */
  instances: readonly RunningInstance[] | null;
  errors: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const GIGABYTE = 1024 ** 3;
/** Maintenance runs every 15 minutes; a delay of a third is a warning. */
const MAINTENANCE_LATE = 35 * MINUTE;
const SLOW_DATABASE = 500;
const BACKUP_OLD = 2 * DAY;
const LEAST_FREE = GIGABYTE;
const MUCH_MEMORY = 0.85;
const MUCH_FREEING = 0.15;

/** A size in the unit in which it is between 1 and 1,024. */
export function formatBytes(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  const value = bytes / 1024 ** step;
  return `${value.toFixed(step === 0 || value >= 100 ? 0 : 1)} ${units[step]}`;
}

/** A time span in its two largest units. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}

const check = (name: string, state: CheckState, found: string, remedy: string): Check => ({
  name,
  state,
  found,
  remedy: state === "well" ? null : remedy,
});

function maintenanceCheck({ maintenance, now, startedAt }: InstanceReading): Check {
  const remedy =
    "Look for “Maintenance” in the log. If a schedule runs it, check that it calls POST /api/internal/maintenance.";
  if (!maintenance) {
    const isNew = now.getTime() - startedAt.getTime() < MAINTENANCE_LATE;
    return check(
      "Maintenance",
      isNew ? "unknown" : "look",
      isNew ? "Not since startup." : "Not since startup.",
      isNew ? "It runs within 15 minutes." : remedy,
    );
  }
  const failed = Object.entries(maintenance.done).flatMap(([name, outcome]) => (outcome === "failed" ? [name] : []));
  const age = now.getTime() - Date.parse(maintenance.at);
  const found = `${formatSpan(age)} ago, ${failed.length === 0 ? `all ${Object.keys(maintenance.done).length} tasks` : `without: ${failed.join(", ")}`}.`;
  return check("Maintenance", failed.length > 0 ? "failing" : age > MAINTENANCE_LATE ? "look" : "well", found, remedy);
}

function backupCheck({ lastBackup, now }: InstanceReading): Check {
  const remedy = "Schedule “npm run backup” daily.";
  if (!lastBackup) return check("Backup", "look", "None yet.", remedy);
  const age = now.getTime() - Date.parse(lastBackup.at);
  const part = lastBackup.withoutDatabase ? ", without the server’s database" : "";
  return check(
    "Backup",
    age > BACKUP_OLD ? "look" : "well",
    `${formatSpan(age)} ago, ${formatBytes(lastBackup.bytes)}${part}.`,
    remedy,
  );
}

function databaseCheck({ databaseMs }: InstanceReading): Check {
  if (databaseMs === null)
    return check(
      "Database",
      "failing",
      "Not responding.",
      "The start command restarts it automatically. If it stays down, check the log; “npm run restore” restores a backup.",
    );
  const found = `Responds in ${Math.round(databaseMs)} ms.`;
  return check(
    "Database",
    databaseMs > SLOW_DATABASE ? "look" : "well",
    found,
    "Look for “Slow call” in the log: a publication or a large download may be running.",
  );
}

/** The number of instances, and whether all have the same version. */
function instancesCheck({ instances }: InstanceReading): Check {
  if (!instances) return check("Instances", "unknown", "Could not be counted.", "They are counted in the database.");
  const count = Math.max(1, instances.length);
  const versions = new Set(instances.map(({ version }) => version));
  const names = instances.map(({ name }) => name).join(", ");
  const found = `${count === 1 ? "One" : count} running${names === "" ? "" : `: ${names}`}.`;
  return check(
    "Instances",
    versions.size > 1 ? "look" : "well",
    versions.size > 1 ? `${found} Versions ${[...versions].toSorted().join(" and ")}.` : found,
    "Stop the instances of the older version when the others are ready.",
  );
}

/** All checks, most important first. */
export function toChecks(reading: InstanceReading): Check[] {
  const { disk, memory, emails, errors, publishedAt, isDraining } = reading;
  const share = memory.used / memory.limit;
  return [
    check(
      "Visitors",
      isDraining ? "look" : "well",
      isDraining ? "Shutting down." : "Accepting visitors.",
      "No action needed if it was stopped on purpose.",
    ),
    instancesCheck(reading),
    databaseCheck(reading),
    check(
      "Accounts",
      reading.hasAccounts ? "well" : "failing",
      reading.hasAccounts ? "The account store can be read." : "The account store cannot be read.",
      "Look for “account database” in the log. If the file is damaged, “npm run restore” restores a backup.",
    ),
    check(
      "Results",
      publishedAt ? "well" : reading.databaseMs === null ? "unknown" : "failing",
      publishedAt ? "Published." : "None published.",
      "Publish a computation: npm run study -- publish.",
    ),
    maintenanceCheck(reading),
    check(
      "Emails",
      emails > 0 ? "look" : "well",
      emails > 0 ? `${emails} waiting for the mail server.` : "None waiting.",
      "They are retried automatically. If this continues, check that the mail server accepts the login in SMTP_URL.",
    ),
    backupCheck(reading),
    disk
      ? check(
          "Disk",
          disk.free < LEAST_FREE ? "failing" : "well",
          `${formatBytes(disk.free)} of ${formatBytes(disk.total)} free.`,
          "Remove old backups and computations, or give the data directory a larger disk.",
        )
      : check("Disk", "unknown", "Free space could not be read.", "Check that the data directory exists."),
    check(
      "Memory",
      share > MUCH_MEMORY ? "look" : "well",
      `${formatBytes(memory.used)} of ${formatBytes(memory.limit)} used by this machine.`,
      "Stop other programs or add memory.",
    ),
    check(
      "Web server",
      reading.freeing > MUCH_FREEING ? "look" : "well",
      `Spent ${Math.round(reading.freeing * 100)}% of its time freeing memory.`,
      "It has too little memory for its data: raise SITE_HEAP and restart.",
    ),
    check(
      "Errors",
      errors > 0 ? "look" : "well",
      errors > 0 ? `${errors} since startup, listed below.` : "None since startup.",
      "Look up each reference in the log.",
    ),
  ];
}
