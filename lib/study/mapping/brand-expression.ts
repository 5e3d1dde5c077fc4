import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Variable } from "@/lib/study/interviews/variable";
import type { MappedBrand } from "@/lib/study/mapping/map-brands";

/** SQL for the number of the brand with a column's code; NULL without a code. */
export function brandExpression(variable: Variable, brands: readonly MappedBrand[]): string {
  const code = variable.type === "number" ? (own: string) => (Number.isFinite(Number(own)) ? own : null) : quoteText;
  const whens = brands.flatMap((brand) => {
    const own = code(brand.code);
    return own === null ? [] : [`WHEN ${own} THEN ${brand.number}::INTEGER`];
  });
  return whens.length === 0 ? "NULL::INTEGER" : `CASE ${quoteName(variable.name)} ${whens.join(" ")} END`;
}
