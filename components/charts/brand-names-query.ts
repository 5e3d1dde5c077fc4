import { queryOptions } from "@tanstack/react-query";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import type { BrandName, StudyNames } from "@/lib/catalogue/names/names";

/** Names change only with a publication. */
const FRESH = 10 * 60_000;

/** Every brand with the markets that have it, and every industry, without any position. */
export const studyNamesQuery = queryOptions({
  queryKey: ["study-names"],
  queryFn: async ({ signal }): Promise<StudyNames> => {
    const body = await memberFetch.read("/api/palette", signal);
    if (typeof body !== "object" || body === null || !("brands" in body) || !Array.isArray(body.brands))
      throw new Error("/api/palette: a response without brands.");
    const industries = "industries" in body && Array.isArray(body.industries) ? body.industries : [];
    return { brands: body.brands as BrandName[], industries: industries as StudyNames["industries"] };
  },
  staleTime: FRESH,
});

/** The brands alone. Ask ahead with `queryClient.prefetchQuery`. */
export const brandNamesQuery = queryOptions({
  ...studyNamesQuery,
  select: ({ brands }: StudyNames): BrandName[] => brands,
});
