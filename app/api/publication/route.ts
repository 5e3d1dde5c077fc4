import { loadPublication } from "@/lib/rankings/publications/load";

/** Which publication is live, for open pages that ask once a minute: `{ stamp, publishedAt, isSample }`, stamp 0 for none. */
export async function GET(): Promise<Response> {
  try {
    const publication = (await loadPublication()) ?? { stamp: 0, publishedAt: null, isSample: false };
    return Response.json(publication, { headers: { "Cache-Control": "public, max-age=30" } });
  } catch (error) {
    console.error("Which publication is live could not be read.", error);
    return Response.json(
      { error: { message: "The database does not answer just now." } },
      { status: 503, headers: { "Cache-Control": "no-store" } },
    );
  }
}
