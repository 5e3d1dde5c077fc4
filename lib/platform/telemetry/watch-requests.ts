import { subscribe } from "node:diagnostics_channel";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { instanceState, type RequestState } from "@/lib/platform/telemetry/instance-state";
import { takeOwnMark } from "@/lib/platform/telemetry/own-calls";
import { log } from "@/lib/platform/telemetry/logger";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { toRequestId } from "@/lib/platform/telemetry/request-id";
import { makeRouteMatcher } from "@/lib/platform/telemetry/route-pattern";
import { setting } from "@/lib/platform/environment/env.server";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Asked every second by monitoring: counted, and no line each. */
const WATCHERS = new Set(["/healthz", "/readyz", "/metrics", "/_next/static"]);

interface Started {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

const isStarted = (message: unknown): message is Started =>
  typeof message === "object" &&
  message !== null &&
  "request" in message &&
  "response" in message &&
  "server" in message;

/** The routes of this build, as Next wrote them down; none in development. */
function readRoutes(): string[] {
  const file = join(setting("NEXT_DIST_DIR") ?? ".next", "app-path-routes-manifest.json");
  if (process.env.NODE_ENV !== "production" || !existsSync(file)) return [];
  return Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
}

/**
 * Times every request to the web server and gives it its id. Node tells of each by a channel, so pages from the cache
 * are seen as well, which pass no code of ours.
 */
export function watchRequests(): void {
  const routeOf = makeRouteMatcher(readRoutes());
  const state = instanceState();
  const { requests } = metrics();
  subscribe("http.server.request.start", (message) => {
    if (!isStarted(message)) return;
    const { request, response, server } = message;
    const startedAt = performance.now();
    const id = toRequestId(request.headers["x-request-id"], request.socket.remoteAddress);
    // Part of another request, which has its line: such as the page that Next fetches for an action that leads there.
    const isOwn = takeOwnMark(request.headers);
    // What handlers and the edge read is what is logged.
    request.headers["x-request-id"] = id;
    response.setHeader("X-Request-Id", id);
    state.server ??= server;
    if (state.drainingSince) response.shouldKeepAlive = false;
    // Holds for all that follows from this request, and for nothing else: each has an execution of its own.
    const record: RequestState = { id, startedAt };
    state.inFlight.set(response, record);
    state.requests.enterWith(record);
    const { pattern, path } = routeOf(request.url ?? "");
    const method = METHODS.has(request.method ?? "") ? (request.method ?? "") : "other";
    // Beside the ten that Node takes for no leak, which Next can need.
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
