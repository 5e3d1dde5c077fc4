import { type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { NoAnswer, RateLimited } from "@/lib/platform/browser/member-fetch";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Defaults of all queries, in milliseconds and attempts. */
const DEFAULTS = { staleTime: 10 * MINUTE, gcTime: 30 * MINUTE, retries: 3 } as const;
/** The viewer and their subscription. */
export const ACCOUNT_DATA = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retries: 1 } as const;
export const COUNTRIES_FRESH = 30 * MINUTE;
export const POSITIONS_FRESH = 10 * MINUTE;
/** Rankings and industries. */
export const RANKINGS_FRESH = 5 * MINUTE;
/** How often stale queries on the page are refetched, and how long unused results are cached. */
const REFETCH_EVERY = 5 * MINUTE;
const CLEAR_EVERY = 24 * HOUR;

/** Milliseconds before another attempt: 1, 2, 4 … seconds, 30 at the most. `attempt` counts from 0. */
export const retryDelay = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 30_000);

/** Retries only where it may help: not over the rate limit, and not after a refusal. */
export const retryUpTo =
  (retries: number) =>
  (failures: number, error: Error): boolean =>
    failures < retries && !(error instanceof RateLimited) && !(error instanceof NoAnswer && error.status < 500);

/**
 * Caches nothing. The server renders pages for all readers in one process: one reader's `initialData` must never appear
 * on another reader's page that has the same query key.
 */
class ForgetfulCache extends QueryCache {
  override add(query: Query): void {
    // Its timer would keep it, and the whole request with it, in memory until garbage collection is due.
    query.destroy();
  }
}

/** @param isShared whether all readers' pages share this client, as on the server */
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

/** The only cache of this browser tab, in memory: it is empty after a page load, for example after signing out. */
export const queryClient = createQueryClient(typeof window === "undefined");

/** Keeps queries on the page fresh. Returns a function that stops it. */
export function keepFresh(client: QueryClient): () => void {
  const refetch = setInterval(() => void client.refetchQueries({ type: "active", stale: true }), REFETCH_EVERY);
  const clear = setInterval(() => client.clear(), CLEAR_EVERY);
  return () => {
    clearInterval(refetch);
    clearInterval(clear);
  };
}
