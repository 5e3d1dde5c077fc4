import type { CacheHandler } from "next/dist/server/lib/incremental-cache/index.js";

type Value = NonNullable<Parameters<CacheHandler["set"]>[1]>;

/** Where Next stores the tags of a cached page or route. */
const NOTED = "x-next-cache-tags";
/** Tags that Next derives from paths. */
const OF_PATHS = "_N_T_";

/** All tags that Next stored on an entry, including those derived from paths. */
export function tagsOf(value: Value | null): string[] {
  if (value?.kind !== "APP_PAGE" && value?.kind !== "APP_ROUTE") return [];
  const noted = value.headers?.[NOTED];
  return typeof noted === "string" ? noted.split(",").filter(Boolean) : [];
}

/** The tags that may be public, as the `Cache-Tag` header lists them; "" if there are none. */
export const toCacheTag = (tags: readonly string[]): string =>
  tags.filter((tag) => !tag.startsWith(OF_PATHS)).join(",");
