import { queryOptions } from "@tanstack/react-query";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import type { BrandName } from "@/lib/catalogue/names/names";

/** Names change only with a publication. */
const FRESH = 10 * 60_000;

/** Every brand with the markets that have it, without any position. Ask ahead with `queryClient.prefetchQuery`. */
export const brandNamesQuery = queryOptions({
  queryKey: ["brand-names"],
  queryFn: async ({ signal }): Promise<BrandName[]> => {
    const body = await memberFetch.read("/api/palette", signal);
    if (typeof body !== "object" || body === null || !("brands" in body) || !Array.isArray(body.brands))
      throw new Error("/api/palette: an answer without brands.");
    return body.brands as BrandName[];
  },
  staleTime: FRESH,
});
