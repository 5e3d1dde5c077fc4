import { ROUNDED_HERE } from "@/lib/platform/words/rounding";
import { answer, answerMember } from "@/app/api/answer-member";
import { may, planWith } from "@/lib/access/rights";
import { asMember } from "@/lib/access/load";
import { findTable } from "@/lib/analyses/load";
import { formatDate } from "@/lib/platform/words/format";
import { dialectFor, toCsv, toFileName } from "@/lib/charts/csv";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { SITE } from "@/lib/platform/site/site";

interface RouteContext {
  params: Promise<{ figure: string }>;
}

const SAMPLE = "Sample data: all brands and figures are invented.";

/**
 * `/api/insights/csv/portfolio?brands=…`: what an analysis page shows for the same parameters, as a file. 404 where
 * there is no such figure or nothing is shown, 401 for no one signed in, 403 for plans without files, 503 means that
 * the database did not respond.
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { figure } = await params;
  const read = findTable(figure);
  return answerMember(async ({ viewer }) => {
    if (!may(viewer, "csvExport"))
      return answer(403, { error: { message: `CSV export is part of the ${planWith("csvExport")} plan.` } });
    if (!read) return answer(404, { error: { message: "Unknown chart." } });
    const reading = read({ viewer, caller: asMember }, new URL(request.url).searchParams);
    const found = await answerInTime(reading.then((shown) => ({ shown })));
    if (!found) return answer(503, { error: { message: "We couldn’t load the data. Please try again in a moment." } });
    if (!found.shown) return answer(404, { error: { message: "There is no data for this selection." } });
    const { table, isSample } = found.shown;
    const hasSampleNote = table.notes.some((note) => note.includes("Sample data"));
    const notes = [
      ...(isSample && !hasSampleNote ? [SAMPLE] : []),
      ...table.notes,
      ROUNDED_HERE,
      `${SITE.name}, exported on ${formatDate(new Date().toISOString())}. Do not share or publish without written permission.`,
    ];
    return new Response(
      toCsv(
        { columns: table.columns.map(({ label }) => label), rows: table.rows, notes },
        dialectFor(request.headers.get("accept-language")),
      ),
      {
        headers: {
          "Cache-Control": "private, no-store",
          "Content-Disposition": `attachment; filename="${toFileName(table.name)}"`,
          "Content-Type": "text/csv; charset=utf-8; header=present",
          "X-Content-Type-Options": "nosniff",
        },
      },
    );
  });
}
