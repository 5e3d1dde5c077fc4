import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** A request that has arrived, with nothing sent yet. */
export interface StartedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

const isStarted = (message: unknown): message is StartedRequest =>
  typeof message === "object" &&
  message !== null &&
  "request" in message &&
  "response" in message &&
  "server" in message;

/**
 * Calls `act` with each request to a server of this process, before the server's own listener gets it, in the order in
 * which this was called. Node announces them on a diagnostics channel, so cached pages, which run none of our code, are
 * included.
 */
export function onRequestStart(act: (started: StartedRequest) => void): void {
  subscribe("http.server.request.start", (message) => {
    if (isStarted(message)) act(message);
  });
}
