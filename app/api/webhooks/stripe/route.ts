import { type DeliveryOutcome, receivePaymentEvent } from "@/lib/accounts/billing/load";
import { readBounded } from "@/lib/platform/requests/bounded-body";
import { logError } from "@/lib/platform/telemetry/log-error";

const NOT_KEPT = { "Cache-Control": "no-store" };
const ANSWERS: Readonly<Record<DeliveryOutcome, number>> = {
  done: 200,
  known: 200,
  ignored: 200,
  unheard: 404,
  refused: 401,
};

/**
 * What Stripe tells of subscriptions and invoices, signed. 404 where Stripe takes no payments, 401 for a signature that
 * does not hold or is older than five minutes, 413 past a megabyte, 503 when it could not be kept: Stripe then sends it
 * again. 200 is said only of what is kept.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readBounded(request);
  if (body === null) return new Response(null, { status: 413, headers: NOT_KEPT });
  try {
    return new Response(null, {
      status: ANSWERS[await receivePaymentEvent(body, request.headers.get("stripe-signature"))],
      headers: NOT_KEPT,
    });
  } catch (error) {
    logError(error, "Payment webhook could not be stored; the sender will retry.");
    return new Response(null, { status: 503, headers: NOT_KEPT });
  }
}
