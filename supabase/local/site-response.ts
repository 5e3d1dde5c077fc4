// Node reads this file as it is, beside Next: relative imports with their ending.
import { type IncomingMessage, ServerResponse } from "node:http";
import { instanceState } from "../../lib/platform/telemetry/instance-state.ts";

/** Seconds after which a page that could not be loaded is worth another try. */
const RETRY_AFTER = "5";

/**
 * An answer of the site. Next sends pages as 200, or 500 where one failed; a page that says that it could not be loaded
 * is 503. What the browser fetches for a page that is open already stays as it is: its reader is told there.
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
