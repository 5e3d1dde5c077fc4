import { join } from "node:path";
import { isDemo } from "@/lib/access/demo";
import { describeSampleAccount, SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from "@/lib/accounts/identity/sample-accounts";
import { findStoredIds, removeStored } from "@/lib/accounts/identity/embedded/stored-accounts";
import type { Environment } from "@/lib/platform/environment/env.server";
import { runToEnd, spawnNode } from "@/supabase/local/child-process";
import type { Identity } from "@/supabase/local/identity-mode";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { isSamplePublished } from "@/supabase/local/publication";
import type { RunningParts } from "@/supabase/local/running-parts";
import { putSampleRows, removeSampleRows } from "@/supabase/local/sample-rows";

interface Setting {
  identity: Identity;
  /** The site's own setting. */
  environment: Environment;
  parts: Pick<RunningParts, "note">;
}

const ADDRESSES = SAMPLE_ACCOUNTS.map(({ profile }) => profile.email);

async function add(environment: Environment, parts: Setting["parts"]): Promise<void> {
  const child = spawnNode("supabase/local/add-sample-accounts.ts", [], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    typescript: true,
  });
  parts.note("task", child);
  const { code, output } = await runToEnd(child);
  if (code !== 0)
    throw new PlainFailure(`Could not create the sample accounts:\n\n${output}`, "Fix the error and start again.");
}

const demoSettingsOf = ({ APP_ORIGIN, HOST, FRONT_PURGE_URL, TRUSTED_PROXIES }: Environment) => ({
  origin: APP_ORIGIN ?? "",
  listensOn: HOST || null,
  hasProxy: Boolean(FRONT_PURGE_URL || TRUSTED_PROXIES),
});

/**
 * Creates the sample accounts with their plans in a demonstration; elsewhere, removes those of an earlier
 * demonstration.
 */
export async function settleSampleAccounts({
  identity,
  environment,
  parts,
}: Setting): Promise<"absent" | "added" | "present"> {
  const store = join(environment.DATA_DIR ?? "", "identity.sqlite");
  const isSample = await isSamplePublished(environment);
  const ids = findStoredIds(store, ADDRESSES);
  if (identity.kind !== "embedded" || !isDemo({ isSample, ...demoSettingsOf(environment) })) {
    if (ids.size > 0) await removeSampleRows(environment, ids.values());
    removeStored(store, ADDRESSES);
    return "absent";
  }
  const isComplete = ids.size === ADDRESSES.length;
  if (!isComplete) await add(environment, parts);
  await putSampleRows(environment, SAMPLE_ACCOUNTS, findStoredIds(store, ADDRESSES));
  return isComplete ? "present" : "added";
}

/** The lines that list the sample accounts. */
export function describeSampleAccounts(origin: string): string {
  const width = Math.max(...ADDRESSES.map((address) => address.length));
  const lines = SAMPLE_ACCOUNTS.map(
    (account) => `    ${account.profile.email.padEnd(width)}   ${describeSampleAccount(account)}`,
  );
  return [
    `  Sample accounts, password ${SAMPLE_PASSWORD}:`,
    ...lines,
    `  Sign in at ${origin}/auth; emails are at ${origin}/outbox`,
    "",
  ].join("\n");
}
