import { toOpenApi } from "@/lib/sharing/api/openapi";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { siteOrigin } from "@/lib/platform/site/origin";

/** The API as OpenAPI 3.1, for everyone. */
export async function GET(): Promise<Response> {
  return Response.json(toOpenApi(siteOrigin(), await loadShownStudy()), {
    headers: { "Cache-Control": "public, max-age=300", "X-Robots-Tag": "noindex" },
  });
}
