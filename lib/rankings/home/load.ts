import "server-only";
import { cache } from "react";
import { asMember } from "@/lib/access/load";
import { loadFollows } from "@/lib/rankings/follows/load";
import { asksNothing, type ReaderHome, withHome } from "@/lib/rankings/home/home";
import { findReaderHome } from "@/lib/rankings/home/queries";
import { loadNames } from "@/lib/rankings/names/load";

/**
 * What the signed-in reader's analyses open with, once per request; null for someone who was never asked.
 * @throws {DataError} when the database does not respond
 */
export const loadReaderHome = cache(async (): Promise<ReaderHome | null> => findReaderHome(asMember));

/**
 * An analysis's address with the reader's own choice where it asks for nothing. Throws as `loadReaderHome`.
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
