import type { NextRequest } from "next/server";
import { answer, answerMember } from "@/app/api/answer-member";
import { loadOpenSessions } from "@/lib/access/load";

/**
 * What the account panel shows of whoever is signed in: `{ profile, sessions }`. For pages of this site alone: 403 for
 * a browser that asks in the name of another, 401 for nobody.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return answer(403, { error: { message: "For this site alone." } });
  return answerMember(async ({ profile }) => answer(200, { profile, sessions: await loadOpenSessions() }));
}
