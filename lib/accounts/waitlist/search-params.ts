import { TIERS, type Tier } from "@/lib/access/claims";
import { ENTRY_STATES, type EntryState } from "@/lib/accounts/waitlist/entry";
import { firstOf, pageOf } from "@/lib/platform/forms/address-words";

/** Search parameters as Next passes them to a page. */
type Params = Readonly<Record<string, string | string[] | undefined>>;

export type WantedPlan = Tier | "undecided";
export const WANTED_PLANS = [...TIERS, "undecided"] as const satisfies readonly WantedPlan[];

/** The admins' query on the waitlist. */
export interface QueueQuery {
  state: EntryState | "all";
  plan: WantedPlan | null;
  /** Part of a name, an address, a company or a note. */
  text: string;
  /** From 1. */
  page: number;
}
export const QUEUE_PAGE = "/admin/waitlist";

/** The query in the address; unknown values mean people who are waiting. */
export function parseQueueQuery(params: Params): QueueQuery {
  const state = firstOf(params.state);
  return {
    state: state === "all" ? "all" : (ENTRY_STATES.find((one) => one === state) ?? "waiting"),
    plan: WANTED_PLANS.find((one) => one === firstOf(params.plan)) ?? null,
    text: firstOf(params.q),
    page: pageOf(params.page),
  };
}

/** Parameters of a query, without defaults. */
export function toQueueParams({ state, plan, text, page }: QueueQuery): URLSearchParams {
  return new URLSearchParams({
    ...(state !== "waiting" && { state }),
    ...(plan && { plan }),
    ...(text && { q: text }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Address of the list for a query; `outcome` names the last action. */
export function queueHref(query: QueueQuery, outcome: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams([...toQueueParams(query), ...Object.entries(outcome)]).toString();
  return params === "" ? QUEUE_PAGE : `${QUEUE_PAGE}?${params}`;
}

/** Address of the file with all pages of the list. */
export function queueFileHref(query: QueueQuery): string {
  const params = toQueueParams({ ...query, page: 1 }).toString();
  return `${QUEUE_PAGE}/export${params === "" ? "" : `?${params}`}`;
}

const UUID = /^[0-9a-f-]{36}$/;

/** A change that can be undone: the entry, its current state and its previous state. */
export interface AdminUndo<State extends string> {
  id: string;
  from: State;
  to: State;
}

/** The undo in an address; null if there is no valid one. Whether it is allowed is decided on submission. */
export function parseUndo<State extends string>(params: Params, states: readonly State[]): AdminUndo<State> | null {
  const id = firstOf(params.id);
  const from = states.find((state) => state === firstOf(params.said));
  const to = states.find((state) => state === firstOf(params.was));
  return UUID.test(id) && from && to && from !== to ? { id, from, to } : null;
}

/** A note above the queue: what was just done, and with which entry. */
export interface QueueDone {
  outcome: EntryState | "noted" | "stale" | "unsent";
  position: string;
  undo: AdminUndo<EntryState> | null;
}

/** The action named in the address; null if it names none that exists. */
export function parseQueueDone(params: Params): QueueDone | null {
  const outcome = ([...ENTRY_STATES, "noted", "stale", "unsent"] as const).find((one) => one === firstOf(params.said));
  const position = firstOf(params.of);
  return outcome && /^\d{1,9}$/.test(position) ? { outcome, position, undo: parseUndo(params, ENTRY_STATES) } : null;
}
