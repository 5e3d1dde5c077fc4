import "server-only";
import { createClient } from "@supabase/supabase-js";
import type { z } from "zod";
import type { Caller, OnBehalf } from "@/lib/platform/database/caller";
import { DataError } from "@/lib/platform/database/data-error";
import { patientFetch } from "@/lib/platform/database/patient-fetch";
import { isOnThisMachine, shortFetch } from "@/lib/platform/database/short-fetch";
import { timeLeft } from "@/lib/platform/telemetry/request-deadline";
import { given, requiredSetting, setting } from "@/lib/platform/environment/env.server";

/**
 * Milliseconds that rendering a shared page waits for one call, retries included: a cached copy is served in the
 * meantime, and only the reader of a page that was never rendered waits. A build renders them all at once, with no
 * readers.
 */
const FOR_EVERYONE =
  given("NEXT_PHASE") === "phase-production-build" ? { deadline: 20_000 } : { deadline: 5_000, hurried: 300 };
/** The same for a page rendered for one person, who gets a page or an error within two seconds. */
const FOR_MEMBER = { deadline: 1_500, hurried: 300 };
/** The same for calls that the server makes without a reader. */
const FOR_SYSTEM = { deadline: 8_000 };
/** The same for a command's call: staging and publishing a whole study. */
const FOR_COMMAND = { deadline: 120_000 };

/** Deployments that are set to be slow get longer limits. No call takes longer than its request has left. */
function onThisMachine({ deadline, hurried }: { deadline: number; hurried?: number }) {
  const times = setting("DATABASE_PATIENCE") ?? 1;
  return { deadline: deadline * times, ...(hurried !== undefined && { hurried: hurried * times }), timeLeft };
}

/** For a page that is drawn for one person. Pages for everyone ask by way of Next, which knows then what they depend on. */
function memberFetch(): typeof fetch {
  const patience = onThisMachine(FOR_MEMBER);
  // Traces tell of calls by fetch alone.
  const isTraced = setting("OTEL_EXPORTER_OTLP_ENDPOINT") !== null;
  if (isTraced || !isOnThisMachine(requiredSetting("SUPABASE_URL"))) return patientFetch(patience);
  return patientFetch({ ...patience, isWhole: true }, shortFetch());
}

/** A call in someone's name as a call of `read_for`, which asks the same function as they would be answered. */
function inNameOf({ userId }: OnBehalf, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const call = /\/rpc\/(\w+)$/.exec(url.pathname)?.[1];
    if (!call || init?.method !== "POST") throw new Error("Only functions can be called on behalf of a person.");
    url.pathname = url.pathname.replace(/\w+$/, "read_for");
    const args: unknown = typeof init.body === "string" && init.body !== "" ? JSON.parse(init.body) : {};
    return send(url, { ...init, body: JSON.stringify({ p_user: userId, p_call: call, p_args: args }) });
  };
}

// Both clients leave retries to patientFetch, whose deadline applies to all attempts together.

/** The data API as one caller: anonymous without a token, otherwise the person the token names or the one read for. */
export function createDataClient(caller: Caller) {
  if (caller !== null && typeof caller === "object") {
    return createClient(requiredSetting("SUPABASE_URL"), requiredSetting("SUPABASE_SECRET_KEY"), {
      auth: { persistSession: false, autoRefreshToken: false },
      db: { retry: false },
      global: { fetch: inNameOf(caller, memberFetch()) },
    });
  }
  return createClient(requiredSetting("SUPABASE_URL"), requiredSetting("SUPABASE_PUBLISHABLE_KEY"), {
    ...(caller ? { accessToken: caller } : { auth: { persistSession: false, autoRefreshToken: false } }),
    db: { retry: false },
    global: { fetch: caller ? memberFetch() : patientFetch(onThisMachine(FOR_EVERYONE)) },
  });
}

/** The data API with all rights, for the commands that publish. Never use it to answer a request. */
export function createServiceClient() {
  return createClient(requiredSetting("SUPABASE_URL"), requiredSetting("SUPABASE_SECRET_KEY"), {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: { fetch: patientFetch(onThisMachine(FOR_COMMAND)) },
  });
}

/**
 * The data API with all rights, for calls without a person: signed webhooks of a provider, events of the identity
 * store, and maintenance. Never use it on behalf of a caller, whose own token carries their rights.
 */
export function createSystemClient() {
  return createClient(requiredSetting("SUPABASE_URL"), requiredSetting("SUPABASE_SECRET_KEY"), {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: { fetch: patientFetch(onThisMachine(FOR_SYSTEM)) },
  });
}

/**
 * Calls a function of the data API and parses its result.
 * @throws {DataError} on a timeout, a refusal, or a result of another shape
 */
export async function callFunction<Schema extends z.ZodType>(
  client: ReturnType<typeof createDataClient>,
  name: string,
  args: Record<string, unknown>,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseAnswer(name, await client.rpc(name, args), schema);
}

/**
 * Reads columns of a view of the data API and parses the rows.
 * @throws {DataError} as `callFunction` does
 */
export async function readView<Schema extends z.ZodType>(
  client: ReturnType<typeof createDataClient>,
  name: string,
  columns: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseAnswer(name, await client.from(name).select(columns), schema);
}

interface Answer {
  data: unknown;
  error: { message: string } | null;
  status: number;
}

function parseAnswer<Schema extends z.ZodType>(
  name: string,
  { data, error, status }: Answer,
  schema: Schema,
): z.output<Schema> {
  if (error) {
    // 401: the database refused a token that we have just signed. The clocks or secrets of site and database differ.
    const isDown = status === 0 || status >= 500 || status === 401;
    // A successful response that could not be parsed, such as a web page.
    const kind = isDown ? "unreachable" : status < 400 ? "malformed" : "refused";
    throw new DataError(kind, name, error.message, { cause: error });
  }
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new DataError("malformed", name, parsed.error.message, { cause: parsed.error });
  return parsed.data;
}
