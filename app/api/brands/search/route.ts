import { wordIssue } from "@/lib/platform/requests/issue-words";
import { z } from "zod";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { loadBrandSearch } from "@/lib/rankings/brands/load";
import { SUGGESTIONS } from "@/lib/rankings/brands/known-brands";
import { loadPublication } from "@/lib/rankings/publications/load";
import { SEARCH_LENGTH, trimSearch } from "@/lib/rankings/search-params";
import { logError } from "@/lib/platform/telemetry/log-error";

const question = z.strictObject({
  market: z.string().refine(isBrandSlug, "Not a slug"),
  q: z.string().refine((text) => Array.from(text).length <= SEARCH_LENGTH, `At most ${SEARCH_LENGTH} characters`),
});

const FRESH = "public, max-age=60, stale-while-revalidate=300";

/**
 * Suggestions while typing: `?market=sweden&q=fj` → `{ stamp, brands: [{ slug, name, industry }] }`, at most five. 400
 * names the invalid parameter, 503 means that the database did not respond.
 */
export async function GET(request: Request): Promise<Response> {
  const asked = question.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) {
    const [issue] = asked.error.issues;
    const field = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
    return answer(400, { error: { field, message: issue && wordIssue(issue) } }, "no-store");
  }
  try {
    const { market, q } = asked.data;
    const [brands, publication] = await Promise.all([
      loadBrandSearch(market, trimSearch(q), SUGGESTIONS),
      loadPublication(),
    ]);
    if (!brands) return answer(400, { error: { field: "market", message: "Not a market in the study." } }, "no-store");
    return answer(200, { stamp: publication?.stamp ?? 0, brands }, FRESH);
  } catch (error) {
    logError(error, "Brand search failed: database unavailable.");
    return answer(
      503,
      { error: { message: "Brand search is unavailable right now. Please try again in a moment." } },
      "no-store",
    );
  }
}

function answer(status: number, body: unknown, cacheControl: string): Response {
  return Response.json(body, { status, headers: { "Cache-Control": cacheControl } });
}
