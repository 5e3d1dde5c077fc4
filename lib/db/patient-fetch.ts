const RETRIED = new Set([502, 503, 504]);
const FIRST_PAUSE = 100;

/**
 * A fetch with one deadline for all its attempts. A gateway error or a broken connection is tried again after
 * 100, 200, 400 … ms while the deadline allows; the last answer or error is what the caller gets.
 * Only for calls that may be repeated: every function of the data API is such.
 * @param deadline milliseconds from the call to the answer, retries included
 */
export function patientFetch(deadline: number, attempts = 3, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const ends = Date.now() + deadline;
    const signal = AbortSignal.any([AbortSignal.timeout(deadline), ...(init?.signal ? [init.signal] : [])]);
    for (let attempt = 1; ; attempt += 1) {
      const pause = FIRST_PAUSE * 2 ** (attempt - 1);
      const isLast = attempt >= attempts || Date.now() + pause >= ends;
      try {
        const answer = await send(input, { ...init, signal });
        if (isLast || !RETRIED.has(answer.status)) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (isLast || signal.aborted) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
}
