import { loadPostAddresses } from "@/lib/hub/posts/load";

/** Former addresses of posts: where each leads now, or null where the post was withdrawn. For the middleware, and open to all. */
export async function GET(): Promise<Response> {
  return Response.json(await loadPostAddresses(), {
    headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
}
