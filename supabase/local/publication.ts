import { z } from "zod";
import type { Environment } from "@/supabase/local/child-environment";

const answerSchema = z.tuple([z.object({ stamp: z.coerce.number() })]);

/** Milliseconds for one question to the backend. */
const PATIENCE = 10_000;

/** The stamp of what is published now: 0 when nothing ever was, and more with each publication and rollback. */
export async function currentPublication(environment: Environment): Promise<number> {
  const url = new URL("/rest/v1/rpc/current_publication", environment.SUPABASE_URL);
  const answer = await fetch(url, {
    method: "POST",
    headers: { apikey: environment.SUPABASE_PUBLISHABLE_KEY ?? "", "content-type": "application/json" },
    body: "{}",
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}: ${await answer.text()}`);
  return answerSchema.parse(await answer.json())[0].stamp;
}

/** Has the running site draw its cached pages anew. */
export async function refreshPages(siteUrl: string, internalToken: string): Promise<void> {
  const answer = await fetch(new URL("/api/internal/revalidate", siteUrl), {
    method: "POST",
    headers: { authorization: `Bearer ${internalToken}` },
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`The site answered ${answer.status} when told to refresh its pages.`);
}
