import type { NextRequest } from "next/server";
import { answer, answerMember } from "@/app/api/answer-member";
import { loadCopyOfMyData } from "@/lib/accounts/own-data/load";

const AN_HOUR = "3600";

/**
 * All data stored about the signed-in user, as a file. A few times an hour, then 429; 401 for visitors, 403 for
 * requests from another site.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none")
    return answer(403, { error: { message: "This address only accepts requests from this site." } });
  return answerMember(async () => {
    const copy = await loadCopyOfMyData();
    if (copy === null)
      return answer(
        429,
        { error: { message: "You’ve downloaded your data several times already. Please try again in an hour." } },
        { "Retry-After": AN_HOUR },
      );
    return new Response(`${JSON.stringify(copy, null, 2)}\n`, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="my-data.json"',
        "Cache-Control": "private, no-store",
      },
    });
  });
}
