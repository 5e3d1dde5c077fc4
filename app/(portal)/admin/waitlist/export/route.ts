import { loadGuarded } from "@/lib/access/load";
import { hasRole } from "@/lib/access/viewer";
import { loadWaitlistFile } from "@/lib/accounts/waitlist/load";
import { toQueueFile } from "@/lib/accounts/waitlist/queue-file";
import { parseQueueQuery, QUEUE_PAGE } from "@/lib/accounts/waitlist/search-params";

/** The queue as CSV: everything that matches the filters, on all pages. Admins only. */
export async function GET(request: Request): Promise<Response> {
  const { viewer } = await loadGuarded(`${QUEUE_PAGE}/export`);
  if (!hasRole(viewer, "admin")) return new Response("Admins only.", { status: 403 });
  const entries = await loadWaitlistFile(parseQueueQuery(Object.fromEntries(new URL(request.url).searchParams)));
  return new Response(toQueueFile(entries), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="waitlist-${new Date().toISOString().slice(0, 10)}.csv"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
