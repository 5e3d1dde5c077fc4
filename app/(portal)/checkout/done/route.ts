import type { NextRequest } from "next/server";
import { loadMember } from "@/lib/access/load";
import { welcomeFromCheckout } from "@/lib/accounts/billing/load";
import { logError } from "@/lib/platform/telemetry/log-error";

const LONGEST = 4_000;

const to = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store" } });
const refreshed = (path: string) => to(`/api/session/refresh?${new URLSearchParams({ to: path }).toString()}`);

/** `?session=`: the provider's page redirects here after payment. Activates the plan and shows it. */
export async function GET(request: NextRequest): Promise<Response> {
  const session = request.nextUrl.searchParams.get("session") ?? "";
  const here = request.nextUrl.pathname + request.nextUrl.search;
  try {
    const member = await loadMember();
    if (!member) return to(`/auth?${new URLSearchParams({ mode: "signin", from: here }).toString()}`);
    const isOpen = session !== "" && session.length <= LONGEST && (await welcomeFromCheckout(member, session));
    return refreshed(`/settings?said=${isOpen ? "started" : "unpaid"}`);
  } catch (error) {
    logError(error, "Payment lookup failed; the webhook will activate the plan.");
    return to("/settings?said=failed");
  }
}
