/** The error digest for "over the limit": the only detail that reaches the browser. */
export const TOO_MANY_REQUESTS = "too-many-requests";

/** Shown in a toast or instead of a page. */
export const RATE_LIMIT_WORDS = {
  title: "Rate Limit Exceeded",
  description: "Too many requests. Please wait a moment.",
} as const;

/** A signed-in person has made more requests than the limit allows. */
export class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
  /** Next generates a digest for errors without one; this one reaches the error page unchanged. */
  readonly digest = TOO_MANY_REQUESTS;

  /** @param retryAfter seconds until requests are accepted again */
  constructor(readonly retryAfter: number) {
    super(`Too many requests; retry in ${retryAfter} s.`);
  }
}
