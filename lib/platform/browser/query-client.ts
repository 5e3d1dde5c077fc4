import { type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { NoAnswer, RateLimited } from "@/lib/platform/browser/member-fetch";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What holds unless a query says otherwise, in milliseconds and times. */
const DEFAULTS = { staleTime: 10 * MINUTE, gcTime: 30 * MINUTE, retries: 3 } as const;
/** Who is signed in, and what they have bought. */
export const ACCOUNT_DATA = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retries: 1 } as const;
export const COUNTRIES_FRESH = 30 * MINUTE;
export const POSITIONS_FRESH = 10 * MINUTE;
/** Rankings and industries. */
export const RANKINGS_FRESH = 5 * MINUTE;
/** How often stale queries that are on the page are asked again, and how often everything is forgotten. */
const REFETCH_EVERY = 5 * MINUTE;
const CLEAR_EVERY = 24 * HOUR;

/** Milliseconds before another attempt: 1, 2, 4 … seconds, 30 at the most. `attempt` counts from 0. */
export const retryDelay = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 30_000);

/** Another attempt only where it may help: not over the limit, and not where the site refused. */
export const retryUpTo =
  (retries: number) =>
  (failures: number, error: Error): boolean =>
    failures < retries && !(error instanceof RateLimited) && !(error instanceof NoAnswer && error.status < 500);

/**
 * Keeps nothing. The server draws pages for all readers in one process: what one of them was given as `initialData`
 * must not be there when the next one's page asks by the same key.
 */
class ForgetfulCache extends QueryCache {
  override add(query: Query): void {
    // Its clock would hold it, and with it all that its request was, until it is due to be forgotten.
    query.destroy();
  }
}

/** @param isShared does everyone's page use this one, as on the server? */
export function createQueryClient(isShared = false): QueryClient {
  return new QueryClient({
    ...(isShared ? { queryCache: new ForgetfulCache() } : {}),
    defaultOptions: {
      queries: {
        staleTime: DEFAULTS.staleTime,
        gcTime: DEFAULTS.gcTime,
        retry: retryUpTo(DEFAULTS.retries),
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
      },
    },
  });
}

/** The one cache of this browser tab, in memory alone: a page loaded again, as after signing out, begins without it. */
export const queryClient = createQueryClient(typeof window === "undefined");

/** Keeps what is shown from growing old. Returns what stops it. */
export function keepFresh(client: QueryClient): () => void {
  const refetch = setInterval(() => void client.refetchQueries({ type: "active", stale: true }), REFETCH_EVERY);
  const clear = setInterval(() => client.clear(), CLEAR_EVERY);
  return () => {
    clearInterval(refetch);
    clearInterval(clear);
  };
}
