import { toCanonicalTables } from "@/lib/sharing/citations/content-hash";
import { loadCited } from "@/lib/sharing/citations/load";

interface RouteContext {
  params: Promise<{ id: string }>;
}

/**
 * `/cite/<22 characters>/tables.json`: the current data of a citation, exactly the bytes that are hashed. 404 if there
 * is none, if its data are hidden, or if its owner has no right to files; 503 while the database does not respond.
 */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const cited = await loadCited((await params).id);
  const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
  if (cited.status === "unanswered")
    return Response.json(
      { error: { message: "The data could not be loaded. Try again in a moment." } },
      { status: 503, headers: { ...headers, "Retry-After": "60" } },
    );
  if (cited.status !== "shown" || !cited.canTakeTables)
    return Response.json({ error: { message: "Nothing found at this address." } }, { status: 404, headers });
  return new Response(toCanonicalTables(cited.document.tables), {
    headers: {
      ...headers,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="tables.json"',
    },
  });
}
