import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import { COUNTRIES_FRESH, POSITIONS_FRESH, queryClient, RANKINGS_FRESH } from "@/lib/platform/browser/query-client";
import type { BrandPosition } from "@/lib/rankings/positions";

/** A ranked country, as in the list of countries. */
export interface RankedCountry {
  slug: string;
  name: string;
  year: number;
  brandCount: number;
}

/** Responses come from our own handlers, which guarantee their shape; a body without the field is an error. */
export async function readField<Field>(name: string, address: string, signal: AbortSignal): Promise<Field> {
  const body = await memberFetch.read(address, signal);
  if (typeof body !== "object" || body === null || !(name in body))
    throw new Error(`${address}: a response without ${name}.`);
  return Reflect.get(body, name) as Field;
}

/** The countries list. */
export const countriesQuery = queryOptions({
  queryKey: ["countries"],
  queryFn: async ({ signal }) => readField<RankedCountry[]>("markets", "/api/markets", signal),
  staleTime: COUNTRIES_FRESH,
});

interface PositionsAsked {
  market: string;
  /** The ranking year. */
  year: number;
  industry?: string | null;
  brand?: string | null;
}

/** Positions of the ranking year, of a whole country by default. The flag says: as someone signed in sees them. */
export const positionsQuery = ({ market, year, industry = null, brand = null }: PositionsAsked) =>
  queryOptions({
    queryKey: ["rankings-positions", industry, brand, year, true, market],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({
        market,
        year: String(year),
        ...(industry && { industry }),
        ...(brand && { brand }),
      });
      return readField<BrandPosition[]>("positions", `/api/positions?${asked.toString()}`, signal);
    },
    staleTime: industry === null ? POSITIONS_FRESH : RANKINGS_FRESH,
  });

/** The stamp of the live publication, polled once a minute while the page is visible. */
export const publicationQuery = queryOptions({
  queryKey: ["publication"],
  queryFn: async ({ signal }) => readField<number>("stamp", "/api/publication", signal),
  staleTime: 0,
  refetchInterval: 60_000,
  refetchIntervalInBackground: false,
  refetchOnMount: true,
  // People who return to the page see what was published in the meantime.
  refetchOnWindowFocus: true,
  retry: 1,
});

/** Which positions a key of `positionsQuery` stands for; null for other keys. */
function askedBy(queryKey: readonly unknown[]): { year: unknown; market: unknown } | null {
  const [name, , , year, , market] = queryKey;
  return name === "rankings-positions" ? { year, market } : null;
}

/**
 * After a publication: reads the countries and positions of the cache anew. What the study no longer has, such as a
 * country of a former one, is dropped instead: the server would refuse it. Without an answer everything is dropped.
 */
export async function renewResults(client: QueryClient = queryClient): Promise<void> {
  const countries = await client.fetchQuery({ ...countriesQuery, staleTime: 0 }).catch(() => []);
  if (countries.length === 0) client.removeQueries(countriesQuery);
  const rankingYear = Math.max(...countries.map(({ year }) => year));
  client.removeQueries({
    predicate: ({ queryKey }) => {
      const asked = askedBy(queryKey);
      const isKnown = ({ market, year }: { year: unknown; market: unknown }) =>
        year === rankingYear && countries.some(({ slug }) => slug === market);
      return asked !== null && !isKnown(asked);
    },
  });
  await client.invalidateQueries({ predicate: ({ queryKey }) => askedBy(queryKey) !== null, refetchType: "all" });
}

/** At startup: the countries, and the positions of one of them for signed-in users. */
export async function prefetchAtStart(
  { market, year, isMember }: { market: string; year: number; isMember: boolean },
  client: QueryClient = queryClient,
): Promise<void> {
  const positions = isMember ? client.prefetchQuery(positionsQuery({ market, year })) : null;
  await Promise.all([client.prefetchQuery(countriesQuery), positions]);
}
