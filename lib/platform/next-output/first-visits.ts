import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { letScriptsWait } from "@/lib/platform/next-output/late-scripts";
import { namedFonts } from "@/lib/platform/next-output/response-headers";
import { gatherResponse } from "@/lib/platform/response-cache/gather-response";
import { packingFor } from "@/lib/platform/response-cache/rules";
import { onRequestStart } from "@/lib/platform/telemetry/request-start";

const pack = promisify(gzip);

/** Pages for visitors that are made for each request, and sent in one piece. */
const PAGES = new Set(["/auth", "/join", "/rankings/search", "/share", "/waitlist"]);
const SHARED = /^\/share\/[\w-]+$/;

function isMadeEachTime(address: string): boolean {
  const [path = ""] = address.split("?");
  return PAGES.has(path) || SHARED.test(path);
}

/** Sends the page with its scripts at its end, and its fonts after the first paint. */
function moveScripts(request: IncomingMessage, response: ServerResponse): void {
  const encoding = packingFor(request.headers["accept-encoding"], new Set(["gzip", "identity"]));
  // Packed here.
  delete request.headers["accept-encoding"];
  gatherResponse(response, async ({ take, sendAsWritten }) => {
    const type = String(response.getHeader("content-type") ?? "");
    if (response.headersSent || !type.startsWith("text/html")) {
      sendAsWritten();
      return;
    }
    const page = letScriptsWait(take().toString("utf8"), namedFonts(response));
    const body = encoding === "gzip" ? await pack(page) : Buffer.from(page);
    if (encoding === "gzip") response.setHeader("Content-Encoding", "gzip");
    response.setHeader("Content-Length", body.length);
    response.end(body);
  });
}

/**
 * Gives the pages that are made for each request what those kept for all have (`letScriptsWait`): on a first visit, which
 * has no cookie, the styles load before the fonts and the scripts. Members' browsers have both, and take them sooner.
 * Call this after everything that checks requests on the same channel.
 */
export function lightenFirstVisits(): void {
  onRequestStart(({ request, response }) => {
    if (request.method !== "GET" || request.headers.cookie !== undefined || response.headersSent) return;
    const isData = request.headers["rsc"] !== undefined;
    if (!isData && isMadeEachTime(request.url ?? "")) moveScripts(request, response);
  });
}
