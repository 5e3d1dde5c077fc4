import { hasRole } from "@/lib/access/viewer";
import { loadGuarded } from "@/lib/access/load";
import { fileAnswer, toSubscriptionFile } from "@/lib/accounts/administration/files";
import { loadSubscriptionFile } from "@/lib/accounts/administration/load";
import { parseSubscriptionQuery, SUBSCRIPTIONS_PAGE } from "@/lib/accounts/administration/search-params";

/** The subscriptions as CSV: everything that matches the filters, on all pages. Admins only. */
export async function GET(request: Request): Promise<Response> {
  const { viewer } = await loadGuarded(`${SUBSCRIPTIONS_PAGE}/export`);
  if (!hasRole(viewer, "admin")) return new Response("Admins only.", { status: 403 });
  const query = parseSubscriptionQuery(Object.fromEntries(new URL(request.url).searchParams));
  return fileAnswer(toSubscriptionFile(await loadSubscriptionFile(query)), "subscriptions");
}
