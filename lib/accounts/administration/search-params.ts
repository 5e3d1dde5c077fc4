import { type Role, type Tier, TIERS } from "@/lib/access/claims";
import { SUBSCRIPTION_STATES, type SubscriptionState } from "@/lib/accounts/administration/agreed-subscription";
import { firstOf, pageOf } from "@/lib/platform/forms/address-words";

/** Search parameters as Next passes them to a page. */
type Params = Readonly<Record<string, string | string[] | undefined>>;

export const PEOPLE_PAGE = "/admin/people";
export const SUBSCRIPTIONS_PAGE = "/admin/subscriptions";
export const LOG_PAGE = "/admin/log";

const ROLES = ["admin", "researcher", "user"] as const satisfies readonly Role[];
export type PlanFilter = Tier | "trial" | "none";
export const PLAN_FILTERS = [...TIERS, "trial", "none"] as const satisfies readonly PlanFilter[];

/** An admin's query on people. */
export interface PeopleQuery {
  /** Part of a name, an address or an id. */
  text: string;
  role: Role | null;
  plan: PlanFilter | null;
  /** From 1. */
  page: number;
}

export interface SubscriptionQuery {
  state: SubscriptionState | "all";
  tier: Tier | null;
  text: string;
  page: number;
}

export interface LogQuery {
  /** Id of the person who did it, or of the one it concerns. */
  person: string | null;
  text: string;
  area: string | null;
  /** Days, YYYY-MM-DD, both inclusive. */
  from: string | null;
  until: string | null;
  page: number;
}

/** An account's id, from any provider. */
export const USER_ID = /^[\w@.:-]{1,100}$/;
const AREA = /^[a-z]{1,40}$/;

const orNull = (text: string, pattern: RegExp) => (pattern.test(text) ? text : null);

function dayOf(value: string | string[] | undefined): string | null {
  const day = orNull(firstOf(value), /^20\d\d-[01]\d-[0-3]\d$/);
  return day && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : null;
}

/** The query in the address; unknown values mean everyone. */
export function parsePeopleQuery(params: Params): PeopleQuery {
  return {
    text: firstOf(params.q),
    role: ROLES.find((role) => role === firstOf(params.role)) ?? null,
    plan: PLAN_FILTERS.find((plan) => plan === firstOf(params.plan)) ?? null,
    page: pageOf(params.page),
  };
}

/** The query in the address; unknown values mean all subscriptions. */
export function parseSubscriptionQuery(params: Params): SubscriptionQuery {
  return {
    state: SUBSCRIPTION_STATES.find((state) => state === firstOf(params.state)) ?? "all",
    tier: TIERS.find((tier) => tier === firstOf(params.tier)) ?? null,
    text: firstOf(params.q),
    page: pageOf(params.page),
  };
}

/** The query in the address; unknown values mean everything. */
export function parseLogQuery(params: Params): LogQuery {
  return {
    person: orNull(firstOf(params.person), USER_ID),
    text: firstOf(params.q),
    area: orNull(firstOf(params.area), AREA),
    from: dayOf(params.from),
    until: dayOf(params.until),
    page: pageOf(params.page),
  };
}

function hrefOf(
  path: string,
  { page, text, ...rest }: { page: number; text: string } & Readonly<Record<string, string | number | null>>,
): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  for (const [name, value] of Object.entries(rest)) {
    if (value !== null && value !== "all") params.set(name, String(value));
  }
  if (page > 1) params.set("page", String(page));
  const search = params.toString();
  return search === "" ? path : `${path}?${search}`;
}

/** Address of the list of people for a query. */
export function peopleHref({ text, role, plan, page }: PeopleQuery): string {
  return hrefOf(PEOPLE_PAGE, { text, role, plan, page });
}

/** Address of the list of subscriptions for a query, or of its file. */
export function subscriptionsHref({ state, tier, text, page }: SubscriptionQuery, file: "" | "/export" = ""): string {
  return hrefOf(`${SUBSCRIPTIONS_PAGE}${file}`, { state, tier, text, page });
}

/** Address of the log for a query, or of its file. */
export function logHref({ person, text, area, from, until, page }: LogQuery, file: "" | "/export" = ""): string {
  return hrefOf(`${LOG_PAGE}${file}`, { person, area, from, until, text, page });
}

/** The outcome of the last action, shown above a page. The page has the words. */
export const OUTCOMES = [
  "done",
  "back",
  "stale",
  "own",
  "paid_elsewhere",
  "not_understood",
  "past",
  "invited",
  "known",
  "busy",
  "unsent",
  "no_address",
  "no_words",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The outcome of the last action, and the log line with which to undo it. */
export interface Done {
  outcome: Outcome;
  line: number | null;
}

/** The outcome in the address; null if it names none. */
export function parseDone(params: Params): Done | null {
  const outcome = OUTCOMES.find((one) => one === firstOf(params.said));
  const line = orNull(firstOf(params.line), /^[1-9]\d{0,14}$/);
  return outcome ? { outcome, line: line === null ? null : Number(line) } : null;
}

/** The previous page, with the outcome. */
export function backHref(back: string, { outcome, line }: Done): string {
  const url = new URL(back, "https://back.invalid");
  url.searchParams.delete("line");
  url.searchParams.set("said", outcome);
  if (line !== null) url.searchParams.set("line", String(line));
  return url.pathname + url.search;
}
