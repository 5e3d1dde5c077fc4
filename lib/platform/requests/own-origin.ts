/** Returns a header's value; `Headers` fits. */
export interface HeaderReader {
  get(name: string): string | null;
}

/**
 * Whether a page of this site sent the request. Browsers set the origin of each POST, and pages cannot change it.
 * Allowed are the public address with its scheme, and the address by which the site was reached.
 * @param siteOrigin the site's configured address, allowed besides the one the request was sent to
 */
export function isOwnOrigin(headers: HeaderReader, siteOrigin: string | null): boolean {
  const origin = URL.parse(headers.get("origin") ?? "");
  if (!origin) return false;
  const from = headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin") return false;
  const site = URL.parse(siteOrigin ?? "");
  if (origin.origin === site?.origin) return true;
  // Reached by an address other than its public one, for example on this machine.
  const scheme = headers.get("x-forwarded-proto")?.split(",", 1)[0]?.trim() ?? "http";
  return origin.host === headers.get("host") && origin.host !== site?.host && origin.protocol === `${scheme}:`;
}
