import { receiveAccountEvent, type DeliveryOutcome } from "@/lib/accounts/account/load";
import { readBounded } from "@/lib/platform/requests/bounded-body";
import { logError } from "@/lib/platform/telemetry/log-error";

const NOT_KEPT = { "Cache-Control": "no-store" };
const ANSWERS: Readonly<Record<DeliveryOutcome, number>> = {
  done: 200,
  known: 200,
  ignored: 200,
  unheard: 404,
  refused: 401,
  malformed: 422,
};

/**
 * Signed Clerk events about accounts (created, changed, deleted). 404 without Clerk, 401 for a signature that is
 * invalid or older than five minutes, 413 above a megabyte, 503 if the event could not be stored, so that Clerk
 * retries.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readBounded(request);
  if (body === null) return new Response(null, { status: 413, headers: NOT_KEPT });
  try {
    return new Response(null, { status: ANSWERS[await receiveAccountEvent(request.headers, body)], headers: NOT_KEPT });
  } catch (error) {
    logError(error, "Account webhook could not be stored; the sender will retry.");
    return new Response(null, { status: 503, headers: NOT_KEPT });
  }
}
