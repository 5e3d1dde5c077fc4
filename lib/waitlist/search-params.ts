import { TIERS, type Tier } from "@/lib/access/claims";
import { ENTRY_STATES, type EntryState } from "@/lib/waitlist/entry";

/** Search parameters as Next hands them to a page. */
type Params = Readonly<Record<string, string | string[] | undefined>>;

export type WantedPlan = Tier | "undecided";
export const WANTED_PLANS = [...TIERS, "undecided"] as const satisfies readonly WantedPlan[];

/** What an admin looks at on the waitlist. */
export interface QueueQuery {
  state: EntryState | "all";
  plan: WantedPlan | null;
  /** Part of a name, an address, a company or a note. */
  text: string;
  /** From 1. */
  page: number;
}

const LONGEST_SEARCH = 100;
const MOST_PAGES = 100_000;
export const QUEUE_PAGE = "/admin/waitlist";

/** First value of a parameter, at most as long as anybody would search for. */
export function firstOf(value: string | string[] | undefined): string {
  return ([value].flat()[0] ?? "").trim().slice(0, LONGEST_SEARCH);
}

/** Number of a page of a list; the first where an address names none. */
export function pageOf(value: string | string[] | undefined): number {
  const text = firstOf(value);
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), MOST_PAGES) : 1;
}

/** What the address asks for; what it does not know falls back to who is waiting. */
export function parseQueueQuery(params: Params): QueueQuery {
  const state = firstOf(params.state);
  return {
    state: state === "all" ? "all" : (ENTRY_STATES.find((one) => one === state) ?? "waiting"),
    plan: WANTED_PLANS.find((one) => one === firstOf(params.plan)) ?? null,
    text: firstOf(params.q),
    page: pageOf(params.page),
  };
}

/** Parameters of a query, without what goes without saying. */
export function toQueueParams({ state, plan, text, page }: QueueQuery): URLSearchParams {
  return new URLSearchParams({
    ...(state !== "waiting" && { state }),
    ...(plan && { plan }),
    ...(text && { q: text }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** The list as asked for; `said` tells what has just been done. */
export function queueHref(query: QueueQuery, said: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams([...toQueueParams(query), ...Object.entries(said)]).toString();
  return params === "" ? QUEUE_PAGE : `${QUEUE_PAGE}?${params}`;
}

/** The list as a file, all pages of it. */
export function queueFileHref(query: QueueQuery): string {
  const params = toQueueParams({ ...query, page: 1 }).toString();
  return `${QUEUE_PAGE}/export${params === "" ? "" : `?${params}`}`;
}
