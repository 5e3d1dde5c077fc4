// Also loaded by plain Node, outside Next: relative imports with file extensions.
import { type IncomingMessage, ServerResponse } from "node:http";
import { instanceState } from "../../lib/platform/telemetry/instance-state.ts";

/** Seconds after which to retry a page that could not be loaded. */
const RETRY_AFTER = "5";

/**
 * Sets the status of a response. Next sends pages with 200, or 500 after an error; a page that reports that it could
 * not be loaded gets 503. Data fetched for an open page are unchanged: the page itself shows the error.
 */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, ...rest: unknown[]): this {
    const isPage = String(this.getHeader("content-type") ?? "").startsWith("text/html");
    const isUnavailable = isPage && instanceState().inFlight.get(this)?.isUnavailable === true;
    if (isUnavailable) {
      this.setHeader("Retry-After", RETRY_AFTER);
      this.setHeader("Cache-Control", "no-store");
    }
    return Reflect.apply(super.writeHead, this, [isUnavailable ? 503 : status, ...rest]) as this;
  }
}
