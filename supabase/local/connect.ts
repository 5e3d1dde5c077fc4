import { embeddedEnvironment, modeOf } from "@/supabase/local/child-environment";
import { startBackend } from "@/supabase/local/backend-process";
import { holdsDatabase, type Installation, installationAt } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { findRuntime } from "@/supabase/local/runtime-file";
import { loadSecrets } from "@/supabase/local/secrets";
import { type Environment, environmentWith, provide, setting } from "@/lib/platform/environment/env.server";
import { logFormat } from "@/lib/platform/telemetry/logger";
import { assertSettings } from "@/supabase/local/assert-settings";

/** Puts the addresses and keys of the running installation into the environment. @returns whether one is running */
function reachRunning(installation: Installation): boolean {
  const live = findRuntime(installation);
  if (!live) return false;
  const secrets = loadSecrets(installation);
  provide({
    ...embeddedEnvironment(live.backendUrl, secrets),
    INTERNAL_TOKEN: secrets.internalToken,
    ...(live.appUrl ? { APP_ORIGIN: live.appUrl } : {}),
  });
  return true;
}

/**
 * The same as `withBackend`, for a process that the site has started and that outlives it: the addresses in its
 * environment may be those of an earlier start.
 */
export async function withCurrentBackend<Result>(work: (env: Environment) => Promise<Result>): Promise<Result> {
  reachRunning(installationAt());
  return withBackend(work);
}

/**
 * Runs a command's work with a backend: the hosted one named in the environment, the running local one, or one started
 * for this purpose. Meanwhile the environment has its address and keys, and `APP_ORIGIN` and `INTERNAL_TOKEN` if a
 * running site must be informed of changes.
 */
export async function withBackend<Result>(work: (env: Environment) => Promise<Result>): Promise<Result> {
  assertSettings();
  if (modeOf(environmentWith()).kind === "hosted") return work(environmentWith());

  const installation = installationAt();
  const secrets = loadSecrets(installation);
  if (reachRunning(installation)) return work(environmentWith());
  const backend = await startBackend({
    DATA_DIR: installation.root,
    INSTANCE: `command-${process.pid}`,
    // Commands show their own progress in a terminal: slow calls, which publishing consists of, are not logged there.
    ...(logFormat() === "text" && setting("LOG_LEVEL") === null ? { LOG_LEVEL: "error" } : {}),
  });
  try {
    provide(embeddedEnvironment(backend.url, secrets));
    return await work(environmentWith());
  } finally {
    await backend.stop();
  }
}

/**
 * The same as `withBackend`, for work on what is there already: creates no database to find it empty.
 * @throws {PlainFailure} if there is none
 */
export async function withExistingBackend<Result>(work: (env: Environment) => Promise<Result>): Promise<Result> {
  assertSettings();
  const environment = environmentWith();
  const { root, database } = installationAt();
  const isElsewhere = modeOf(environment).kind === "hosted" || postgresSettings(environment) !== null;
  if (!isElsewhere && !holdsDatabase(database))
    throw new PlainFailure(
      `There is no database in ${root}, so nothing is published.`,
      'Create one with "npm start", or set DATA_DIR to the folder of your installation.',
    );
  return withBackend(work);
}
