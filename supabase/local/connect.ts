import { embeddedEnvironment, modeOf } from "@/supabase/local/child-environment";
import { startBackend } from "@/supabase/local/backend-process";
import { installationAt } from "@/supabase/local/installation";
import { findRuntime } from "@/supabase/local/runtime-file";
import { loadSecrets } from "@/supabase/local/secrets";
import { type Environment, environmentWith, provide, setting } from "@/lib/platform/environment/env.server";
import { logFormat } from "@/lib/platform/telemetry/logger";
import { assertSettings } from "@/supabase/local/assert-settings";

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
  const live = findRuntime(installation);
  if (live) {
    provide({
      ...embeddedEnvironment(live.backendUrl, secrets),
      INTERNAL_TOKEN: secrets.internalToken,
      ...(live.appUrl ? { APP_ORIGIN: live.appUrl } : {}),
    });
    return work(environmentWith());
  }
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
