import { createHash } from "node:crypto";
import { admitBearer, isUnanswered } from "@/lib/sharing/api/load";
import { ApiProblem, PROBLEMS, toProblemBody } from "@/lib/sharing/api/problem";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
import { logError } from "@/lib/platform/telemetry/log-error";

const ALWAYS = {
  "Cache-Control": "private, no-cache",
  Vary: "Authorization, Accept",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};
/** Length of a window in seconds. */
const WINDOW = 300;

type Admitted = NonNullable<Awaited<ReturnType<typeof admitBearer>>>;

/** A serialised response body. */
export interface Written {
  type: string;
  text: string;
  headers?: Record<string, string>;
}

/**
 * Answers requests with a key; cookies are ignored. 401 without a valid key, 429 over its limit, 503 if the database
 * does not respond; otherwise the response of `work`, or 304 if the caller already has it.
 */
export async function answerKey(request: Request, work: (key: Admitted) => Promise<Written>): Promise<Response> {
  let limits: Record<string, string> = {};
  try {
    const key = await admitBearer(request.headers.get("authorization"));
    if (!key) {
      logSecurityEvent({ event: "api-key", outcome: "refused" });
      throw new ApiProblem(
        "no-key",
        "Send a valid key as “Authorization: Bearer gsk_…”. Create keys in your API settings.",
        null,
        { "WWW-Authenticate": 'Bearer realm="API"' },
      );
    }
    limits = toLimits(key);
    if (key.isOver) {
      logSecurityEvent({ event: "api-key", outcome: "limited", userId: key.userId });
      throw new ApiProblem(
        "too-many-requests",
        `This key has made ${key.most} requests in ${WINDOW / 60} minutes. Retry in ${key.resetAfter} seconds.`,
        null,
        { "Retry-After": String(key.resetAfter) },
      );
    }
    return answerWritten(request, await work(key), limits);
  } catch (error) {
    return answerProblem(toProblem(error), limits);
  }
}

function toLimits({ most, remaining, resetAfter }: Admitted): Record<string, string> {
  return {
    "RateLimit-Limit": String(most),
    "RateLimit-Remaining": String(remaining),
    "RateLimit-Reset": String(resetAfter),
    "RateLimit-Policy": `${most};w=${WINDOW}`,
  };
}

function answerWritten(request: Request, { type, text, headers }: Written, limits: Record<string, string>): Response {
  const tag = `"${createHash("sha256").update(`${type}\n${text}`).digest("base64url").slice(0, 32)}"`;
  const shared = { ...ALWAYS, ...limits, ETag: tag };
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  if (known.includes(tag) || known.includes("*")) return new Response(null, { status: 304, headers: shared });
  return new Response(text, { headers: { ...shared, ...headers, "Content-Type": type } });
}

function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (!isUnanswered(error)) throw error;
  logError(error, "API request failed.");
  return new ApiProblem("unanswered", "Retry in a moment.", null, { "Retry-After": "5" });
}

/** For paths that are not part of the API. */
export function answerUnknownPath(): Response {
  return answerProblem(new ApiProblem("not-found", "This path does not exist. See /api-reference for a list."), {});
}

/** An error as in RFC 9457. */
function answerProblem(problem: ApiProblem, limits: Record<string, string>): Response {
  return new Response(JSON.stringify(toProblemBody(problem)), {
    status: PROBLEMS[problem.kind].status,
    headers: {
      ...ALWAYS,
      "Cache-Control": "no-store",
      ...limits,
      ...problem.headers,
      "Content-Type": "application/problem+json; charset=utf-8",
    },
  });
}
