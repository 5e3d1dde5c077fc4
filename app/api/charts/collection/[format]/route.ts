import { answer, answerMember } from "@/app/api/answer-member";
import { may, planWith } from "@/lib/access/rights";
import { asMember } from "@/lib/access/load";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import { isCollectionFormat, MOST_IN_FILE, parseCollection } from "@/lib/sharing/collections/collection";
import { makeCollection } from "@/lib/sharing/collections/load";

interface RouteContext {
  params: Promise<{ format: string }>;
}

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  answer(status, { error: { message } }, headers);

/**
 * `/api/charts/collection/pptx?title=…&chart=…&chart=…`: saved charts as one deck, or as one report with `pdf`, in the
 * order of the address. 404 for another format and where none of the charts can be shown, 400 where it names no chart or
 * too many, 401 for no one signed in, 403 for plans without it, 429 after too many files, 503 where the study does not
 * respond or too many files are being made, 500 where it could not be written.
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { format } = await params;
  return answerMember(async ({ viewer }) => {
    if (!isCollectionFormat(format)) return refuse(404, "Unknown file format.");
    const { right, name, ending, mime } = EXPORT_FORMATS[format];
    if (!may(viewer, "savedCharts") || !may(viewer, right))
      return refuse(403, `${name} export is part of the ${planWith(right)} plan.`);
    const collection = parseCollection(new URL(request.url).searchParams);
    if (!collection) return refuse(400, `Choose 1 to ${MOST_IN_FILE} saved charts.`);
    const made = await makeCollection({ viewer, caller: asMember }, collection, format);
    switch (made.outcome) {
      case "made":
        return new Response(made.body.slice().buffer, {
          headers: {
            "Cache-Control": "private, no-store",
            "Content-Disposition": `attachment; filename="${made.name}.${ending}"`,
            "Content-Length": String(made.body.byteLength),
            "Content-Type": mime,
            "X-Content-Type-Options": "nosniff",
          },
        });
      case "nothing":
      case "undrawn":
        return refuse(404, "None of these charts can be shown.");
      case "forbidden":
        return refuse(403, `${name} export is part of the ${planWith(right)} plan.`);
      case "often":
        return refuse(429, "You can export 30 charts an hour and 200 a day. Please try again later.", {
          "Retry-After": String(made.retryAfter),
        });
      case "busy":
        return refuse(503, "Too many files are being created right now. Please try again in a moment.", {
          "Retry-After": "10",
        });
      case "failed":
        return refuse(500, "We couldn’t create the file. Please try again.");
      case "silent":
        return refuse(503, "We couldn’t load the data. Please try again in a moment.");
    }
  });
}
