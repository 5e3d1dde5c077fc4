/** Names a header's value; `Headers` is one. */
export interface HeaderReader {
  get(name: string): string | null;
}

/**
 * Did a page of this site send the request? Browsers name the origin of each POST themselves, and a page cannot change
 * it. The public name counts with its scheme alone; so does another name by which the site was reached.
 * @param siteOrigin the site's configured address, beside the one the request came to
 */
export function isOwnOrigin(headers: HeaderReader, siteOrigin: string | null): boolean {
  const origin = URL.parse(headers.get("origin") ?? "");
  if (!origin) return false;
  const from = headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin") return false;
  const site = URL.parse(siteOrigin ?? "");
  if (origin.origin === site?.origin) return true;
  // Reached by another name than its public one, such as this machine's.
  const scheme = headers.get("x-forwarded-proto")?.split(",", 1)[0]?.trim() ?? "http";
  return origin.host === headers.get("host") && origin.host !== site?.host && origin.protocol === `${scheme}:`;
}
