import type { CallerName } from "@/tests/support/sentinel-study";
import { callerMay, KNOWS } from "@/tests/support/what-callers-know";

/** Both edges of each window; 2011, 2018 and 2023 are compared with a year that lies outside of one. */
export const YEARS = [2010, 2011, 2017, 2018, 2022, 2023, 2024, 2025];

/** What of the computed figures a caller may know: the years of their window, and by right. */
type Rights = Record<"analytics" | "momentum" | "predictions" | "alerts" | "audit", boolean> & { years: number[] };

const AUDIT: readonly CallerName[] = ["researcher", "admin", "service"];

export const rightsOf = (name: CallerName): Rights => ({
  years: KNOWS[name].scoredYears,
  analytics: callerMay(name, "analytics"),
  momentum: callerMay(name, "momentum"),
  predictions: callerMay(name, "predictions"),
  alerts: callerMay(name, "riskAlerts"),
  audit: AUDIT.includes(name),
});
