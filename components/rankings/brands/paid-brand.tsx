"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { MemberPartProps } from "@/components/rankings/brands/member-part-props";
import { StandingsSection } from "@/components/rankings/brands/standings-section";
import { PositionTable, toTrendScale } from "@/components/rankings/positions/position-table";
import { Button, buttonVariants } from "@/components/ui/button";
import type { BrandStanding } from "@/lib/rankings/brands/view";
import { brandDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { type LatestWave, type LatestPosition, toLatestPositions } from "@/lib/rankings/histories/selections";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { Named } from "@/lib/catalogue/names/named";

const toWave = ({ market, year, total }: BrandStanding): LatestWave => ({ ...market, year, brandCount: total });

/** Links to further analyses. */
function WaysOn({ brand, positions }: { brand: Named; positions: readonly LatestPosition[] }) {
  const [home] = positions;
  if (!home) return null;
  const market = home.market.slug;
  const brands = [brand.slug];
  return (
    <p className="no-print mt-6 flex flex-wrap gap-3">
      <Link
        href={`${ANALYSES.snapshot.path}${toAnalysisSearch({ market, brands })}`}
        prefetch={false}
        className={buttonVariants({ size: "sm" })}
      >
        Brand snapshot
      </Link>
      <Link
        href={`${ANALYSES["single-country"].path}${toAnalysisSearch({ market, industry: home.latest.industry.slug, brands })}`}
        prefetch={false}
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        Compare within its industry
      </Link>
      {positions.length > 1 ? (
        <Link
          href={`${ANALYSES["multi-country"].path}${toAnalysisSearch({ brands })}`}
          prefetch={false}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          Compare across markets
        </Link>
      ) : null}
    </p>
  );
}

/** A brand for people with a plan: every position, and the scores with what happened to them. */
export function PaidBrand({ brand, standings, children }: MemberPartProps) {
  const { data: dataset, isError, refetch } = useQuery(brandDatasetQuery([brand.slug]), queryClient);
  if (!dataset && !isError) return children;
  const found = toLatestPositions(dataset ?? { brands: [] }, standings.map(toWave));
  const positions = standings.flatMap(({ market }) => found.filter((position) => position.market.slug === market.slug));
  const opened = new Map(
    positions.flatMap(({ market, latest }): [string, number][] =>
      latest.overall === null ? [] : [[market.slug, latest.overall]],
    ),
  );
  const scale = toTrendScale(positions);
  return (
    <>
      <StandingsSection standings={standings} opened={opened} />
      <section aria-labelledby="insights" className="mt-12">
        <h2 id="insights" className="text-s2">
          Score and change
        </h2>
        {isError ? (
          <div role="alert" className="mt-3">
            <p className="text-ink-2">We couldn’t load the scores.</p>
            <Button variant="outline" className="mt-4" onClick={() => void refetch()}>
              Try Again
            </Button>
          </div>
        ) : (
          <>
            <p className="mt-1 mb-6 text-s-1 text-ink-2">
              {scale
                ? `Score, 0–200, with its 95% interval. The axis runs from ${scale.min} to ${scale.max}; the dashed line is the market average. A change is clear if it is statistically significant when all brands in the market are tested together.`
                : "This study was published without scores."}
            </p>
            <PositionTable
              positions={positions}
              by="market"
              caption={`${brand.name} in each market: position, score and change`}
            />
            <WaysOn brand={brand} positions={positions} />
          </>
        )}
      </section>
    </>
  );
}
