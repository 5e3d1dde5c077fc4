import Link from "next/link";
import { Figure } from "@/components/charts/figure";
import { Whisker } from "@/components/charts/whisker";
import { SideSection } from "@/components/rankings/brands/side-section";
import type { BrandPlace } from "@/components/rankings/brands/member-part-props";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { Named } from "@/lib/catalogue/names/named";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { DECIMALS, formatNumber } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import type { BrandReport, ClosestCompetitor } from "@/lib/rankings/brands/brand-report";
import { cn } from "@/components/ui/class-names";

const CELL = "h-12 border-b border-rule py-1";
const HEAD = "border-b border-ink py-2 font-medium text-note text-ink-2";

function sayAgainst({ against }: ClosestCompetitor): string {
  if (!against) return "";
  if (!against.isClear) return "No clear difference";
  return against.isHigher ? "Clearly higher" : "Clearly lower";
}

function toScale(rows: readonly ClosestCompetitor[]) {
  const known = rows.flatMap(({ estimate }) => (estimate ? [estimate] : []));
  if (known.length === 0) return null;
  return toWholeAxis(Math.min(...known.map(({ low }) => low)), Math.max(...known.map(({ high }) => high)), 4);
}

interface ClosestCompetitorsProps {
  brand: Named;
  report: BrandReport;
  place: BrandPlace;
}

/** The brands of its industry within three positions, at most three, each tested against it. */
export function ClosestCompetitors({ brand, report, place }: ClosestCompetitorsProps) {
  const { closest } = report;
  const scale = toScale(closest);
  const unit = `${place.industry.name}, ${inSentence(place.market.name)}`;
  if (closest.length < 2)
    return (
      <SideSection id="closest" title="Closest competitors" more={unit}>
        <p className="mt-3 text-s-1 text-ink-2">No other brand of the industry is within three positions.</p>
      </SideSection>
    );
  return (
    <SideSection id="closest" title="Closest competitors" more={unit}>
      <table className="w-full border-collapse text-left text-s-1">
        <caption className="sr-only">
          Brands within three positions of {brand.name} in {industryInSentence(place.industry.name)}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={cn(HEAD, "w-9 pl-2")}>
              <span className="sr-only">Position</span>
            </th>
            <th scope="col" className={HEAD}>
              Brand
            </th>
            <th scope="col" className={cn(HEAD, "w-16 text-right")}>
              Score
            </th>
            {scale ? (
              <th scope="col" className={cn(HEAD, "w-24 pl-3.5 md:w-44")}>
                <span className="sr-only">95% interval, from </span>
                {formatNumber(scale.min)} to {formatNumber(scale.max)}
              </th>
            ) : null}
            <th scope="col" className={cn(HEAD, "max-md:sr-only md:w-36")}>
              Compared
            </th>
          </tr>
        </thead>
        <tbody>
          {closest.map((row) => {
            const isOwn = row.slug === brand.slug;
            return (
              <tr key={row.slug} className={isOwn ? "bg-spruce-tint" : undefined}>
                <td className={cn(CELL, "num pl-2 text-s1")}>{formatNumber(row.position)}</td>
                <th scope="row" className={cn(CELL, "pr-2 text-small font-title wrap-anywhere")}>
                  {isOwn ? (
                    <span className="line-clamp-2">{row.name}</span>
                  ) : (
                    <Link
                      href={brandHref(row.slug)}
                      prefetch={false}
                      className="line-clamp-2 underline-offset-4 hover:underline"
                    >
                      {row.name}
                    </Link>
                  )}
                  <span className="block text-s-2 font-normal text-ink-2 md:hidden">{sayAgainst(row)}</span>
                </th>
                <td className={cn(CELL, "text-right")}>
                  {row.estimate ? <Figure value={row.estimate.value} digits={DECIMALS.score} /> : "–"}
                </td>
                {scale ? (
                  <td className={cn(CELL, "px-3.5")}>
                    {row.estimate ? (
                      <Whisker
                        {...row.estimate}
                        scale={scale}
                        mean={null}
                        mark={isOwn ? toSeriesMark(0) : null}
                        isOwn={isOwn}
                      />
                    ) : null}
                  </td>
                ) : null}
                <td className={cn(CELL, "max-md:hidden")}>{sayAgainst(row)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2.5 text-s-2 text-ink-2">
        Up to three brands within three positions in the industry. All pairs are tested together at 5%.
      </p>
    </SideSection>
  );
}
