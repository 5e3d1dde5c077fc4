/** What an error that means "over the limit" carries to the browser, which is told nothing else of it. */
export const TOO_MANY_REQUESTS = "too-many-requests";

/** What people are told, in a toast or in place of a page. */
export const RATE_LIMIT_WORDS = {
  title: "Rate Limit Exceeded",
  description: "Too many requests. Please wait a moment.",
} as const;

/** A signed-in person has made more requests than the limit allows. */
export class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
  /** Next makes up a digest for errors that have none; this one survives the way to the error page. */
  readonly digest = TOO_MANY_REQUESTS;

  /** @param retryAfter seconds until requests are answered again */
  constructor(readonly retryAfter: number) {
    super(`Too many requests; retry in ${retryAfter} s.`);
  }
}
