import { homeRankings } from "@/app/home-rankings";
import type { FirstBrand } from "@/components/shell/not-found-rankings";

/**
 * Every country's ranking with its first brand; null if the database did not respond: the not-found page works without
 * them.
 */
export async function firstBrands(): Promise<FirstBrand[] | null> {
  const rankings = await homeRankings();
  return (
    rankings?.map(({ market, rows, total, isSample }) => ({
      market,
      brand: rows[0]?.brand ?? null,
      brandCount: total,
      isSample,
    })) ?? null
  );
}
