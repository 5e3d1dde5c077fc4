/**
 * Did a page of this site send it? Browsers name the origin of each POST themselves, and a page cannot change it; a
 * request without one, or from elsewhere, is not answered.
 * @param siteOrigin the site's configured address, beside the one the request came to
 */
export function isSameOrigin(headers: Headers, siteOrigin: string | undefined): boolean {
  const origin = URL.parse(headers.get("origin") ?? "");
  if (!origin) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  return origin.origin === URL.parse(siteOrigin ?? "")?.origin || origin.host === headers.get("host");
}
