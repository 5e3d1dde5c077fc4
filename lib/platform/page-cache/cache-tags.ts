import type { CacheHandler } from "next/dist/server/lib/incremental-cache/index.js";

type Value = NonNullable<Parameters<CacheHandler["set"]>[1]>;

/** Where Next notes the tags of a page or route that is kept. */
const NOTED = "x-next-cache-tags";
/** Tags that Next makes of paths. */
const OF_PATHS = "_N_T_";

/** All tags that Next noted on an entry, those it makes of paths among them. */
export function tagsOf(value: Value | null): string[] {
  if (value?.kind !== "APP_PAGE" && value?.kind !== "APP_ROUTE") return [];
  const noted = value.headers?.[NOTED];
  return typeof noted === "string" ? noted.split(",").filter(Boolean) : [];
}

/** The tags that someone outside may be told of, as the header `Cache-Tag` has them; "" where there are none. */
export const toCacheTag = (tags: readonly string[]): string =>
  tags.filter((tag) => !tag.startsWith(OF_PATHS)).join(",");
