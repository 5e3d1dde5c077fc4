import type { Viewer } from "@/lib/access/viewer";
import type { Caller } from "@/lib/platform/database/caller";

/** A user as a reader: their rights, and their token, or their ID if the site reads on their behalf. */
export interface Reader {
  viewer: Viewer;
  caller: NonNullable<Caller>;
}
