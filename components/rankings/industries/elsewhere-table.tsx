import Link from "next/link";
import { formatOrdinal } from "@/lib/platform/words/format";
import type { IndustryFacts } from "@/lib/rankings/industries/industry-facts";
import { toShortName } from "@/lib/rankings/plain-words";
import { rankingHref } from "@/lib/rankings/search-params";

/** The same industry in other markets: how many of its brands are ranked, and which are in the top 10. */
export function ElsewhereTable({ industry, elsewhere }: Pick<IndustryFacts, "industry" | "elsewhere">) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{industry.name} brands in other markets</caption>
      <thead className="text-s-1 text-ink-2">
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 pr-4 font-normal">
            Market
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            Brands
          </th>
          <th scope="col" className="py-2 pl-2 font-normal md:pl-6">
            In its top 10
          </th>
        </tr>
      </thead>
      <tbody>
        {elsewhere.map(({ market, brands, leaders }) => (
          <tr key={market.slug} className="border-b border-rule align-baseline">
            <th scope="row" className="py-2 pr-4 font-semibold">
              <Link
                href={rankingHref({ market: market.slug, industry: industry.slug })}
                prefetch={false}
                className="inline-flex min-h-7 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {market.name}
              </Link>
            </th>
            <td className="num py-2 pr-4 text-right">{brands.length}</td>
            <td className="py-2 pl-2 text-s-1 text-ink-2 wrap-anywhere md:pl-6">
              {leaders.length > 0
                ? leaders
                    .map(({ brand, position }) => `${toShortName(brand.name)} (${formatOrdinal(position)})`)
                    .join(", ")
                : "None"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
