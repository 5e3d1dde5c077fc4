import type { Secrets } from "@/supabase/local/secrets";
import { type Environment, setting } from "@/lib/platform/environment/env.server";

/** The data source: a hosted project named in the environment, or the backend started here. */
export type Mode = { kind: "hosted" } | { kind: "embedded" };

const HOSTED = ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"] as const;

/** Hosted if all three of its variables are set. */
export function modeOf(environment: Environment): Mode {
  return { kind: HOSTED.every((name) => environment[name]) ? "hosted" : "embedded" };
}

/** The missing variables of a partly configured hosted project: probably a mistake, so it is reported. */
export function missingHosted(environment: Environment): string[] {
  const missing = HOSTED.filter((name) => !environment[name]);
  return missing.length === HOSTED.length ? [] : missing;
}

/** Variables with which commands and the site reach the embedded backend. */
export function embeddedEnvironment(
  backendUrl: string,
  secrets: Pick<Secrets, "publishableKey" | "secretKey" | "jwtSecret">,
): Record<string, string> {
  return {
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    SUPABASE_SECRET_KEY: secrets.secretKey,
    SUPABASE_JWT_SECRET: secrets.jwtSecret,
  };
}

/** The site's other variables. */
export function siteEnvironment(port: number, dataDir: string, secrets: Secrets): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_ORIGIN: setting("APP_ORIGIN") ?? `http://localhost:${port}`,
    INTERNAL_TOKEN: setting("INTERNAL_TOKEN") ?? secrets.internalToken,
    AUTH_SECRET: setting("AUTH_SECRET") ?? secrets.authSecret,
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
