import type { CacheHandler } from "next/dist/server/lib/incremental-cache/index.js";

type Value = NonNullable<Parameters<CacheHandler["set"]>[1]>;

/** A tag with a nonce. In texts and page data, the first character of a tag is escaped. */
const IN_TAG = /<(?:script|style|link)\s[^>]*\bnonce="[^"]/i;
/** The property in the page data; a page without a nonce has `"$undefined"`. */
const IN_DATA = /"nonce":"[^"$]/;

/**
 * Whether the page was rendered with a nonce. Then it is valid only for the response whose policy names that nonce: in
 * any other response its scripts would be blocked, or an attacker could have chosen the nonce.
 */
export function carriesNonce(value: Value | null | undefined): boolean {
  if (value?.kind !== "APP_PAGE") return false;
  const data = [value.rscData, ...(value.segmentData?.values() ?? [])];
  return IN_TAG.test(String(value.html)) || data.some((part) => part !== undefined && IN_DATA.test(part.toString()));
}
