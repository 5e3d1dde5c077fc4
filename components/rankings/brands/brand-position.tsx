import Link from "next/link";
import { LockedSlot } from "@/components/access/locked-slot";
import { LockIcon } from "@/components/ui/icon";
import { toMarketAxis } from "@/components/rankings/rank-axis";
import { RankAxisLabels, RankRangeBar } from "@/components/rankings/rank-range-bar";
import type { BrandStanding as Standing } from "@/lib/rankings/brands/view";
import { formatNumber } from "@/lib/platform/words/format";
import { NOT_RANKED } from "@/lib/rankings/unranked";
import { rankingHref } from "@/lib/rankings/search-params";

/** A rank range in words; rounded outward for people without a plan, and then it says so. */
function toRangeText({ range, total }: Standing): string | null {
  if (!range) return null;
  const [low, high] = [range.low, Math.min(range.high, total)];
  return low === high ? `Rank range: ${low}` : `Rank range ${low} to ${high}${range.exact ? "" : ", rounded outward"}`;
}

function KnownPosition({ standing, overall }: { standing: Standing; overall: number }) {
  const axis = toMarketAxis(standing.total);
  const { range, total } = standing;
  return (
    <>
      <p className="text-s6 leading-none font-semibold tracking-giant">
        {formatNumber(overall)}
        <span className="ml-2 text-s1 font-book tracking-normal text-ink-2">of {formatNumber(total)}</span>
      </p>
      <div className="min-w-0">
        {range ? (
          <>
            <RankRangeBar
              axis={axis}
              low={range.low}
              high={range.high}
              position={overall}
              wholeMarket
              className="[--bar-height:44px]"
            />
            <RankAxisLabels axis={axis} wholeMarket />
            <p className="mt-1 text-s-1 text-ink-2">{toRangeText(standing)}</p>
          </>
        ) : null}
      </div>
    </>
  );
}

interface BrandStandingProps {
  standing: Standing;
  /** The position, if the reader's account includes more than visitors see. */
  opened?: number | undefined;
}

/**
 * A market's row: large with position, rank range and the whole market as scale, or one short line if visitors may not
 * see it. The height is the same either way.
 */
export function BrandStanding({ standing, opened }: BrandStandingProps) {
  const { market, year, total, position } = standing;
  const heading = (
    <h3 className="text-s0 leading-tight font-semibold tracking-normal">
      <Link
        href={rankingHref({ market: market.slug })}
        prefetch={false}
        className="inline-block min-h-6 leading-6 underline-offset-4 hover:underline"
      >
        {market.name}
      </Link>
      <span className="font-normal text-ink-2">, {year}</span>
    </h3>
  );
  if (position.status === "known") {
    return (
      <li className="border-b border-rule py-5">
        {heading}
        <div className="mt-3 grid items-center gap-x-8 gap-y-3 md:grid-lead-55">
          <KnownPosition standing={standing} overall={position.overall} />
        </div>
      </li>
    );
  }
  if (position.status === "unranked") {
    return (
      <li className="grid min-h-15 items-center gap-x-8 gap-y-2 border-b border-rule py-3 md:grid-cols-[220px_minmax(0,1fr)]">
        {heading}
        <p className="text-ink-2">{NOT_RANKED}</p>
      </li>
    );
  }
  return (
    <li className="grid min-h-15 grid-cols-fill-end items-center gap-x-8 gap-y-2 border-b border-rule py-3 md:grid-cols-[220px_minmax(0,1fr)_auto]">
      {heading}
      <p className="flex h-7 items-center gap-2.5 text-ink-2 max-md:justify-self-end">
        {opened === undefined ? (
          <LockedSlot label="Position hidden:" className="h-7 w-11" />
        ) : (
          <b className="min-w-11 text-right text-s2 leading-7 font-semibold tracking-figure text-ink">
            {formatNumber(opened)}
          </b>
        )}{" "}
        of {formatNumber(total)}
      </p>
      <p className="inline-flex h-6 items-center gap-1.5 text-s-1 text-ink-2 max-md:col-span-2">
        {opened === undefined ? (
          <span data-for="visitors" className="inline-flex items-center gap-1.5">
            <LockIcon /> sign up free to see it
          </span>
        ) : (
          "with your account"
        )}
      </p>
    </li>
  );
}
