import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import { createDataClient, type Caller } from "@/lib/db/client";
import { DataError } from "@/lib/db/data-error";
import type { Plan } from "@/lib/subscriptions/plan";

const TABLE = "subscription_plans";
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
  const answer = await createDataClient(caller).from(TABLE).select(COLUMNS);
  const { error, status } = answer;
  if (error) {
    const kind = status === 0 || status >= 500 ? "unreachable" : "refused";
    throw new DataError(kind, TABLE, error.message, { cause: error });
  }
  const parsed = z.array(planRow).safeParse(answer.data);
  if (!parsed.success) throw new DataError("malformed", TABLE, parsed.error.message, { cause: parsed.error });
  return parsed.data;
}
