import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import type { Billing, OwnSubscription } from "@/lib/accounts/billing/contract/billing";
import type { Invoice } from "@/lib/accounts/billing/invoice";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import { DataError } from "@/lib/platform/database/data-error";

const INVOICES = "invoices";
const COLUMNS =
  "id, number, provider, status, issued_at, paid_at, period_start, period_end, lines, net_cents, tax_cents, total_cents, tax_note, billed_to, provider_page";
/** Maximum invoices listed: a century of them. */
const MOST_LISTED = 200;

const time = z.string().transform((text) => new Date(text).toISOString());
const tier = z.enum(TIERS);

const ownSchema = z
  .strictObject({
    id: z.uuid(),
    tier,
    status: z.enum(["active", "trialing", "past_due", "canceled", "expired"]),
    counts: z.boolean(),
    is_trial: z.boolean(),
    trial_ends_at: time.nullable(),
    provider: z.enum(["manual", "test", "stripe"]),
    customer: z.string().nullable(),
    subscription: z.string().nullable(),
    period_start: time.nullable(),
    period_end: time.nullable(),
    cancels: z.boolean(),
    next_tier: tier.nullable(),
    past_due_since: time.nullable(),
    extra_seats: z.int(),
    seats: z.int(),
    taken: z.int(),
  })
  .transform((row): OwnSubscription => ({
    id: row.id,
    tier: row.tier,
    status: row.status,
    counts: row.counts,
    isTrial: row.is_trial,
    trialEndsAt: row.trial_ends_at,
    provider: row.provider,
    customer: row.customer,
    subscription: row.subscription,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    cancels: row.cancels,
    nextTier: row.next_tier,
    pastDueSince: row.past_due_since,
    extraSeats: row.extra_seats,
    seats: row.seats,
    taken: row.taken,
  }));
const billingSchema = z
  .strictObject({ can_try: z.boolean(), subscription: ownSchema.nullable() })
  .transform(({ can_try, subscription }): Billing => ({ canTry: can_try, subscription }));

/**
 * The subscription the caller owns, and whether they can start a trial.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function findMyBilling(caller: Caller): Promise<Billing> {
  const found = await callFunction(createDataClient(caller), "find_my_billing", {}, billingSchema.nullable());
  return found ?? { canTry: false, subscription: null };
}

/** People who would lose their seat if the caller's plan had that tier. @throws {DataError} as above */
export async function listLostSeats(
  caller: Caller,
  wanted: (typeof TIERS)[number],
): Promise<{ email: string; hasJoined: boolean }[]> {
  const row = z.strictObject({ email: z.string(), has_joined: z.boolean() });
  const rows = await callFunction(createDataClient(caller), "list_lost_seats", { p_tier: wanted }, z.array(row));
  return rows.map(({ email, has_joined }) => ({ email, hasJoined: has_joined }));
}

const invoiceRow = z
  .strictObject({
    id: z.uuid(),
    number: z.string(),
    provider: z.enum(["test", "stripe"]),
    status: z.enum(["open", "paid", "void", "uncollectible"]),
    issued_at: time,
    paid_at: time.nullable(),
    period_start: time,
    period_end: time,
    lines: z.array(z.object({ text: z.string(), cents: z.int() })),
    net_cents: z.int(),
    tax_cents: z.int(),
    total_cents: z.int(),
    tax_note: z.string(),
    billed_to: z.object({
      name: z.string().default(""),
      email: z.string().default(""),
      lines: z.array(z.string()).default([]),
      taxId: z.string().default(""),
    }),
    provider_page: z.string().nullable(),
  })
  .transform((row): Invoice => ({
    id: row.id,
    number: row.number,
    provider: row.provider,
    status: row.status,
    issuedAt: row.issued_at,
    paidAt: row.paid_at,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    lines: row.lines,
    netCents: row.net_cents,
    taxCents: row.tax_cents,
    totalCents: row.total_cents,
    taxNote: row.tax_note,
    billedTo: row.billed_to,
    page: row.provider_page,
  }));

/**
 * Invoices the caller can read: their own, and those of the subscription they own, newest first. @throws {DataError} as
 * above
 */
export async function listInvoices(caller: Caller, userId: string, subscriptionId: string | null): Promise<Invoice[]> {
  // Admins can read everyone's; this is one person's list.
  const mine = [
    `user_id.eq."${userId}"`,
    ...(subscriptionId === null ? [] : [`subscription_id.eq.${subscriptionId}`]),
  ].join(",");
  const rows = createDataClient(caller)
    .from(INVOICES)
    .select(COLUMNS)
    .or(mine)
    .order("issued_at", { ascending: false });
  return parse(await rows.limit(MOST_LISTED), z.array(invoiceRow));
}

/**
 * One invoice the caller can read; null for someone else's, and for none.
 * @throws {DataError} as above
 */
export async function findInvoice(caller: Caller, id: string): Promise<Invoice | null> {
  const [found] = parse(
    await createDataClient(caller).from(INVOICES).select(COLUMNS).eq("id", id).limit(1),
    z.array(invoiceRow),
  );
  return found ?? null;
}

const renewalRow = z.object({
  user_id: z.string(),
  tier,
  customer: z.string(),
  subscription: z.string(),
  period_end: z.coerce.date(),
  cancels: z.boolean(),
  next_tier: tier.nullable(),
});

/** Subscriptions of the test checkout whose period is over. @throws {DataError} as above */
export async function listDueRenewals() {
  const rows = await callFunction(createSystemClient(), "list_due_renewals", {}, z.array(renewalRow));
  return rows.map(({ user_id, period_end, next_tier, ...rest }) => ({
    ...rest,
    userId: user_id,
    periodEnd: period_end,
    nextTier: next_tier,
  }));
}

/**
 * Subscriptions of erased accounts that are not cancelled at the provider yet.
 * @throws {DataError} as above
 */
export async function listGonePayers(): Promise<{ id: string; subscription: string }[]> {
  return callFunction(
    createSystemClient(),
    "list_gone_payers",
    {},
    z.array(z.object({ id: z.uuid(), subscription: z.string() })),
  );
}

interface Answer {
  data: unknown;
  error: { message: string } | null;
  status: number;
}

function parse<Schema extends z.ZodType>({ data, error, status }: Answer, schema: Schema): z.output<Schema> {
  if (error)
    throw new DataError(status === 0 || status >= 500 ? "unreachable" : "refused", INVOICES, error.message, {
      cause: error,
    });
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new DataError("malformed", INVOICES, parsed.error.message, { cause: parsed.error });
  return parsed.data;
}
