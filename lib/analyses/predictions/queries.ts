import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import {
  alertRow,
  forecastRow,
  historyRow,
  oddsRow,
  recordRow,
  trackRow,
} from "@/lib/analyses/predictions/prediction-row";

// All: @throws {DataError} when there is no answer, a refusal, or an answer of another shape.

/** Forecast scores of an industry's brands from the market's latest wave. */
export async function listForecasts(caller: Caller, market: string, industry: string) {
  return callFunction(
    createDataClient(caller),
    "list_forecasts",
    { p_market: market, p_industry: industry },
    z.array(forecastRow),
  );
}

/** What was forecast of an industry's brands from earlier waves of the caller's years. */
export async function listForecastHistories(caller: Caller, market: string, industry: string) {
  return callFunction(
    createDataClient(caller),
    "list_forecast_histories",
    { p_market: market, p_industry: industry },
    z.array(historyRow),
  );
}

/** How the published forecasts of a market did, by industry and origin. */
export async function listForecastTracks(caller: Caller, market: string) {
  return callFunction(createDataClient(caller), "list_forecast_tracks", { p_market: market }, z.array(trackRow));
}

/** How every model did in a market. */
export async function listForecastRecords(caller: Caller, market: string) {
  return callFunction(createDataClient(caller), "list_forecast_records", { p_market: market }, z.array(recordRow));
}

/** From which chances of passing follow, by years ahead. */
export async function listPassingOdds(caller: Caller, market: string) {
  return callFunction(createDataClient(caller), "list_passing_odds", { p_market: market }, z.array(oddsRow));
}

/** Warnings about a market's brands in the caller's years, latest first. */
export async function listAlerts(caller: Caller, market: string) {
  return callFunction(createDataClient(caller), "list_risk_alerts", { p_market: market }, z.array(alertRow));
}
