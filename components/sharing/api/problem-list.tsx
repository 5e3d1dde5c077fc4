import { PROBLEMS, type ProblemKind } from "@/lib/sharing/api/problem";

const WORDS: Readonly<Record<ProblemKind, string>> = {
  "no-key": "The header is missing, or the key is unknown, revoked or expired. The response does not say which.",
  "plan-required": "The key owner’s plan does not currently include the API. The key works again when it does.",
  "scope-required": "The key does not include this scope.",
  "invalid-parameter": "The named parameter is unknown, repeated, missing or invalid.",
  "not-found": "Unknown chart, or the key’s owner has no access to that market and year.",
  "stale-cursor":
    "New results were published between two pages. Start again without a cursor so you don’t mix two publications.",
  "too-many-requests":
    "The keys of the account have made 600 requests in five minutes. Retry after the number of seconds in Retry-After.",
  unanswered: "The service is temporarily unavailable. Retry after the number of seconds in Retry-After.",
};

/** Every type of error, each at the address that responses name. */
export function ProblemList() {
  return (
    <dl className="border-t border-rule">
      {Object.entries(PROBLEMS).map(([kind, { status, title }]) => (
        <div key={kind} id={kind} className="grid scroll-mt-24 gap-x-6 border-b border-rule py-2.5 md:grid-lead-55">
          <dt className="min-w-0">
            <code className="font-code text-s-1 leading-6 break-all">{kind}</code>
            <span className="block text-s-1 leading-5 text-ink-2">
              {status}, “{title}”
            </span>
          </dt>
          <dd className="min-w-0 text-s-1 leading-6">{WORDS[kind as ProblemKind]}</dd>
        </div>
      ))}
    </dl>
  );
}
