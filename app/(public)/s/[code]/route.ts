import { apologiseTooMany } from "@/app/api/apology";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { siteOrigin } from "@/lib/platform/site/origin";
import { followShortAddress } from "@/lib/sharing/short-addresses/load";

interface RouteContext {
  params: Promise<{ code: string }>;
}

const HEADERS = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/**
 * `/s/7Kq2Vd`: the selection of a file, by the short address printed on it. 307 to the analysis or to what the reader
 * may see of it, to the page about links for an unknown address; 503 while the database does not respond,
 * 429 over the reader’s request limit.
 */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { code } = await params;
  try {
    const path = await answerInTime(followShortAddress(code));
    if (path === null) return new Response(null, { status: 503, headers: { ...HEADERS, "Retry-After": "10" } });
    return new Response(null, { status: 307, headers: { ...HEADERS, Location: new URL(path, siteOrigin()).href } });
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return apologiseTooMany(error, `/s/${code}`);
  }
}
