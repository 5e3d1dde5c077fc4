import { z } from "zod";
import { instanceName } from "@/supabase/local/postgres-settings";
import type { Environment } from "@/lib/platform/environment/env.server";

const answerSchema = z.tuple([z.object({ stamp: z.coerce.number(), is_sample: z.boolean() })]);

/** Milliseconds for one request to the backend. */
const PATIENCE = 10_000;

async function askForPublication(environment: Environment) {
  const url = new URL("/rest/v1/rpc/current_publication", environment.SUPABASE_URL);
  const answer = await fetch(url, {
    method: "POST",
    headers: { apikey: environment.SUPABASE_PUBLISHABLE_KEY ?? "", "content-type": "application/json" },
    body: "{}",
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`The backend returned ${answer.status}: ${await answer.text()}`);
  return answerSchema.parse(await answer.json())[0];
}

/** The stamp of the live publication: 0 before the first, and increased by each publication and rollback. */
export async function currentPublication(environment: Environment): Promise<number> {
  return (await askForPublication(environment)).stamp;
}

/** Whether the sample study is published now. */
export async function isSamplePublished(environment: Environment): Promise<boolean> {
  return (await askForPublication(environment)).is_sample;
}

/** Records in a shared database that this instance is running. */
export async function noteInstance(environment: Environment, startedAt: Date): Promise<void> {
  const key = environment.SUPABASE_SECRET_KEY ?? "";
  const answer = await fetch(new URL("/rest/v1/rpc/note_instance", environment.SUPABASE_URL), {
    method: "POST",
    headers: { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({
      p_name: instanceName(),
      p_version: environment.npm_package_version ?? "unknown",
      p_started_at: startedAt.toISOString(),
    }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The backend returned ${answer.status}.`);
}

/** Makes the running site render its cached pages again. */
export async function refreshPages(siteUrl: string, internalToken: string): Promise<void> {
  const answer = await fetch(new URL("/api/internal/revalidate", siteUrl), {
    method: "POST",
    headers: { authorization: `Bearer ${internalToken}` },
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`The site returned ${answer.status} when asked to refresh its pages.`);
}
