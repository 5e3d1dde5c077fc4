import { isDecidedByEdge } from "@/lib/access/routes";

/** Reloads session, plan and role, stores them for the edge and redirects. */
const RENEWAL = "/api/session/refresh";
/** Appended to an address for which the claims have just been reloaded. */
const MARK = "renewed=1";
const MARKED = new RegExp(`[?&]${MARK}$`);

/**
 * Reloads a browser's claims before it goes on to `address`, a path of this site with its search. An address that the
 * edge guards is marked: a client that returns without fresh claims stores no cookies, and would be redirected for
 * ever.
 */
export function renewalHref(address: string): string {
  const [path = "", search] = address.split("?", 2);
  const to = isDecidedByEdge(path) ? `${address}${search === undefined ? "?" : "&"}${MARK}` : address;
  return `${RENEWAL}?${new URLSearchParams({ to }).toString()}`;
}

/** Whether the claims have just been reloaded. `search` begins with "?" or is empty. */
export const isRenewed = (search: string): boolean => MARKED.test(search);

/** The address without the mark. */
export const withoutMark = (search: string): string => search.replace(MARKED, "");
