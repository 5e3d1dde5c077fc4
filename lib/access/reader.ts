import type { Viewer } from "@/lib/access/viewer";
import type { Caller } from "@/lib/platform/database/caller";

/** A person as a reader: their rights, and the token to ask with, or their id where the site reads in their name. */
export interface Reader {
  viewer: Viewer;
  caller: NonNullable<Caller>;
}
