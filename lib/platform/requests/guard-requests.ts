import { randomBytes } from "node:crypto";
import type { Server, ServerResponse } from "node:http";
import { type Refusal, settleArrival, type Surroundings } from "@/lib/platform/requests/arrival";
import { toBlockList } from "@/lib/platform/requests/client-network";
import { setting } from "@/lib/platform/environment/env.server";
import { log } from "@/lib/platform/telemetry/logger";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
import { onRequestStart } from "@/lib/platform/telemetry/request-start";

const GUARDED = Symbol.for("granskog.guarded");
type Guarded = Server & { [GUARDED]?: WeakSet<object> };

/** Refused requests, which are not passed to Next. */
function refusedOf(server: Guarded): WeakSet<object> {
  const known = server[GUARDED];
  if (known) return known;
  const refused = new WeakSet<object>();
  server[GUARDED] = refused;
  const emit = server.emit.bind(server);
  server.emit = (event: string, ...rest: unknown[]) =>
    event === "request" && refused.has(rest[0] as object) ? true : emit(event, ...rest);
  return refused;
}

function refuse(response: ServerResponse, { status, headers, text, reason }: Refusal): void {
  if (reason !== null) logSecurityEvent({ event: "other-site", outcome: "refused", reason });
  // Does not wait for the rest of the body.
  response.shouldKeepAlive = false;
  response.writeHead(status, headers).end(text);
}

/** Warns once about a proxy that is not configured: all its visitors share one limit. */
function makeProxyWarning(): (forwardedFor: unknown, client: unknown) => void {
  let isDone = setting("TRUSTED_PROXIES") !== null;
  return (forwardedFor, client) => {
    if (isDone || forwardedFor === undefined || forwardedFor === client) return;
    isDone = true;
    log().warn(
      "A request has an X-Forwarded-For header from an untrusted address. If that is your reverse proxy, add it to TRUSTED_PROXIES; until then all its visitors share one limit.",
    );
  };
}

/**
 * Checks each request, also for cached pages, before Next reads it (`settleArrival`), while its headers and address can
 * still be changed.
 */
export function guardRequests(): void {
  const around: Surroundings = {
    siteOrigin: setting("APP_ORIGIN"),
    trusted: toBlockList(setting("TRUSTED_PROXIES") ?? []),
    isDevelopment: process.env.NODE_ENV === "development",
    // The secret never leaves this process except in requests to itself.
    mark: randomBytes(32).toString("base64url"),
  };
  const warnOfProxy = makeProxyWarning();
  onRequestStart(({ request, response, server }) => {
    const forwardedFor = request.headers["x-forwarded-for"];
    const arrival = {
      method: request.method,
      url: request.url,
      headers: request.headers,
      peer: request.socket.remoteAddress,
    };
    const refused = refusedOf(server);
    const refusal = settleArrival(arrival, around);
    request.url = arrival.url;
    warnOfProxy(forwardedFor, request.headers["x-forwarded-for"]);
    if (!refusal) return;
    refused.add(request);
    refuse(response, refusal);
  });
}
