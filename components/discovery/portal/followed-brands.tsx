import type { AlertLinks } from "@/lib/analyses/risk-alerts/alert-links";
import { formatRange } from "@/lib/platform/words/format";
import type { Follow } from "@/lib/rankings/follows/follow";
import { type LatestPosition, toBases } from "@/lib/rankings/histories/selections";
import type { Named } from "@/lib/catalogue/names/named";
import { SITE } from "@/lib/platform/site/site";
import { LateFollowList, LatePositionList } from "./late-parts";
import { toTrendScale } from "@/components/rankings/positions/position-table";
import { joinNames } from "@/lib/platform/words/sentences";

export interface Followed {
  follows: readonly Follow[];
  positions: readonly LatestPosition[];
}

interface FollowedBrandsProps {
  followed: Followed;
  alerts: AlertLinks;
  year: number;
  isSample: boolean;
}

/** Followed brands that no latest wave ranks. */
function toUnranked({ follows, positions }: Followed): Named[] {
  const ranked = new Set(positions.map(({ brand }) => brand.slug));
  return follows.filter(({ slug }) => !ranked.has(slug));
}

function Unit({ positions }: { positions: readonly LatestPosition[] }) {
  const scale = toTrendScale(positions);
  if (positions.length === 0) return "The brands you follow are not ranked in the latest study.";
  if (!scale) return "These rankings were published without scores, so there is nothing to compare.";
  return (
    <>
      Score, 0–200, with its 95% interval. {/* Phones have no room for the drawings. */}
      <span className="stacked:hidden">
        Axis from {scale.min} to {scale.max}; shaded bands: 95% intervals; dashed line: market average.{" "}
      </span>
      Clear changes first.
    </>
  );
}

/** The latest wave's news about the brands the reader follows. */
export function FollowedBrands({ followed, alerts, year, isSample }: FollowedBrandsProps) {
  const { positions } = followed;
  const unranked = toUnranked(followed);
  const bases = toBases(positions);
  return (
    <section aria-label="Your brands" className="min-w-0">
      <p className="mt-1 mb-2 measure-84 text-s-1 leading-5 text-ink-2 max-md:text-s-2">
        <Unit positions={positions} />
      </p>
      {positions.length > 0 ? (
        <LatePositionList
          positions={positions}
          alerts={alerts}
          caption={`The brands you follow, ${year}: position, score and change`}
        />
      ) : null}
      {unranked.length > 0 ? (
        <p className="mt-4 text-s-1 wrap-anywhere text-ink-2">
          Not ranked in {year}: {joinNames(unranked.map(({ name }) => name))}.
        </p>
      ) : null}
      {positions.length > 0 ? (
        <p className="source mt-4">
          {isSample ? <b className="font-semibold text-cloudberry-ink">Sample data. </b> : null}
          <b className="font-semibold">Source:</b> {SITE.name} brand study {year}
          {bases ? `, n = ${formatRange(bases.least, bases.most)} a brand` : ""}. Clear changes are statistically
          significant at 5%, tested across all brands in each market.
        </p>
      ) : null}
      <LateFollowList follows={followed.follows} />
    </section>
  );
}
