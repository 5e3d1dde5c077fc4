import { toOpenApi } from "@/lib/sharing/api/openapi";
import { siteOrigin } from "@/lib/platform/site/origin";

/** The API as OpenAPI 3.1, for everyone. */
export function GET(): Response {
  return Response.json(toOpenApi(siteOrigin()), {
    headers: { "Cache-Control": "public, max-age=300", "X-Robots-Tag": "noindex" },
  });
}
