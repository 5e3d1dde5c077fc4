/** `npm start` and `npm run dev`: start the database, the sample study and the site, and stop them all. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { announce, announceFailure } from "@/supabase/local/announce";
import { launchAll } from "@/supabase/local/launch";
import { modeOf } from "@/supabase/local/child-environment";
import { assertTokensHold, identityOf } from "@/supabase/local/identity-mode";
import { holdsDatabase, installationAt, projectRoot } from "@/supabase/local/installation";
import { findOwner, LockHeld } from "@/supabase/local/owner-lock";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { assertPortFree } from "@/supabase/local/port-holder";
import { assertNodeVersion, assertRoom, explainDisk, explainLock, mailWarning } from "@/supabase/local/preconditions";
import { RunningParts } from "@/supabase/local/running-parts";
import { removeRuntime } from "@/supabase/local/runtime-file";
import { loadSecrets } from "@/supabase/local/secrets";
import { environmentWith, given, provide, setting } from "@/lib/platform/environment/env.server";
import { assertSettings } from "@/supabase/local/assert-settings";

const LOOK_AT_PARENT_EVERY = 1_000;
/** Milliseconds within which a second signal is an echo: npm forwards the terminal's signals. */
const ECHO = 1_000;

const parts = new RunningParts();
let ownsRuntime = false;

async function stopAll(exitCode: number): Promise<never> {
  await parts.stop();
  if (ownsRuntime) removeRuntime(installationAt());
  process.exit(exitCode);
}

function explain(error: unknown): PlainFailure | null {
  if (error instanceof PlainFailure) return error;
  if (error instanceof LockHeld) return explainLock(error, installationAt());
  return explainDisk(error, installationAt().root);
}

function fail(error: unknown): Promise<never> {
  // Processes that we stop ourselves end with an error that is ignored.
  if (parts.isStopping) return stopAll(1);
  const plain = explain(error);
  announceFailure(plain ?? { error });
  return stopAll(1);
}

/** The version, if npm has not set it: containers and services start this file directly. */
const ownVersion = () =>
  (JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as { version: string }).version;

function listenToSignals(): void {
  let askedAt = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (askedAt === 0) {
        askedAt = Date.now();
        announce("\n  Stopping…");
        void stopAll(0);
      } else if (Date.now() - askedAt > ECHO) {
        parts.kill();
        process.exit(130);
      }
    });
  }
  // npm forwards Ctrl+C, but its own end goes unnoticed.
  const parent = process.ppid;
  if (!given("npm_lifecycle_event")) return;
  setInterval(() => process.ppid !== parent && void stopAll(1), LOOK_AT_PARENT_EVERY).unref();
}

async function main(): Promise<void> {
  assertNodeVersion();
  const unknown = process.argv.slice(2).find((argument) => argument !== "--dev");
  if (unknown) throw new PlainFailure(`Unknown option ${unknown}.`, "The only option is --dev.");
  const isDevelopment = process.argv.includes("--dev");
  if (isDevelopment && setting("LOG_FORMAT") === null) provide({ LOG_FORMAT: "text" });
  assertSettings();
  const environment = environmentWith();
  const mode = modeOf(environment);
  const identity = identityOf(environment);
  assertTokensHold(mode, identity, environment);
  if (given("npm_package_version") === null) provide({ npm_package_version: ownVersion() });
  const installation = installationAt();
  assertRoom(installation.root);
  const owner = findOwner(installation.lock);
  if (owner && mode.kind === "embedded") throw new LockHeld(owner);
  const port = setting("PORT") ?? 3000;
  await assertPortFree(port, "PORT");
  const backendPort = setting("BACKEND_PORT");
  if (backendPort) await assertPortFree(backendPort, "BACKEND_PORT");
  ownsRuntime = mode.kind === "embedded";
  const secrets = loadSecrets(installation);
  announce(`\n  Granskog${isDevelopment ? ", for development" : ""} (data in ${installation.root})\n`);
  if (mode.kind === "hosted" && holdsDatabase(installation.database))
    announce(`  ! ${installation.database} contains a database that is not used: the data come from SUPABASE_URL.`);
  const silence = mailWarning(environment, identity);
  if (silence) announce(`  ! ${silence}`);
  await launchAll({
    mode,
    identity,
    isDevelopment,
    port,
    installation,
    secrets,
    parts,
  });
}

listenToSignals();
await main().catch(fail);
