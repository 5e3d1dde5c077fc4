import { answerFile, refuse, refusePlan } from "@/app/api/answer-file";
import { answerWithProgress, wantsProgress } from "@/app/api/answer-progress";
import { answerMember } from "@/app/api/answer-member";
import { may } from "@/lib/access/rights";
import { asMember } from "@/lib/access/load";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import { isCollectionFormat, MOST_IN_FILE, parseCollection } from "@/lib/sharing/collections/collection";
import { makeCollection } from "@/lib/sharing/collections/load";
import type { TellStep } from "@/lib/sharing/exports/progress";

interface RouteContext {
  params: Promise<{ format: string }>;
}

/**
 * `/api/charts/collection/pptx?title=…&chart=…&chart=…`: saved charts as one deck, or as one report with `pdf`, in the
 * order of the address. 404 for another format or if none of the charts can be shown, 400 if it names no chart or too
 * many, 401 for visitors, 403 for plans without it, 429 over the limit, 503 if the database does not respond or too
 * many files are being made, 500 if it could not be written. A request that accepts progress is answered 200 at once and
 * hears the rest line by line.
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { format } = await params;
  return answerMember(async ({ viewer }) => {
    if (!isCollectionFormat(format)) return refuse(404, "Unknown file format.");
    if (!may(viewer, "savedCharts") || !may(viewer, EXPORT_FORMATS[format].right))
      return refusePlan(EXPORT_FORMATS[format]);
    const collection = parseCollection(new URL(request.url).searchParams);
    if (!collection) return refuse(400, `Choose 1 to ${MOST_IN_FILE} saved charts.`);
    const make = async (signal: AbortSignal, tell?: TellStep) =>
      answerFile(
        await makeCollection({ viewer, caller: asMember }, collection, format, signal, tell),
        EXPORT_FORMATS[format],
        {
          nothing: "None of these charts can be shown.",
          undrawn: "None of these charts can be shown.",
          failed: "We couldn’t create the file. Please try again.",
        },
      );
    return wantsProgress(request)
      ? answerWithProgress(request, async (tell, signal) => make(signal, tell))
      : make(request.signal);
  });
}
