import { hasRole } from "@/lib/access/viewer";
import { loadGuarded } from "@/lib/access/load";
import { fileAnswer, toLogFile } from "@/lib/accounts/administration/files";
import { loadLogFile } from "@/lib/accounts/administration/load";
import { LOG_PAGE, parseLogQuery } from "@/lib/accounts/administration/search-params";

/** The log as CSV: everything that matches the filters, on all pages. Admins only. */
export async function GET(request: Request): Promise<Response> {
  const { viewer } = await loadGuarded(`${LOG_PAGE}/export`);
  if (!hasRole(viewer, "admin")) return new Response("Admins only.", { status: 403 });
  const query = parseLogQuery(Object.fromEntries(new URL(request.url).searchParams));
  return fileAnswer(toLogFile(await loadLogFile(query)), "log");
}
