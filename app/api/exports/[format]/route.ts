import { answerFile, refuse, refusePlan } from "@/app/api/answer-file";
import { answerMember } from "@/app/api/answer-member";
import { may } from "@/lib/access/rights";
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

/** Maximum length of an address: enough for two hundred brands with their markets. */
const LONGEST = 30_000;

/**
 * `/api/exports/xlsx?figure=single-country&market=…`: an analysis's chart for its page's parameters, as a file. 404 for
 * an unknown format or if nothing is shown or can be drawn, 413 for an address too long, 400 without an analysis, 401
 * for visitors, 403 for plans without it, 429 over the limit, 503 if the database does not respond or too many files
 * are being made, 500 if it could not be written.
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { format } = await params;
  return answerMember(async ({ viewer }) => {
    if (!isExportFormat(format)) return refuse(404, "Unknown file format.");
    const { right, ending } = EXPORT_FORMATS[format];
    const { search, searchParams } = new URL(request.url);
    if (search.length > LONGEST) return refuse(413, "That is too much for one file. Choose fewer brands.");
    const configuration = parseShareSearch(searchParams);
    if (!configuration) return refuse(400, "The address must name an analysis.");
    if (!may(viewer, right)) return refusePlan(EXPORT_FORMATS[format]);
    if (!may(viewer, ANALYSES[configuration.figure].right))
      return refuse(403, "Your plan doesn’t include this analysis.");
    const made = await makeExport(
      { viewer, caller: asMember },
      configuration,
      format,
      dialectFor(request.headers.get("accept-language")),
      request.signal,
    );
    return answerFile(
      made,
      EXPORT_FORMATS[format],
      {
        nothing: "There is no data for this selection.",
        undrawn: `This analysis can’t be exported as ${ending.toUpperCase()}. You can export its table instead.`,
        failed: "We couldn’t create the file. Try another format.",
      },
      made.outcome === "made" && made.alt !== undefined ? { [ALT_HEADER]: encodeURIComponent(made.alt) } : {},
    );
  });
}
