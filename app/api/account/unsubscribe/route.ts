import type { NextRequest } from "next/server";
import { leaveEmails } from "@/lib/accounts/email-choices/actions";

/**
 * The button that mail programs show for emails of a list (RFC 8058): they post here by themselves, from no site of
 * ours, with the signed word that the email carried. 404 for any other word.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const isDone = await leaveEmails(request.nextUrl.searchParams.get("token") ?? "");
  return new Response(null, {
    status: isDone === null ? 503 : isDone ? 204 : 404,
    headers: { "Cache-Control": "no-store" },
  });
}
