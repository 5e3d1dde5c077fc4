import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { instanceState, type RequestState } from "@/lib/platform/telemetry/instance-state";
import { takeOwnMark } from "@/lib/platform/telemetry/own-calls";
import { log } from "@/lib/platform/telemetry/logger";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { toRequestId } from "@/lib/platform/telemetry/request-id";
import { makeRouteMatcher } from "@/lib/platform/telemetry/route-pattern";
import { setting } from "@/lib/platform/environment/env.server";
import { onRequestStart } from "@/lib/platform/telemetry/request-start";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Polled every second by monitoring: counted, but not logged. */
const WATCHERS = new Set(["/healthz", "/readyz", "/metrics", "/_next/static"]);

/** The routes of this build, as Next wrote them; empty in development. */
function readRoutes(): string[] {
  const file = join(setting("NEXT_DIST_DIR") ?? ".next", "app-path-routes-manifest.json");
  if (process.env.NODE_ENV !== "production" || !existsSync(file)) return [];
  return Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
}

/** Times each request to the web server and sets its id, also of cached pages. */
export function watchRequests(): void {
  const routeOf = makeRouteMatcher(readRoutes());
  const state = instanceState();
  const { requests } = metrics();
  onRequestStart(({ request, response, server }) => {
    const startedAt = performance.now();
    const id = toRequestId(request.headers["x-request-id"], request.socket.remoteAddress);
    // Part of another request, which is logged: for example the page that Next fetches after an action that redirects.
    const isOwn = takeOwnMark(request.headers);
    // Handlers and the edge see the id that is logged.
    request.headers["x-request-id"] = id;
    response.setHeader("X-Request-Id", id);
    state.server ??= server;
    if (state.drainingSince) response.shouldKeepAlive = false;
    // Applies to everything this request causes, and nothing else: each request has its own async context.
    const record: RequestState = { id, startedAt, isSent: request.method === "POST" };
    state.inFlight.set(response, record);
    state.requests.enterWith(record);
    const { pattern, path } = routeOf(request.url ?? "");
    const method = METHODS.has(request.method ?? "") ? (request.method ?? "") : "other";
    // Above the ten that Node's leak warning allows, which Next may need itself.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once("close", () => {
      state.inFlight.delete(response);
      record.isOver = true;
      const ms = performance.now() - startedAt;
      const status = response.writableFinished ? response.statusCode : 499;
      requests.observe({ method, route: pattern, status }, ms / 1000);
      if (!WATCHERS.has(pattern) && !isOwn)
        log().info({ kind: "access", method, path, status, ms: Math.round(ms * 10) / 10, requestId: id }, "request");
    });
  });
}
