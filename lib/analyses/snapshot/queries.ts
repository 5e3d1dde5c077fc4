import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

// Only what a snapshot needs; other columns of these calls are dropped.

const forecastRow = z.object({
  origin_year: z.int(),
  year: z.int(),
  model: z.string(),
  value: z.number(),
  low: z.number(),
  high: z.number(),
});
const recordRow = z.object({ model: z.string(), horizon: z.int(), forecasts: z.int(), coverage: z.number() });
const alertRow = z.object({
  year: z.int(),
  kind: z.enum(["sustained-decline", "level-shift", "rank-drop", "age-divergence"]),
  sensitivity: z.enum(["strict", "standard", "sensitive"]),
  outcome: z.string(),
});

/** A brand's forecast scores from the market's latest wave. */
export async function listBrandForecasts(caller: Caller, market: string, brand: string) {
  return callFunction(
    createDataClient(caller),
    "list_forecasts",
    { p_market: market, p_brand: brand },
    z.array(forecastRow),
  );
}

/** How past forecasts of a market did. */
export async function listRecordsOf(caller: Caller, market: string) {
  return callFunction(createDataClient(caller), "list_forecast_records", { p_market: market }, z.array(recordRow));
}

/** Warnings about a brand. */
export async function listBrandAlerts(caller: Caller, market: string, brand: string) {
  return callFunction(
    createDataClient(caller),
    "list_risk_alerts",
    { p_market: market, p_brand: brand },
    z.array(alertRow),
  );
}
