import { createHash } from "node:crypto";
import { z } from "zod";
import { answer, answerMember } from "@/app/api/answer-member";
import { may } from "@/lib/access/rights";
import { asMember } from "@/lib/access/load";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { loadThumbnail } from "@/lib/sharing/saved-charts/load";

interface RouteContext {
  params: Promise<{ id: string }>;
}

const question = z.object({ id: z.uuid(), theme: z.enum(["light", "dark"]) });

/**
 * `/api/charts/…/thumbnail?theme=dark`: a saved chart, small, as SVG. 404 for one that belongs to someone else, does
 * not exist or shows nothing; 401 and 403 for people without saved charts, 503 if the database does not respond.
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const asked = question.safeParse({
    ...(await params),
    theme: new URL(request.url).searchParams.get("theme") ?? "light",
  });
  return answerMember(async ({ viewer }) => {
    if (!may(viewer, "savedCharts")) return answer(403, { error: { message: "This is part of a plan." } });
    if (!asked.success) return answer(404, { error: { message: "Chart not found." } });
    const { id, theme } = asked.data;
    const found = await answerInTime(loadThumbnail({ viewer, caller: asMember }, id, theme).then((svg) => ({ svg })));
    if (!found) return answer(503, { error: { message: "We couldn’t load the data. Please try again in a moment." } });
    if (found.svg === null) return answer(404, { error: { message: "Chart not found." } });
    const tag = `"${createHash("sha256").update(found.svg).digest("base64url")}"`;
    // Browsers may cache it but must revalidate each time.
    const headers = { "Cache-Control": "private, no-cache", ETag: tag, Vary: "Cookie" };
    if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
    return new Response(found.svg, {
      headers: {
        ...headers,
        "Content-Type": "image/svg+xml; charset=utf-8",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "X-Content-Type-Options": "nosniff",
      },
    });
  });
}
