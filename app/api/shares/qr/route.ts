import { renderSVG } from "uqr";
import { answer, answerMember } from "@/app/api/answer-member";
import { isAnalysisId } from "@/lib/catalogue/analyses";
import { SHARE_ID } from "@/lib/sharing/links/link";
import { siteOrigin } from "@/lib/platform/site/origin";

/** Maximum bytes of a text whose code phones can still scan from a slide. */
const LONGEST = 1_200;

/** Path and parameters of a shared chart, or null for any other address. */
function toTarget(to: string): string | null {
  if (to.length > LONGEST) return null;
  const url = URL.parse(to, "https://site.invalid");
  if (!to.startsWith("/") || url?.origin !== "https://site.invalid") return null;
  const id = /^\/share\/(.+)$/.exec(url.pathname)?.[1];
  if (id !== undefined) return SHARE_ID.test(id) ? url.pathname : null;
  return url.pathname === "/share" && isAnalysisId(url.searchParams.get("figure") ?? "")
    ? url.pathname + url.search
    : null;
}

/**
 * `/api/shares/qr?to=/share/…`: a QR code for the address, as SVG. 400 for any other address, or one that is too long.
 */
export async function GET(request: Request): Promise<Response> {
  return answerMember(async () => {
    const target = toTarget(new URL(request.url).searchParams.get("to") ?? "");
    if (target === null)
      return answer(400, {
        error: { message: "The address must be a link to a shared chart, and short enough for a QR code." },
      });
    const svg = renderSVG(new URL(target, siteOrigin()).href, {
      ecc: "M",
      border: 4,
      blackColor: "#12211a",
      whiteColor: "#ffffff",
    });
    return Promise.resolve(
      new Response(svg, {
        headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": "private, no-store" },
      }),
    );
  });
}
