import "server-only";
import { findPublication } from "@/lib/publications/queries";
import { cachedForAll } from "@/lib/site/load";

/** What is published now (`stamp` grows with every change), or null before the first publication. */
export const loadPublication = cachedForAll("publication", async () => findPublication(null));
