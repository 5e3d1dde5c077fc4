/** Every kind of problem the API reports; also the last part of its address in the reference. */
export const PROBLEMS = {
  "no-key": { status: 401, title: "No valid key" },
  "plan-required": { status: 403, title: "Not included in the plan" },
  "scope-required": { status: 403, title: "The key lacks this scope" },
  "invalid-parameter": { status: 400, title: "Invalid parameter" },
  "stale-cursor": { status: 410, title: "Results changed between pages" },
  "not-found": { status: 404, title: "Not found" },
  "too-many-requests": { status: 429, title: "Too many requests" },
  unanswered: { status: 503, title: "Service temporarily unavailable" },
} as const satisfies Record<string, { status: number; title: string }>;
export type ProblemKind = keyof typeof PROBLEMS;

/** A problem with a request, in words for the author of the program that sent it (RFC 9457). */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";

  constructor(
    readonly kind: ProblemKind,
    readonly detail: string,
    /** Name of the invalid parameter, if there is one. */
    readonly parameter: string | null = null,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${kind}: ${detail}`);
  }
}

/** The response body. */
export function toProblemBody({ kind, detail, parameter }: ApiProblem) {
  const { status, title } = PROBLEMS[kind];
  return { type: `/api-reference#${kind}`, title, status, detail, ...(parameter !== null && { parameter }) };
}
