import { loadPaletteNames } from "@/lib/palette/load";

/** Which study is published is known when asked; the names themselves are cached until the next publication. */
export const dynamic = "force-dynamic";

const FRESH = "public, max-age=60, stale-while-revalidate=300";

/** Names to search among: `{ brands, industries, texts }`, alphabetical. 503 means that the database did not answer. */
export async function GET(): Promise<Response> {
  try {
    return answer(200, await loadPaletteNames(), FRESH);
  } catch (error) {
    console.error("The names for the search found no database.", error);
    return answer(503, { error: { message: "The search does not answer just now." } }, "no-store");
  }
}

function answer(status: number, body: unknown, cacheControl: string): Response {
  return Response.json(body, { status, headers: { "Cache-Control": cacheControl } });
}
