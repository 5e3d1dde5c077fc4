import type { NextRequest } from "next/server";
import { answer, answerMember } from "@/app/api/answer-member";
import { loadAccountContent } from "@/lib/accounts/own-data/load";

/**
 * What the account panel shows of the signed-in user: name, sessions, second factor, emails. For pages of this site
 * alone: 403 for a browser that asks in the name of another, 401 for no one.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin")
    return answer(403, { error: { message: "This address only accepts requests from this site." } });
  return answerMember(async (member) => answer(200, await loadAccountContent(member)));
}
