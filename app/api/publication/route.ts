import { loadPublication } from "@/lib/rankings/publications/load";
import { logError } from "@/lib/platform/telemetry/log-error";

/** The live publication, polled once a minute by open pages: `{ stamp, publishedAt, isSample }`, stamp 0 for none. */
export async function GET(): Promise<Response> {
  try {
    const publication = (await loadPublication()) ?? { stamp: 0, publishedAt: null, isSample: false };
    return Response.json(publication, { headers: { "Cache-Control": "public, max-age=30" } });
  } catch (error) {
    logError(error, "Could not read which publication is live.");
    return Response.json(
      { error: { message: "Temporarily unavailable. Please try again in a moment." } },
      { status: 503, headers: { "Cache-Control": "no-store" } },
    );
  }
}
