// Also loaded by plain Node, for the configuration of Next and the page cache: relative imports with file extensions,
// erasable types, and no `server-only`, which throws outside Next. The linter keeps it out of browser code.
import { z } from "zod";

const text = z.string();
const secret = z.string().min(32, "must have at least 32 characters");
const port = z.coerce
  .number({ error: "must be a number from 1 to 65535" })
  .int("must be a whole number")
  .min(1, "must be a number from 1 to 65535")
  .max(65_535, "must be a number from 1 to 65535");
const onOff = z.enum(["0", "1"], { error: "must be 1 (on) or 0 (off)" }).transform((value) => value === "1");
const address = (schemes: RegExp, example: string) =>
  z.url({ protocol: schemes, error: `must be an address such as ${example}` });
const webAddress = address(/^https?$/, "https://example.org");

/** All settings of a deployment, with their kind. The handbook's configuration page lists the same names. */
export const SETTINGS = {
  PORT: port,
  HOST: text,
  DATA_DIR: text,
  DATABASE_URL: address(/^postgres(?:ql)?$/, "postgres://user:password@host:5432/database"),
  DATABASE_POOL: z.coerce
    .number({ error: "must be a number of connections from 2 to 200" })
    .int("must be a whole number")
    .min(2, "must be a number of connections from 2 to 200")
    .max(200, "must be a number of connections from 2 to 200"),
  DATABASE_PATIENCE: z.coerce
    .number({ error: "must be a number from 1 to 20" })
    .min(1, "must be a number from 1 to 20")
    .max(20, "must be a number from 1 to 20"),
  SITE_HEAP: z.coerce
    .number({ error: "must be a number of megabytes from 128 to 16384" })
    .int("must be a whole number")
    .min(128, "must be a number of megabytes from 128 to 16384")
    .max(16_384, "must be a number of megabytes from 128 to 16384"),
  /** Gigabytes of a file that researchers upload. */
  UPLOAD_LIMIT: z.coerce
    .number({ error: "must be a number of gigabytes from 0.001 to 1000" })
    .min(0.001, "must be a number of gigabytes from 0.001 to 1000")
    .max(1000, "must be a number of gigabytes from 0.001 to 1000"),
  INSTANCE: text,
  /** 0 picks any free port. */
  BACKEND_PORT: z.coerce
    .number({ error: "must be a number from 0 to 65535" })
    .int("must be a whole number")
    .min(0, "must be a number from 0 to 65535")
    .max(65_535, "must be a number from 0 to 65535"),
  TRUSTED_PROXIES: text
    .transform((value) => value.split(",").map((each) => each.trim()))
    .pipe(
      z.array(
        z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
          error: "must be addresses or networks such as 127.0.0.1,10.0.0.0/8, separated by commas",
        }),
      ),
    ),
  APP_ORIGIN: webAddress.transform((value) => new URL(value).origin),
  SITE_INDEXABLE: onOff,
  WAITLIST_MODE: onOff,
  NEXT_DIST_DIR: text,
  STUDY_ACTOR: text,
  /** Memory of a computation that the site starts, before it uses disk. */
  STUDY_MEMORY: z.string().regex(/^[1-9]\d{0,5}[MG]B$/, "must be an amount such as 2GB"),
  PUBLISH_NEEDS_SECOND: onOff,
  SAMPLE_DIR: text,
  SAMPLE_STUDY: text,
  SUPABASE_URL: webAddress,
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  SUPABASE_JWT_SECRET: text,
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: text,
  CLERK_SECRET_KEY: text,
  CLERK_JWT_KEY: text,
  CLERK_WEBHOOK_SIGNING_SECRET: text,
  CLERK_API_URL: webAddress,
  /** Clerk also accepts a path of this site. */
  NEXT_PUBLIC_CLERK_PROXY_URL: text,
  NEXT_PUBLIC_CLERK_JS_URL: text,
  NEXT_PUBLIC_CLERK_UI_URL: text,
  JWT_ISSUER: webAddress,
  JWKS_URL: webAddress,
  AUTH_SECRET: secret,
  INTERNAL_TOKEN: secret,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_AUTOMATIC_TAX: onOff,
  STRIPE_API_URL: webAddress,
  SMTP_URL: address(/^smtps?$/, "smtps://user:password@host:465"),
  MAIL_FROM: text,
  REDIS_URL: address(/^rediss?$/, "redis://host:6379"),
  FRONT_PURGE_URL: text
    .transform((value) => value.split(",").map((each) => each.trim()))
    .pipe(z.array(address(/^https?$/, "http://front:8080/, several separated by commas"))),
  FRONT_PURGE_TOKEN: secret,
  DATA_SOURCE: text,
  LOG_LEVEL: text.toLowerCase().pipe(
    z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "must be debug, info, warn, error or silent",
    }),
  ),
  LOG_FORMAT: z.enum(["json", "text"], { error: "must be json or text" }),
  METRICS_TOKEN: secret,
  SHUTDOWN_GRACE: z.coerce
    .number({ error: "must be a number of seconds" })
    .min(0, "must be a number of seconds")
    .transform((seconds) => Math.min(seconds, 60)),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_SERVICE_NAME: text,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type SettingName = keyof typeof SETTINGS;
type Value<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]>;

/** Variables set by npm, Node, Next, Vercel and the start command, not by people. */
export type GivenName =
  | "LOCAL_ORIGIN"
  | "NEXT_PHASE"
  | "NODE_OPTIONS"
  | "PATH"
  | "SKIP_TYPECHECK"
  | "VERCEL"
  | "npm_lifecycle_event"
  | "npm_package_version";

/** Environment variables, as passed to processes. */
export type Environment = Record<string, string | undefined>;

/** An invalid setting: its name, never its value, which may be secret. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** What each was read as last, beside its text: pages ask for the same ones dozens of times. */
const readBefore = new Map<SettingName, { text: string; value: unknown }>();

function parse<Name extends SettingName>(name: Name, text: string | undefined): Value<Name> | null {
  if (text === undefined || text.trim() === "") return null;
  const before = readBefore.get(name);
  if (before?.text === text) return before.value as Value<Name>;
  const parsed = SETTINGS[name].safeParse(text);
  if (!parsed.success) throw new SettingError(`${name} ${parsed.error.issues[0]?.message ?? "cannot be used"}`);
  readBefore.set(name, { text, value: parsed.data });
  return parsed.data as Value<Name>;
}

/**
 * A setting, or null where it is not set; an empty one is not set. Read at each call, so that one build serves every
 * deployment.
 * @throws {SettingError}
 */
export const setting = <Name extends SettingName>(name: Name): Value<Name> | null => parse(name, process.env[name]);

/** @throws {SettingError} also where it is not set */
export function requiredSetting<Name extends SettingName>(name: Name): Value<Name> {
  const value = setting(name);
  if (value === null) throw new SettingError(`${name} is not set: see content/handbook/configuration.md`);
  return value;
}

/** The raw value of a variable that this project does not define; null if absent. */
export const given = (name: GivenName): string | null => process.env[name] || null;

/** All errors in the settings, by name; checked when a process starts. */
export function faultsOfSettings(): string[] {
  return (Object.keys(SETTINGS) as SettingName[]).flatMap((name) => {
    try {
      setting(name);
      return [];
    } catch (error) {
      return error instanceof SettingError ? [error.message] : [];
    }
  });
}

/** The whole environment with changes, for a child process. */
export const environmentWith = (changes: Environment = {}): NodeJS.ProcessEnv => ({ ...process.env, ...changes });

/** Sets variables for the rest of this process, such as the address of a backend that a command has started. */
export function provide(variables: Environment): void {
  Object.assign(process.env, variables);
}
