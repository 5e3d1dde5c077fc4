/**
 * The process between the site and the database, which it owns exclusively unless the database is on a server: started
 * by the start command, or by hand with DATA_DIR set. `--patient` waits for a server without a time limit;
 * `--former-port=N` is tried first.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { HOPELESS, type BackendMessage } from "@/supabase/local/backend-message";
import type { EdgeFunctions } from "@/supabase/local/backend-handler";
import { remoteIssuer } from "@/supabase/local/caller";
import { holdsDatabase, installationAt, projectRoot } from "@/supabase/local/installation";
import { LockHeld } from "@/supabase/local/owner-lock";
import { PlainFailure, systemCode } from "@/supabase/local/plain-failure";
import { postgresSettings, type PostgresSettings } from "@/supabase/local/postgres-settings";
import { assertMoved } from "@/supabase/local/preconditions";
import { runBackend, type RunningBackend } from "@/supabase/local/run-backend";
import { environmentWith, setting } from "@/lib/platform/environment/env.server";
import { assertSettings } from "@/supabase/local/assert-settings";
import { logError } from "@/lib/platform/telemetry/log-error";
import { log } from "@/lib/platform/telemetry/logger";

/** Supabase's own local port and its neighbours; any free port if all are taken. */
const USUAL_PORTS = [...Array.from({ length: 32 }, (_, index) => 54321 + index), 0];

/** The previous backend's port, which the site still uses; none on a first start. */
const formerPorts = () =>
  process.argv.flatMap((argument) => Number(/^--former-port=(\d+)$/.exec(argument)?.[1] ?? 0) || []);

/** Milliseconds that a first start waits for an unreachable server, for example one that is starting too. */
const PATIENCE = 60_000;

/** Sends a message to the parent process or prints it; resolves when it is delivered. */
const report = (message: BackendMessage) =>
  new Promise<void>((resolve) => {
    if (process.send) return process.send(message, () => resolve());
    log().info(JSON.stringify(message));
    resolve();
  });

function explain(error: unknown): { message: string; remedy: string; hopeless: boolean } {
  if (error instanceof PlainFailure) return { message: error.message, remedy: error.remedy, hopeless: true };
  const { root } = installationAt();
  if (error instanceof LockHeld) {
    const { pid } = error.owner;
    return {
      message: `Another instance is already using the database in ${root} (process ${pid}).`,
      remedy: `Use that one, stop it with "kill ${pid}", or choose another DATA_DIR.`,
      // A command that uses the database while ours is down will soon be done.
      hopeless: false,
    };
  }
  const code = systemCode(error);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (code === "ENOSPC" || code === "EDQUOT" || /No space left on device/.test(message)) {
    return {
      message: `The disk that holds ${root} is full.`,
      remedy: "Free some space, or set DATA_DIR to another disk. No saved data was lost.",
      hopeless: true,
    };
  }
  if (code === "EACCES" || code === "EROFS" || code === "EPERM") {
    return {
      message: `${root} cannot be written: ${message.split("\n")[0]}`,
      remedy: "Give this user write permission, or set DATA_DIR to another folder.",
      hopeless: true,
    };
  }
  return {
    message,
    remedy: "Start again. If the problem persists, restore the data directory from a backup.",
    hopeless: false,
  };
}

async function loadFunctions(): Promise<EdgeFunctions> {
  const file = join(projectRoot, "supabase/functions/initialize-user/handler.ts");
  if (!existsSync(file)) return {};
  const { handler } = (await import(pathToFileURL(file).href)) as { handler: EdgeFunctions[string] };
  return { "initialize-user": handler };
}

let running: RunningBackend | null = null;
let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await running?.stop();
  process.exit(0);
}

// Ctrl+C in a terminal reaches the whole process group; the start command stops this process when its own work is done.
process.on("SIGINT", () => (process.connected ? undefined : void stop()));
process.on("SIGTERM", () => void stop());
process.on("disconnect", () => void stop());

/** A progress message of the start. */
async function announce(postgres: PostgresSettings | null): Promise<void> {
  if (!postgres && !holdsDatabase(installationAt().database)) await report({ kind: "creating" });
}

try {
  assertSettings();
  const [port, issuer, keys] = [setting("BACKEND_PORT"), setting("JWT_ISSUER"), setting("JWKS_URL")];
  const postgres = postgresSettings(environmentWith());
  if (postgres) assertMoved(installationAt());
  await announce(postgres);
  running = await runBackend({
    installation: installationAt(),
    postgres,
    patience: process.argv.includes("--patient") ? Number.POSITIVE_INFINITY : PATIENCE,
    ports: port === null ? [...formerPorts(), ...USUAL_PORTS] : port === 0 ? [...formerPorts(), 0] : [port],
    issuer: issuer && keys ? remoteIssuer(issuer, keys) : null,
    functions: await loadFunctions(),
    onBroken(reason) {
      logError(reason, "The database stopped responding; reopening it.");
      process.exit(1);
    },
    onLockLost() {
      log().error("Another process has taken the database lock; stopping now.");
      process.kill(process.pid, "SIGKILL");
    },
  });
  await report({ kind: "ready", url: running.url, port: running.port, applied: running.applied });
  if (isStopping) await running.stop().then(() => process.exit(0));
} catch (error) {
  const { message, remedy, hopeless } = explain(error);
  await report({ kind: "failed", message, remedy });
  process.exit(hopeless ? HOPELESS : 1);
}
