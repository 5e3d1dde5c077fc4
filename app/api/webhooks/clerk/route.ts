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
 * What Clerk tells of its accounts (made, changed, deleted), signed. 404 where accounts are not Clerk's, 401 for a
 * signature that does not hold or is older than five minutes, 413 past a megabyte, 503 when it could not be noted: Clerk
 * then sends it again.
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
