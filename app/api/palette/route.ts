import { createHash } from "node:crypto";
import { MAY_BE_OLD } from "@/lib/discovery/palette/known-addresses";
import { loadPaletteNames, mayNamesBeOld } from "@/lib/discovery/palette/load";
import { logError } from "@/lib/platform/telemetry/log-error";

const FRESH = "public, max-age=60, stale-while-revalidate=600";

/**
 * Names for searching from any page: `{ brands, industries, texts }`, alphabetical and without positions, the same for
 * everyone. 304 if the caller already has them, 503 if the database did not respond.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    const body = JSON.stringify(await loadPaletteNames());
    const mayBeOld = mayNamesBeOld();
    const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const headers = {
      "Cache-Control": mayBeOld ? "no-store" : FRESH,
      ETag: tag,
      "Content-Type": "application/json",
      ...(mayBeOld && { [MAY_BE_OLD]: "1" }),
    };
    const known = (request.headers.get("if-none-match") ?? "").replaceAll("W/", "").split(/\s*,\s*/);
    return known.includes(tag) ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
  } catch (error) {
    logError(error, "Could not read the names for the palette.");
    const headers = { "Cache-Control": "no-store" };
    return Response.json({ error: { message: "The list of names could not be loaded." } }, { status: 503, headers });
  }
}
