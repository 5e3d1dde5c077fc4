// Also loaded by plain Node, outside Next: relative imports with file extensions.
import { type IncomingMessage, ServerResponse } from "node:http";
import { instanceState } from "../../lib/platform/telemetry/instance-state.ts";

/**
 * Sets the status of a response. Next sends pages with 200, or 500 after an error; a page that reports that it could
 * not be loaded gets 503, one whose reader asked too often 429, one with nothing at its address 404. Data fetched for an
 * open page are unchanged: the page itself shows the error.
 */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, ...rest: unknown[]): this {
    const isPage = String(this.getHeader("content-type") ?? "").startsWith("text/html");
    const failure = isPage ? instanceState().inFlight.get(this)?.failure : undefined;
    if (failure) {
      if ("retryAfter" in failure) this.setHeader("Retry-After", String(failure.retryAfter));
      this.setHeader("Cache-Control", "no-store");
    }
    return Reflect.apply(super.writeHead, this, [failure?.status ?? status, ...rest]) as this;
  }
}
