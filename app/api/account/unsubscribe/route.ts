import type { NextRequest } from "next/server";
import { leaveEmails } from "@/lib/accounts/email-choices/actions";

/**
 * One-click unsubscribe (RFC 8058): mail clients post here with the signed token from the email. 404 for an invalid
 * token.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const isDone = await leaveEmails(request.nextUrl.searchParams.get("token") ?? "");
  return new Response(null, {
    status: isDone === null ? 503 : isDone ? 204 : 404,
    headers: { "Cache-Control": "no-store" },
  });
}
