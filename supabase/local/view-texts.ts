import type { PgliteConnection } from "@supabase/lite/pglite";

/** What the library keeps of a database's objects, and where. */
export type KeptObjects = Parameters<PgliteConnection["writeCachedIntrospection"]>;

/**
 * The same without the texts of views. For each call the library searches them, once for each column of a view, for
 * casts to types that it brings for SQLite: a tenth of the time of a call. No view of ours has one.
 */
export function withoutViewTexts([found, options]: KeptObjects): KeptObjects {
  return [{ ...found, views: found.views.map((view) => ({ ...view, sql: "" })) }, options];
}
