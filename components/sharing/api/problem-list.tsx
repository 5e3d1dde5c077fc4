import { PROBLEMS, type ProblemKind } from "@/lib/sharing/api/problem";

const WORDS: Readonly<Record<ProblemKind, string>> = {
  "no-key": "The header is missing, or the key is unknown, revoked or past its end. Which of them is not told.",
  "plan-required":
    "The plan of the key’s owner does not include the API at the moment. It works again when the plan does.",
  "scope-required": "The key was made for other parts of the API.",
  "invalid-parameter":
    "The parameter that is named is unknown here, given twice, missing, or has a value that is not understood.",
  "not-found": "There is no such chart, or no wave of that market and year is open to the key’s owner.",
  "stale-cursor":
    "New results came between two pages. Begin again without a cursor, so that you do not mix two publications.",
  "too-many-requests":
    "600 requests in five minutes were made with the key. Retry-After says how many seconds to wait.",
  unanswered: "The study does not answer just now. Ask again after the seconds that Retry-After says.",
};

/** Every kind of problem, each at the address its answers name. */
export function ProblemList() {
  return (
    <dl className="border-t border-rule">
      {Object.entries(PROBLEMS).map(([kind, { status, title }]) => (
        <div
          key={kind}
          id={kind}
          className="grid scroll-mt-24 gap-x-6 border-b border-rule py-2.5 md:grid-cols-[220px_minmax(0,1fr)]"
        >
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
