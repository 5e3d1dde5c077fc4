import "server-only";
import { z } from "zod";
import { type Tier, TIERS } from "@/lib/access/claims";
import { createDataClient, type Caller } from "@/lib/db/client";
import { DataError } from "@/lib/db/data-error";
import type { Plan } from "@/lib/subscriptions/plan";
import type { Seat } from "@/lib/subscriptions/team";

const PLANS = "subscription_plans";
const SUBSCRIPTIONS = "annual_subscriptions";
const TEAM = "subscription_team_members";
/** Rows of a team that are read; more than any plan has seats. */
const MOST_LISTED = 200;
const COLUMNS = "tier, annual_price_eur, seats, features, historical_data_years";

const planRow = z
  .strictObject({
    tier: z.enum(TIERS),
    annual_price_eur: z.int().positive(),
    seats: z.int().positive(),
    features: z.record(z.string(), z.boolean()),
    historical_data_years: z.int().positive(),
  })
  .transform(
    (row): Plan => ({
      tier: row.tier,
      annualPriceEur: row.annual_price_eur,
      seats: row.seats,
      features: row.features,
      historicalYears: row.historical_data_years,
    }),
  );

/**
 * All plans on sale, in no particular order.
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
 */
export async function listPlans(caller: Caller): Promise<Plan[]> {
  return parseAnswer(PLANS, await createDataClient(caller).from(PLANS).select(COLUMNS), z.array(planRow));
}

/**
 * The subscription somebody owns, active or not; null for who owns none.
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
 */
export async function findOwnSubscription(caller: Caller, userId: string): Promise<{ id: string; tier: Tier } | null> {
  const answer = await createDataClient(caller).from(SUBSCRIPTIONS).select("id, tier").eq("user_id", userId).maybeSingle();
  return parseAnswer(SUBSCRIPTIONS, answer, z.strictObject({ id: z.uuid(), tier: z.enum(TIERS) }).nullable());
}

const seatRow = z
  .strictObject({ email: z.string(), user_id: z.string().nullable(), created_at: z.string() })
  .transform(({ email, user_id, created_at }): Seat => ({ email, hasJoined: user_id !== null, since: new Date(created_at).toISOString() }));

/**
 * Who has a seat of a subscription, in the order in which the seats were given. Rows are seen by the subscription's
 * owner.
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
 */
export async function listSeats(caller: Caller, subscriptionId: string): Promise<Seat[]> {
  const rows = createDataClient(caller).from(TEAM).select("email, user_id, created_at").eq("subscription_id", subscriptionId);
  return parseAnswer(TEAM, await rows.order("created_at").limit(MOST_LISTED), z.array(seatRow));
}

interface Answer {
  data: unknown;
  error: { message: string } | null;
  status: number;
}

function parseAnswer<Schema extends z.ZodType>(table: string, { data, error, status }: Answer, schema: Schema): z.output<Schema> {
  if (error) {
    const kind = status === 0 || status >= 500 ? "unreachable" : "refused";
    throw new DataError(kind, table, error.message, { cause: error });
  }
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new DataError("malformed", table, parsed.error.message, { cause: parsed.error });
  return parsed.data;
}
