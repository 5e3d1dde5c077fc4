import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import type { Caller } from "@/lib/platform/database/caller";
import { createDataClient } from "@/lib/platform/database/client";
import { DataError } from "@/lib/platform/database/data-error";
import type { Plan } from "@/lib/access/plan";

const PLANS = "subscription_plans";
const COLUMNS = "tier, annual_price_eur, seats, historical_data_years";

const planRow = z
  .strictObject({
    tier: z.enum(TIERS),
    annual_price_eur: z.int().positive(),
    seats: z.int().positive(),
    historical_data_years: z.int().positive(),
  })
  .transform((row): Plan => ({
    tier: row.tier,
    annualPriceEur: row.annual_price_eur,
    seats: row.seats,
    historicalYears: row.historical_data_years,
  }));

/**
 * All plans on sale, in no particular order.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function listPlans(caller: Caller): Promise<Plan[]> {
  return parseAnswer(PLANS, await createDataClient(caller).from(PLANS).select(COLUMNS), z.array(planRow));
}

interface Answer {
  data: unknown;
  error: { message: string } | null;
  status: number;
}

function parseAnswer<Schema extends z.ZodType>(
  table: string,
  { data, error, status }: Answer,
  schema: Schema,
): z.output<Schema> {
  if (error) {
    const kind = status === 0 || status >= 500 ? "unreachable" : "refused";
    throw new DataError(kind, table, error.message, { cause: error });
  }
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new DataError("malformed", table, parsed.error.message, { cause: parsed.error });
  return parsed.data;
}
