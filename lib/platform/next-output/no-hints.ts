import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

interface Started {
  request: IncomingMessage;
  response: ServerResponse;
}

const isStarted = (message: unknown): message is Started =>
  typeof message === "object" && message !== null && "request" in message && "response" in message;

/**
 * Keeps the `Link` header out of responses to visitors without cookies. React names a page's fonts in it, and fonts that
 * load before the styles hold up the first paint of a first visit; the styles name them as well. Pages that are kept for
 * all say the same at the end of their head (`letScriptsWait`). Members' browsers have the fonts, and take them sooner.
 */
export function leaveOutHints(): void {
  subscribe("http.server.request.start", (message) => {
    if (!isStarted(message) || message.request.headers.cookie !== undefined) return;
    const { response } = message;
    const own = {
      setHeader: response.setHeader.bind(response),
      appendHeader: response.appendHeader.bind(response),
    };
    const isHint = (name: string) => name.toLowerCase() === "link";
    response.setHeader = (name, value) => (isHint(name) ? response : own.setHeader(name, value));
    response.appendHeader = (name, value) => (isHint(name) ? response : own.appendHeader(name, value));
  });
}
