const RETRIED = new Set([502, 503, 504]);
const FIRST_PAUSE = 100;
/** Bytes an answer may have: the largest there is, all rows of an import's page, has some five million. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** Milliseconds for which a call without an answer makes the next ones hurry. */
const HURRY_FOR = 1_000;
/** Milliseconds without an answer that count as none, for a call whose request leaves it less time than usual. */
const SILENCE = 1_000;

/** When a call went without any answer last, in milliseconds; an answer of any kind ends it. */
let silentAt = Number.NEGATIVE_INFINITY;

/** Thrown while an answer is read that is longer than any of ours. */
export class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong";
}

interface Patience {
  /** Milliseconds from the call to the answer, retries included. */
  deadline: number;
  /**
   * The same within a second after a call that no one answered: a page that asks twice, or one that follows a redirect,
   * must not wait twice for a database that is known to say nothing.
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

/** The same answer, whose body breaks off with an error where it grows beyond the limit. */
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
 * A fetch with one deadline for all its attempts, the reading of the answer included, and a limit for its length. A
 * gateway error or a broken connection is tried again after 100, 200, 400 … ms while the deadline allows; the last
 * answer or error is what the caller gets.
 * Only for calls that may be repeated: every function of the data API is such.
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
      // A call with little time left does not show that the database is down.
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
        // A refused connection is an answer too: no one waits for it.
        if (!late.aborted) isAnswered = true;
        if (isLast || signal.aborted || error instanceof AnswerTooLong) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
}
