import { answer, answerMember } from "@/app/api/answer-member";
import { may, planWith } from "@/lib/access/rights";
import { asMember } from "@/lib/access/load";
import { parseShareSearch } from "@/lib/analyses/configuration";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { EXPORT_FORMATS, isExportFormat } from "@/lib/catalogue/export-formats";
import { ALT_HEADER } from "@/lib/sharing/exports/export-file";
import { makeExport } from "@/lib/sharing/exports/load";
import { dialectFor } from "@/lib/charts/csv";

interface RouteContext {
  params: Promise<{ format: string }>;
}

/** Longest accepted address: enough for two hundred brands with their markets. */
const LONGEST = 30_000;

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  answer(status, { error: { message } }, headers);

/**
 * `/api/exports/xlsx?figure=single-country&market=…`: the chart of an analysis for its page's own parameters, as a
 * file.
 * 404 for a format there is none of and where nothing is shown or cannot be drawn, 413 for an address too long, 400
 * without an analysis, 401 for no one signed in, 403 for plans without it, 429 after too many files, 503 where the
 * study
 * does not respond or too many files are being made, 500 where one could not be written.
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { format } = await params;
  return answerMember(async ({ viewer }) => {
    if (!isExportFormat(format)) return refuse(404, "Unknown file format.");
    const { right, name, ending, mime } = EXPORT_FORMATS[format];
    const { search, searchParams } = new URL(request.url);
    if (search.length > LONGEST) return refuse(413, "That is too much for one file. Choose fewer brands.");
    const configuration = parseShareSearch(searchParams);
    if (!configuration) return refuse(400, "The address must name an analysis.");
    if (!may(viewer, right)) return refuse(403, `${name} export is part of the ${planWith(right)} plan.`);
    if (!may(viewer, ANALYSES[configuration.figure].right))
      return refuse(403, "Your plan doesn’t include this analysis.");
    const made = await makeExport(
      { viewer, caller: asMember },
      configuration,
      format,
      dialectFor(request.headers.get("accept-language")),
    );
    switch (made.outcome) {
      case "made":
        return new Response(made.body.slice().buffer, {
          headers: {
            "Cache-Control": "private, no-store",
            "Content-Disposition": `attachment; filename="${made.name}.${ending}"`,
            "Content-Length": String(made.body.byteLength),
            "Content-Type": mime,
            "X-Content-Type-Options": "nosniff",
            ...(made.alt === undefined ? {} : { [ALT_HEADER]: encodeURIComponent(made.alt) }),
          },
        });
      case "nothing":
        return refuse(404, "There is no data for this selection.");
      case "undrawn":
        return refuse(
          404,
          `This analysis can’t be exported as ${ending.toUpperCase()}. You can export its table instead.`,
        );
      case "forbidden":
        return refuse(403, `${name} export is part of the ${planWith(right)} plan.`);
      case "often":
        return refuse(429, "You can export 30 files an hour and 200 a day. Please try again later.", {
          "Retry-After": String(made.retryAfter),
        });
      case "busy":
        return refuse(503, "Too many files are being created right now. Please try again in a moment.", {
          "Retry-After": "10",
        });
      case "failed":
        return refuse(500, "We couldn’t create the file. Try another format.");
      case "silent":
        return refuse(503, "We couldn’t load the data. Please try again in a moment.");
    }
  });
}
