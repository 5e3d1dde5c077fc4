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
 * Signed Stripe events about subscriptions and invoices. 404 without Stripe, 401 for a signature that is invalid or
 * older than five minutes, 413 above a megabyte, 503 if the event could not be stored, so that Stripe retries. 200 only
 * once it is stored.
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
