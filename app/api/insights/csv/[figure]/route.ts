import { answer, answerMember } from "@/app/api/answer-member";
import { may, planWith } from "@/lib/access/rights";
import { asMember } from "@/lib/access/load";
import { findTable } from "@/lib/analyses/load";
import { dialectFor } from "@/lib/charts/csv";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { toCsvFile } from "@/lib/sharing/exports/csv-file";
import { toFileName } from "@/lib/sharing/exports/file-name";
import { admitTable } from "@/lib/sharing/exports/load";

interface RouteContext {
  params: Promise<{ figure: string }>;
}

/** Maximum length of an address. */
const LONGEST = 30_000;
const NOT_INCLUDED = `CSV export is part of the ${planWith("csvExport")} plan.`;

/**
 * `/api/insights/csv/portfolio?brands=…`: an analysis page's table for the same parameters, as a file. 404 for an
 * unknown analysis or if nothing is shown, 401 for visitors, 403 for plans without files, 413 for an address too long,
 * 429 over the limit, 503 means that the database did not respond.
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { figure } = await params;
  const read = findTable(figure);
  return answerMember(async ({ viewer }) => {
    if (!may(viewer, "csvExport")) return answer(403, { error: { message: NOT_INCLUDED } });
    if (!read) return answer(404, { error: { message: "Unknown chart." } });
    const { search, searchParams } = new URL(request.url);
    if (search.length > LONGEST)
      return answer(413, { error: { message: "That is too much for one file. Choose fewer brands." } });
    const reading = read({ viewer, caller: asMember }, searchParams);
    const found = await answerInTime(reading.then((shown) => ({ shown })));
    if (!found) return answer(503, { error: { message: "We couldn’t load the data. Please try again in a moment." } });
    if (!found.shown) return answer(404, { error: { message: "There is no data for this selection." } });
    const admission = await admitTable(asMember, figure, search.slice(1));
    if (!admission) return answer(403, { error: { message: NOT_INCLUDED } });
    if (admission.retryAfter > 0)
      return answer(
        429,
        { error: { message: "You can export 30 files an hour and 200 a day. Please try again later." } },
        { "Retry-After": String(admission.retryAfter) },
      );
    const { table, isSample } = found.shown;
    const name = toFileName({ name: table.name, isSample }, "csv");
    return new Response(toCsvFile(table, dialectFor(request.headers.get("accept-language"))), {
      headers: {
        "Cache-Control": "private, no-store",
        "Content-Disposition": `attachment; filename="${name}.csv"`,
        "Content-Type": "text/csv; charset=utf-8; header=present",
        "X-Content-Type-Options": "nosniff",
      },
    });
  });
}
