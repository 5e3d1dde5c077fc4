import { loadPostAddresses } from "@/lib/hub/posts/load";

/**
 * Former addresses of posts: the current address, or null for a post that was taken down. Public; used by the
 * middleware.
 */
export async function GET(): Promise<Response> {
  return Response.json(await loadPostAddresses(), {
    headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
}
