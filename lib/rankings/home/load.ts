import "server-only";
import { cache } from "react";
import { asMember } from "@/lib/access/load";
import { loadFollows } from "@/lib/rankings/follows/load";
import { asksNothing, type ReaderHome, withHome } from "@/lib/rankings/home/home";
import { findReaderHome } from "@/lib/rankings/home/queries";
import { loadNames } from "@/lib/rankings/names/load";

/**
 * The signed-in reader's saved market and industry, once per request; null if they were never asked.
 * @throws {DataError} if the database does not respond
 */
export const loadReaderHome = cache(async (): Promise<ReaderHome | null> => findReaderHome(asMember));

/** Begins to read it for a page that may need it, while their right to see the page is read. Nothing for visitors; never throws. */
export async function beginReaderHome(): Promise<void> {
  try {
    if (await asMember()) await loadReaderHome();
  } catch {
    // The page reads it again, and says what is wrong.
  }
}

/**
 * An analysis's address, completed with the reader's own choice. Throws as `loadReaderHome`.
 * @param suggests see `withHome`
 */
export async function loadWithHome<Params extends Record<string, string | string[] | undefined>>(
  params: Params,
  suggests: boolean,
): Promise<Record<string, string | string[] | undefined>> {
  if (!asksNothing(params)) return params;
  const home = await loadReaderHome();
  if (!home) return params;
  const [follows, names] = await Promise.all([loadFollows(), loadNames()]);
  return withHome(
    params,
    home,
    follows.map(({ slug }) => slug),
    names,
    suggests,
  );
}
