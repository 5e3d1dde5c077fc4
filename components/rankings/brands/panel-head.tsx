import Link from "next/link";
import { ChevronIcon, CloseIcon } from "@/components/ui/icon";
import type { BrandPanel } from "@/lib/rankings/brand-panel";
import { memberRankingHref, toRows, type MemberQuery } from "@/lib/rankings/member-query";
import type { Named } from "@/lib/catalogue/names/named";
import { Monogram } from "../monogram";

const STEP =
  "grid size-11 place-items-center rounded-md border border-transparent text-ink-2 hover:border-control hover:text-ink lg:size-9";

interface StepProps {
  to: Named | null;
  query: MemberQuery;
  label: string;
  turned?: boolean;
}

/** The previous or next brand. At the end of the list the space remains, so that nothing moves. */
function Step({ to, query, label, turned = false }: StepProps) {
  if (!to) return <span aria-hidden="true" className="size-11 lg:size-9" />;
  return (
    <Link
      href={memberRankingHref({ ...query, brand: to.slug })}
      prefetch={false}
      scroll={false}
      aria-label={`${label}: ${to.name}`}
      className={STEP}
    >
      <ChevronIcon className={turned ? "size-4.5 rotate-180" : undefined} />
    </Link>
  );
}

/** Mark, name and branch, and the ways to the next brand, the one before and back to the list. */
export function PanelHead({
  panel,
  query,
}: {
  panel: Pick<BrandPanel, "brand" | "industry" | "market" | "previous" | "next">;
  query: MemberQuery;
}) {
  const { brand, industry, market, previous, next } = panel;
  const closeHref = memberRankingHref({ ...query, brand: null });
  const name = <span className="line-clamp-2 wrap-anywhere">{brand.name}</span>;
  const size = brand.name.length >= 48 ? "text-s1" : "text-s3";
  return (
    <>
      <Link
        href={closeHref}
        prefetch={false}
        scroll={false}
        className="link mb-2 inline-flex min-h-11 items-center lg:hidden"
      >
        Back to the list
      </Link>
      <div className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 lg:grid-cols-[3.5rem_minmax(0,1fr)_auto] lg:gap-4">
        <Monogram name={brand.name} className="size-12 lg:size-14" />
        <div>
          {/* If the panel replaces the list, its name is the page's heading. */}
          <h1 className={`${size} lg:hidden`}>{name}</h1>
          <h2 className={`${size} max-lg:hidden`}>{name}</h2>
          <p className="mt-0.5 text-note leading-note text-ink-2">
            <Link
              href={memberRankingHref({
                home: query.home,
                country: market.slug,
                industry: industry.slug,
                brand: brand.slug,
                show: toRows(0),
              })}
              prefetch={false}
              className="underline-offset-4 hover:underline"
            >
              {industry.name}
            </Link>
            , {market.name}
          </p>
        </div>
        <div className="no-print flex gap-0.5">
          <Step to={previous} query={query} label="Previous brand" turned />
          <Step to={next} query={query} label="Next brand" />
          <Link href={closeHref} prefetch={false} scroll={false} aria-label="Close detail" className={STEP}>
            <CloseIcon />
          </Link>
        </div>
      </div>
    </>
  );
}
