"use server";

import { z } from "zod";
import { may } from "@/lib/access/rights";
import { asMember, loadMember } from "@/lib/access/load";
import { LONGEST_KEY_NAME, OVERLAP_HOURS } from "@/lib/sharing/api-keys/api-key";
import { makeApiKey, revokeApiKey, rotateApiKey } from "@/lib/sharing/api-keys/mutations";
import { API_SCOPES } from "@/lib/sharing/api-keys/scope";
import { newSecret } from "@/lib/sharing/api-keys/secret";
import { logError } from "@/lib/platform/telemetry/log-error";

/**
 * The result. `made` contains the key, which is shown only once; `full`: the limit of keys is reached; `missing`: no
 * longer exists.
 */
export type KeyOutcome =
  | { status: "made"; key: string }
  | { status: "revoked" | "full" | "missing" | "forbidden" | "failed" };

const DAY = 86_400_000;
const name = z
  .string()
  .max(4 * LONGEST_KEY_NAME)
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(LONGEST_KEY_NAME)
      .regex(/^\P{Cc}*$/u),
  );
const newKey = z.strictObject({
  name,
  scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
  days: z.int().min(1).max(1_096).nullable(),
});
const rotated = z.strictObject({ id: z.uuid(), keepsOld: z.boolean() });
const revoked = z.strictObject({ id: z.uuid() });

/** Creates a key for the signed-in user: `{ name, scopes, days }`; days is null for no end. */
export async function createApiKey(asked: unknown): Promise<KeyOutcome> {
  const parsed = newKey.safeParse(asked);
  if (!parsed.success) return { status: "failed" };
  const { name: called, scopes, days } = parsed.data;
  return attempt(true, async () => {
    const secret = newSecret();
    const endsAt = days === null ? null : new Date(Date.now() + days * DAY).toISOString();
    const status = await makeApiKey(asMember, {
      id: crypto.randomUUID(),
      name: called,
      scopes: [...new Set(scopes)],
      endsAt,
      secret,
    });
    return status === "made" ? { status, key: secret.key } : { status };
  });
}

/** Replaces a key with a new one: `{ id, keepsOld }`; the old one stops working now, or after a day. */
export async function replaceApiKey(asked: unknown): Promise<KeyOutcome> {
  const parsed = rotated.safeParse(asked);
  if (!parsed.success) return { status: "failed" };
  const { id, keepsOld } = parsed.data;
  return attempt(true, async () => {
    const secret = newSecret();
    const status = await rotateApiKey(asMember, id, { id: crypto.randomUUID(), secret }, keepsOld ? OVERLAP_HOURS : 0);
    return status === "made" ? { status, key: secret.key } : { status };
  });
}

/** Revokes a key at once and permanently, whatever its owner's plan: `{ id }`. */
export async function endApiKey(asked: unknown): Promise<KeyOutcome> {
  const parsed = revoked.safeParse(asked);
  if (!parsed.success) return { status: "failed" };
  return attempt(false, async () => ({
    status: (await revokeApiKey(asMember, parsed.data.id)) ? "revoked" : "missing",
  }));
}

async function attempt(needsPlan: boolean, work: () => Promise<KeyOutcome>): Promise<KeyOutcome> {
  try {
    const member = await loadMember();
    if (!member || (needsPlan && !may(member.viewer, "api"))) return { status: "forbidden" };
    return await work();
  } catch (error) {
    logError(error, "API key not changed.");
    return { status: "failed" };
  }
}
