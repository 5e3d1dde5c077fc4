import { loadCoverFile } from "@/lib/hub/covers/load";

const MISSING = { status: 404, headers: { "Cache-Control": "public, max-age=60", "X-Robots-Tag": "noindex" } };

/** Images of posts, `/media/covers/<id>/<width>x<height>.<kind>`. An image never changes under its URL. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const [bucket, ...rest] = (await params).path;
  const file = bucket === "covers" ? await loadCoverFile(rest.join("/")) : null;
  if (!file) return new Response(null, MISSING);
  const { bytes, type } = file;
  return new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Disposition": "inline",
      // Re-encoded, so their type is certain; opened on their own, they still may not run anything.
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}
