import "server-only";
import { z } from "zod";
import { listRow, dueEmailRow, logRow, workRow } from "@/lib/analyses/risk-alerts/alert-rows";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import { alertRow } from "@/lib/analyses/predictions/prediction-row";

// All: @throws {DataError} if there is no response, an error, or a response of another shape.

/** The caller's team whose alert rules apply to them, with their role, its rules and marks. */
export async function findAlertOverview(caller: Caller) {
  return callFunction(createDataClient(caller), "find_alert_overview", {}, listRow);
}

/** The results of the caller's rules after each publication, newest first. */
export async function listAlertLog(caller: Caller) {
  return callFunction(createDataClient(caller), "list_alert_log", {}, z.array(logRow));
}

const watchedIndustry = z.strictObject({
  market: z.string(),
  year: z.int(),
  industry: z.string(),
  brands: z.int(),
  named: z.array(z.string()),
});

/**
 * Brands that can have an alert, by industry and wave of the caller's years; and which of the named ones are among
 * them.
 */
export async function countAlertBrands(caller: Caller, brands: readonly string[]) {
  return callFunction(createDataClient(caller), "count_alert_brands", { p_brands: brands }, z.array(watchedIndustry));
}

/** People whose rules have not been evaluated since the latest publication, at most `most`, and its id. */
export async function listAlertWork(most: number) {
  return callFunction(
    createSystemClient(),
    "list_alert_work",
    { p_most: most },
    z.strictObject({ stamp: z.int(), people: z.array(workRow) }),
  );
}

/** Alerts of every market's latest wave, at all sensitivities, and the id of their publication. */
export async function listLatestAlerts() {
  return callFunction(
    createSystemClient(),
    "list_latest_alerts",
    {},
    z.strictObject({ stamp: z.int(), alerts: z.array(alertRow) }),
  );
}

/** Emails about alerts that are due. */
export async function listDueAlertEmails() {
  return callFunction(createSystemClient(), "list_due_alert_emails", {}, z.array(dueEmailRow));
}
