import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import type { BillingEvent, InvoiceEvent, SubscriptionEvent } from "@/lib/accounts/billing/contract/events";
import { nothingOwed } from "@/lib/accounts/billing/nothing-owed";
import { type BillingOutcome, CHANGES, DUE_EMAILS, type DueEmail } from "@/lib/accounts/billing/outcome";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";

const outcome = z.object({
  change: z.enum(CHANGES),
  tier: z.enum(TIERS).optional(),
  period_end: z.string().nullish(),
  next_tier: z.enum(TIERS).nullish(),
  email: z.string().optional(),
});
const invoiceOutcome = z.object({
  change: z.enum(["none", "stale", "issued", "paid", "open", "void", "uncollectible"]),
  id: z.uuid().optional(),
  number: z.string().optional(),
  total_cents: z.int().optional(),
  email: z.string().optional(),
});

/**
 * Saves a payment provider's state. The only way in which a payment changes a plan: duplicates, delays and order do not
 * matter.
 * @throws {DataError} if it could not be saved: it must be sent again
 */
export async function applyEvent({ asOf, by, subscription, invoices }: BillingEvent): Promise<BillingOutcome> {
  const client = createSystemClient();
  const applied =
    subscription &&
    (await callFunction(
      client,
      "apply_subscription",
      { p_event: { ...subscriptionArgs(subscription), told_at: asOf.toISOString(), by } },
      outcome,
    ));
  const paid: BillingOutcome["paid"][number][] = [];
  for (const invoice of invoices) {
    const { change, id, number, total_cents, email } = await callFunction(
      client,
      "keep_invoice",
      { p_event: { ...invoiceArgs(invoice), told_at: asOf.toISOString() } },
      invoiceOutcome,
    );
    if (change === "paid" && id !== undefined)
      paid.push({
        ...invoice,
        id,
        number: number ?? "",
        totalCents: total_cents ?? 0,
        email: email ?? null,
        renews: subscription !== null && !subscription.cancels,
      });
  }
  nothingOwed().forget();
  return {
    change: applied?.change ?? "none",
    tier: applied?.tier ?? null,
    nextTier: applied?.next_tier ?? null,
    periodEnd: applied?.period_end ?? null,
    email: applied?.email ?? null,
    paid,
  };
}

function subscriptionArgs({ userId, periodStart, periodEnd, nextTier, pastDueSince, ...rest }: SubscriptionEvent) {
  return {
    ...rest,
    user: userId,
    period_start: periodStart.toISOString(),
    period_end: periodEnd.toISOString(),
    next_tier: nextTier,
    past_due_since: pastDueSince?.toISOString() ?? null,
  };
}

function invoiceArgs({
  userId,
  issuedAt,
  paidAt,
  periodStart,
  periodEnd,
  netCents,
  taxCents,
  taxNote,
  billedTo,
  ...rest
}: InvoiceEvent) {
  return {
    ...rest,
    user: userId,
    issued_at: issuedAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    period_start: periodStart.toISOString(),
    period_end: periodEnd.toISOString(),
    net_cents: netCents,
    tax_cents: taxCents,
    tax_note: taxNote,
    ...(billedTo && { billed_to: billedTo }),
  };
}

/** Starts the caller's only trial. @throws {DataError} if there is no response, or one of another shape */
export async function startTrialOf(caller: Caller): Promise<"started" | "taken" | "off" | "unknown"> {
  return callFunction(createDataClient(caller), "start_trial", {}, z.enum(["started", "taken", "off", "unknown"]));
}

const emailRow = z.object({
  subscription_id: z.uuid(),
  kind: z.enum(DUE_EMAILS),
  about: z.string(),
  user_id: z.string(),
  email: z.string(),
  tier: z.enum(TIERS),
  tells_at: z.string(),
});

/**
 * Emails that are due on a date; each is returned once.
 * @throws {DataError} as above
 */
export async function claimEmails(): Promise<DueEmail[]> {
  const rows = await callFunction(createSystemClient(), "claim_billing_emails", {}, z.array(emailRow));
  return rows.map(({ subscription_id, user_id, tells_at, ...rest }) => ({
    ...rest,
    subscriptionId: subscription_id,
    userId: user_id,
    tellsAt: tells_at,
  }));
}

/**
 * Marks an email as due again after sending failed.
 * @throws {DataError} as above
 */
export async function putBackEmail({ subscriptionId, kind, about }: DueEmail): Promise<void> {
  await callFunction(
    createSystemClient(),
    "put_back_billing_email",
    { p_subscription: subscriptionId, p_kind: kind, p_about: about },
    z.boolean(),
  );
}

/** The provider has ended the subscription of an erased account. @throws {DataError} as above */
export async function forgetPayer(id: string): Promise<void> {
  await callFunction(createSystemClient(), "forget_payer", { p_id: id }, z.boolean());
}
