import Link from "next/link";
import { MovementMark } from "@/components/rankings/movement-mark";
import { formatNumber, formatOrdinal } from "@/lib/figures/format";
import type { MarketMovers as Movers, Mover } from "@/lib/insights/movers";
import { memberRankingHref } from "@/lib/rankings/member-query";

function MoverList({ movers, market, label }: { movers: Mover[]; market: string; label: string }) {
  if (movers.length === 0) return null;
  return (
    <ul aria-label={label} className="border-t border-rule">
      {movers.map(({ brand, change, position }) => (
        <li key={brand.slug} className="grid grid-cols-[minmax(0,1fr)_auto_84px] items-center gap-x-4 border-b border-rule py-2.5">
          <Link
            href={memberRankingHref({ country: market, brand: brand.slug })}
            prefetch={false}
            className="line-clamp-2 min-h-6 font-[620] wrap-anywhere underline-offset-4 hover:underline"
          >
            {brand.name}
          </Link>
          <span className="text-s-1 text-ink-2">now {formatOrdinal(position)}</span>
          <MovementMark movement={{ status: "known", change, tested: true }} />
        </li>
      ))}
    </ul>
  );
}

/** The moves of one market's latest year that were found real: the longest each way. */
export function MarketMovers({ movers }: { movers: Movers }) {
  const { market, since, of, real, up, down } = movers;
  return (
    <section aria-labelledby={`movers-${market.slug}`} className="border-t border-ink pt-5 pb-10">
      <h3 id={`movers-${market.slug}`} className="text-s2">
        {market.name}
      </h3>
      <p className="mt-1.5 mb-4 text-s-1 text-ink-2">
        {of === 0
          ? "No scores in both years, so nothing can be tested."
          : `${formatNumber(real)} of ${formatNumber(of)} moves since ${since} are real once tested.`}
      </p>
      <div className="grid gap-x-8 gap-y-5">
        <MoverList movers={up} market={market.slug} label={`Up in ${market.name}`} />
        <MoverList movers={down} market={market.slug} label={`Down in ${market.name}`} />
      </div>
    </section>
  );
}
