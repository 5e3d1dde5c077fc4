/**
 * What a question brings within `ms` milliseconds. The clock is this function's own: a fetch whose connection never
 * comes about has been seen to outlast `AbortSignal.timeout` by minutes.
 * @param ask gets the signal that ends it
 * @throws {DOMException} TimeoutError after that time, whether or not the question has ended
 */
export async function inTime<Answer>(ms: number, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const stop = new AbortController();
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => {
      const reason = new DOMException(`No response in ${ms} ms.`, "TimeoutError");
      reject(reason);
      stop.abort(reason);
    }, ms);
  });
  try {
    return await Promise.race([ask(stop.signal), late]);
  } finally {
    clearTimeout(alarm);
  }
}
