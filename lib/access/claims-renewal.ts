import { isDecidedByEdge } from "@/lib/access/routes";

/** Reads session, plan and role again, notes them for the edge and leads on. */
const RENEWAL = "/api/session/refresh";
/** Last in the address of someone whose claims were just read again. */
const MARK = "renewed=1";
const MARKED = new RegExp(`[?&]${MARK}$`);

/**
 * Has the claims of a browser read again before it goes on to `address`, a path of this site with its search. An address
 * that the edge decides about is marked: a client that comes back to it without fresh claims keeps no cookies, and would
 * be sent round for ever.
 */
export function renewalHref(address: string): string {
  const [path = "", search] = address.split("?", 2);
  const to = isDecidedByEdge(path) ? `${address}${search === undefined ? "?" : "&"}${MARK}` : address;
  return `${RENEWAL}?${new URLSearchParams({ to }).toString()}`;
}

/** Were its claims just read again? `search` begins with "?" or is empty. */
export const isRenewed = (search: string): boolean => MARKED.test(search);

/** The same address as it was asked for. */
export const withoutMark = (search: string): string => search.replace(MARKED, "");
