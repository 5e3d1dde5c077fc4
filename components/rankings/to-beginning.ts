import type { Named } from "@/lib/catalogue/names/named";
import { formatNumber } from "@/lib/platform/words/format";
import { sayRange } from "@/lib/rankings/plain-words";
import type { RankRange } from "@/lib/rankings/ranking-row";

interface Row {
  position: number;
  brand: Named;
  industry: Named;
  range: RankRange | null;
}

/** What a row of a list by runs begins with, as words. `total`: brands in the whole ranking. */
export const toBeginning = (row: Row, total: number) => ({
  position: formatNumber(row.position),
  name: row.brand.name,
  industry: row.industry.name,
  range: sayRange(row, total),
});
