import type { CacheHandler } from "next/dist/server/lib/incremental-cache/index.js";

type Value = NonNullable<Parameters<CacheHandler["set"]>[1]>;

/** A tag with a nonce. In a page's texts and data a tag's first character is written otherwise. */
const IN_TAG = /<(?:script|style|link)\s[^>]*\bnonce="[^"]/i;
/** The property in the data that a page is made of; a page without one has `"$undefined"`. */
const IN_DATA = /"nonce":"[^"$]/;

/**
 * Was the page rendered with a nonce? Then it is for the one response that names the nonce in its policy, and nobody
 * else's browser runs its scripts, or it runs what somebody else chose.
 */
export function carriesNonce(value: Value | null | undefined): boolean {
  if (value?.kind !== "APP_PAGE") return false;
  const data = [value.rscData, ...(value.segmentData?.values() ?? [])];
  return IN_TAG.test(String(value.html)) || data.some((part) => part !== undefined && IN_DATA.test(part.toString()));
}
