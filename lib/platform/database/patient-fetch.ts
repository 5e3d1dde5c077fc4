const RETRIED = new Set([502, 503, 504]);
const FIRST_PAUSE = 100;
/** Bytes an answer may have: the largest there is, all rows of an import's page, has some five million. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** Milliseconds for which a call without an answer makes the next ones hurry. */
const HURRY_FOR = 1_000;
/** Milliseconds after which a call counts as timed out if its request leaves it less time than usual. */
const SILENCE = 1_000;

/** Time of the last call that timed out, in milliseconds; any response clears it. */
let silentAt = Number.NEGATIVE_INFINITY;

/** Thrown while an answer is read that is longer than any of ours. */
export class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong";
}

interface Patience {
  /** Milliseconds from the call to the end of the response, retries included. */
  deadline: number;
  /**
   * The same within a second after a timeout: a page that makes two calls, or one that follows a redirect, should not
   * wait twice for a database that is known to be down.
   */
  hurried?: number;
  attempts?: number;
  mostBytes?: number;
  /** What is sent with comes back whole, its length counted. */
  isWhole?: boolean;
  /** Milliseconds that whoever asks has left for all its calls together, or null. */
  timeLeft?: () => number | null;
}

/** The caller no longer waits for the response. */
class TooLate extends DOMException {
  constructor() {
    super("The request has no time left for this call.", "TimeoutError");
  }
}

/** The same response, whose body fails with an error when it exceeds the limit. */
function bounded(answer: Response, mostBytes: number, onWhole: () => void): Response {
  if (!answer.body) {
    onWhole();
    return answer;
  }
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > mostBytes) controller.error(new AnswerTooLong(`more than ${mostBytes} bytes`));
      else controller.enqueue(chunk);
    },
    flush: onWhole,
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(counted), { status, statusText, headers });
}

/**
 * A fetch with one deadline for all its attempts, reading included, and a limit on the length of the response. A
 * gateway error or a broken connection is retried after 100, 200, 400 … ms until the deadline; the caller gets the last
 * response or error. Only for calls that may be repeated, as all functions of the data API may.
 */
export function patientFetch(patience: Patience, send: typeof fetch = fetch): typeof fetch {
  const { attempts = 3, mostBytes = MOST_BYTES } = patience;
  return async (input, init) => {
    const startedAt = Date.now();
    const own = startedAt - silentAt < HURRY_FOR ? (patience.hurried ?? patience.deadline) : patience.deadline;
    const deadline = Math.min(own, Math.ceil(patience.timeLeft?.() ?? own));
    if (deadline <= 0) throw new TooLate();
    const ends = startedAt + deadline;
    const late = AbortSignal.timeout(deadline);
    let isAnswered = false;
    const onWhole = () => {
      isAnswered = true;
      silentAt = Number.NEGATIVE_INFINITY;
    };
    late.addEventListener("abort", () => {
      // A timeout of a call with little time left does not show that the database is down.
      if (!isAnswered && deadline >= Math.min(own, SILENCE)) silentAt = Date.now();
    });
    const signal = init?.signal ? AbortSignal.any([late, init.signal]) : late;
    for (let attempt = 1; ; attempt += 1) {
      const pause = FIRST_PAUSE * 2 ** (attempt - 1);
      const isLast = attempt >= attempts || Date.now() + pause >= ends;
      isAnswered = false;
      try {
        const answer = await send(input, { ...init, signal });
        if (isLast || !RETRIED.has(answer.status)) {
          if (!patience.isWhole) return bounded(answer, mostBytes, onWhole);
          onWhole();
          return answer;
        }
        isAnswered = true;
        await answer.body?.cancel();
      } catch (error) {
        // A refused connection also counts as a response: it fails at once.
        if (!late.aborted) isAnswered = true;
        if (isLast || signal.aborted || error instanceof AnswerTooLong) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
}
