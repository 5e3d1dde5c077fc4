import type { Instrumentation } from "next";

/** Called by Next once in each process that serves, before the first request. The edge has no process to watch. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { beginTelemetry } = await import("@/lib/platform/telemetry/begin");
  await beginTelemetry();
  const { guardRequests } = await import("@/lib/platform/requests/guard-requests");
  guardRequests();
  // In development a page changes with its source.
  if (process.env.NODE_ENV !== "production") return;
  const { cacheResponses } = await import("@/lib/platform/response-cache/cache-responses");
  cacheResponses();
  const { correctHeaders } = await import("@/lib/platform/next-output/response-headers");
  correctHeaders();
  const { lightenFirstVisits } = await import("@/lib/platform/next-output/first-visits");
  lightenFirstVisits();
}

/** Called by Next with each error of a page, a handler or an action, after the reader was told. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ logError }, { metrics }] = await Promise.all([
    import("@/lib/platform/telemetry/log-error"),
    import("@/lib/platform/telemetry/metrics"),
  ]);
  metrics().errors.inc({ route: routePath });
  logError(error, "Request failed.", { route: routePath, type: routeType, method: request.method });
};
