import { firstOf } from "@/lib/platform/forms/address-words";
import { draftHref } from "@/lib/accounts/drafts/draft-steps";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";

/** Where a computation is compared and published: as a step of its draft, or by itself. */
export function releaseHref(computation: string, draft: string | null): string {
  return draft === null ? `${DATA_PAGE}/computations/${computation}` : draftHref(draft, "compare");
}

/** Outcomes of actions on a job, a planned publication or a link. */
export const RELEASE_OUTCOMES = [
  "computing",
  "busy",
  "cancelled",
  "ended",
  "unready",
  "unwritable",
  "publishing",
  "planned",
  "planned-already",
  "changed",
  "withdrawn",
  "missing",
  "needs-second",
  "wrong-count",
  "not-a-time",
  "past",
  "far",
  "revoked",
] as const;
export type ReleaseOutcome = (typeof RELEASE_OUTCOMES)[number];

/** The outcome that an address tells of; null for none. */
export function parseOutcome(params: Readonly<Record<string, string | string[] | undefined>>): ReleaseOutcome | null {
  return RELEASE_OUTCOMES.find((one) => one === firstOf(params.said)) ?? null;
}

/** Milliseconds in which a comparison is read: it needs every published result. */
export const READ_WITHIN = 20_000;
