import "server-only";
import { z } from "zod";
import { TIERS, type Role } from "@/lib/access/claims";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import type { Subscription } from "@/lib/access/subscription";

const features = z.object({
  pdfExport: z.boolean().default(false),
  pngExport: z.boolean().default(false),
  excelExport: z.boolean().default(false),
  powerpointExport: z.boolean().default(false),
  historicalDataYears: z.int().positive(),
});

const viewerRow = z.strictObject({
  role: z.enum(["admin", "researcher", "user"]),
  tier: z.enum(TIERS).nullable(),
  status: z.enum(["active", "past_due", "canceled", "expired"]).nullable(),
  is_trial: z.boolean().nullable(),
  days_remaining: z.int().nonnegative().nullable(),
  features: features.nullable(),
  is_initialised: z.boolean(),
});

const admittedRow = z.strictObject({ ...viewerRow.shape, retry_after: z.int().positive().nullable() });

/** What the server's own tables store about a person. */
export interface Access {
  role: Role;
  /** Active or not; null without a subscription. */
  subscription: Subscription | null;
  /** Whether the account was set up after its first sign-in. */
  isInitialised: boolean;
}

/**
 * The caller's current role and subscription; null for a visitor.
 * @throws {DataError} if there is no response, a refusal, or a response of another shape
 */
export async function findAccess(caller: Caller): Promise<Access | null> {
  const [row] = await callFunction(createDataClient(caller), "find_viewer", {}, z.array(viewerRow).max(1));
  return row ? toAccess(row) : null;
}

/**
 * The same, and counts one request of the caller.
 * @throws {TooManyRequests} if they are over the limit
 */
export async function admitCaller(caller: Caller): Promise<Access | null> {
  const [row] = await callFunction(createDataClient(caller), "admit_viewer", {}, z.array(admittedRow).max(1));
  if (!row) return null;
  if (row.retry_after !== null) throw new TooManyRequests(row.retry_after);
  return toAccess(row);
}

function toAccess(row: z.output<typeof viewerRow>): Access {
  return { role: row.role, subscription: toSubscription(row), isInitialised: row.is_initialised };
}

function toSubscription(row: z.output<typeof viewerRow>): Subscription | null {
  if (row.tier === null || row.status === null || row.features === null) return null;
  return {
    tier: row.tier,
    status: row.status,
    isTrialActive: row.is_trial === true,
    daysRemaining: row.days_remaining,
    features: row.features,
    trialEndsAt: null,
    subscriptionEndsAt: null,
  };
}
