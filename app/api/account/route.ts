import type { NextRequest } from "next/server";
import { answer, answerMember } from "@/app/api/answer-member";
import { loadAccountContent } from "@/lib/accounts/own-data/load";

/**
 * The signed-in user's data for the account panel: name, sessions, second factor, emails. For pages of this site only:
 * 403 for requests from another, 401 for visitors.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin")
    return answer(403, { error: { message: "This address only accepts requests from this site." } });
  return answerMember(async (member) => answer(200, (await loadAccountContent(member)).panel));
}
