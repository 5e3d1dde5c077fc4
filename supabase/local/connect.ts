import { embeddedEnvironment, type Environment, missingHosted, modeOf } from "@/supabase/local/child-environment";
import { startBackend } from "@/supabase/local/backend-process";
import { installationAt } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { findRuntime } from "@/supabase/local/runtime-file";
import { loadSecrets } from "@/supabase/local/secrets";

/**
 * Runs a command's work with a backend in reach: the hosted one named in the environment, the live local one, or one
 * started for as long as the work takes. `process.env` holds its address and keys meanwhile, and `APP_ORIGIN` and
 * `INTERNAL_TOKEN` where a site is running that should be told of changes.
 */
export async function withBackend<Result>(work: (env: Environment) => Promise<Result>): Promise<Result> {
  const missing = missingHosted(process.env);
  if (missing.length > 0) {
    throw new PlainFailure(
      `${missing.join(" and ")} is not set, though other settings of a hosted backend are.`,
      "Set all of them, or none to use the backend of this machine.",
    );
  }
  postgresSettings(process.env);
  if (modeOf(process.env).kind === "hosted") return work(process.env);

  const installation = installationAt();
  const secrets = loadSecrets(installation);
  const live = findRuntime(installation);
  if (live) {
    Object.assign(process.env, embeddedEnvironment(live.backendUrl, secrets), {
      INTERNAL_TOKEN: secrets.internalToken,
      ...(live.appUrl ? { APP_ORIGIN: live.appUrl } : {}),
    });
    return work(process.env);
  }
  const backend = await startBackend({ DATA_DIR: installation.root, INSTANCE: `command-${process.pid}` });
  try {
    Object.assign(process.env, embeddedEnvironment(backend.url, secrets));
    return await work(process.env);
  } finally {
    await backend.stop();
  }
}
