import Link from "next/link";
import { formatNumber } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { MemberRow, ReadyMemberRanking } from "@/lib/rankings/member-view";
import { toJumps, toStopId, toStopRows } from "@/lib/rankings/jump-positions";
import { isLeadOpen, toRangeRuns } from "@/lib/rankings/range-runs";
import type { IndustrySummary } from "@/lib/rankings/view";
import { cn } from "@/components/ui/class-names";
import { DataTable } from "@/components/ui/data-table";
import { RangeHead, RangeRuns } from "../range-runs";
import list from "../ranking-list.module.css";
import styles from "./position-list.module.css";
import { PositionRow } from "./position-row";
import { SortLink } from "./sort-head";

interface PositionListProps {
  view: ReadyMemberRanking;
  /** Those of the market, for the number of brands in each. */
  industries: readonly IndustrySummary[];
}

/** Whether neighbours in the list are neighbours in the ranking, so that they can share a bracket. */
function isByPosition({ query }: ReadyMemberRanking): boolean {
  return query.sort === "position" && query.q === "";
}

/** Rows with the same public range as one run; each alone where the list is sorted or searched. */
function toRuns(view: ReadyMemberRanking) {
  const { rows, found, market } = view;
  const total = market.brandCount;
  if (isByPosition(view)) return toRangeRuns<MemberRow>(rows, { total, goesOn: found > rows.length });
  return rows.flatMap((row) => toRangeRuns([row], { total, goesOn: false }));
}

const toRowId = (stop: number | undefined) => (stop === undefined ? undefined : toStopId(stop));

/** Where the brand is in the other list: its industry's in a market's list, the market's in an industry's. */
function toOther(
  { overall, inIndustry, industry }: MemberRow,
  view: ReadyMemberRanking,
  sizes: ReadonlyMap<string, number>,
) {
  if (view.industry) return overall === null ? null : { position: overall, of: view.market.brandCount };
  return inIndustry === null ? null : { position: inIndustry, of: sizes.get(industry.slug) ?? null };
}

/**
 * Every position for people without a plan. Neighbours with the same public rank range share one bracket, as in the
 * public list; a row's name opens the brand's panel.
 */
export function PositionList({ view, industries }: PositionListProps) {
  const { market, industry, year, rows, query } = view;
  const total = market.brandCount;
  const hasRanges = rows.some(({ range }) => range !== null);
  const sizes = new Map(industries.map(({ slug, brandCount }) => [slug, brandCount]));
  const stops = isByPosition(view) ? toStopRows(rows, view.total) : new Map<MemberRow, number>();
  const runs = toRuns(view);
  const tied = runs.find(({ isTied }) => isTied);
  const open = isByPosition(view) && isLeadOpen(rows);
  const other = industry ? `In ${inSentence(market.name)}` : "In its industry";
  return (
    <DataTable
      role="table"
      data-more-columns
      className={cn(
        list.table,
        styles.table,
        !hasRanges && list.plain,
        !isByPosition(view) && styles.apart,
        (view.panel || view.apart) && list.beside,
      )}
      caption={`${industry ? `${industry.name} brands` : "Brands"} in ${inSentence(market.name)}, ${year}`}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={list.position}>
            {query.sort === "position" ? (
              <span className="sr-only">Position</span>
            ) : (
              <span className="max-md:hidden">
                <SortLink query={query} by="position">
                  No.
                  <span className="sr-only"> by position</span>
                </SortLink>
              </span>
            )}
          </th>
          <td role="cell" className={list.mark} />
          <th role="columnheader" scope="col" aria-sort={query.sort === "brand" ? "ascending" : undefined}>
            <span className={list.names}>
              <span>
                {/* On phones the head is hidden, and sorting is in a separate bar. */}
                <span className="md:hidden">Brand</span>
                <span className="max-md:hidden">
                  <SortLink query={query} by="brand">
                    Brand
                  </SortLink>
                </span>
              </span>
              <span>Industry</span>
            </span>
          </th>
          <th role="columnheader" scope="col" className={styles.other}>
            {other}
          </th>
          {hasRanges ? <RangeHead /> : null}
        </tr>
      </thead>
      <RangeRuns runs={runs} total={total} isNamed={hasRanges && isByPosition(view)} toKey={({ brand }) => brand.slug}>
        {(row, run, isHead) => (
          <PositionRow
            key={row.brand.slug}
            row={row}
            view={view}
            run={isHead && hasRanges ? run : null}
            other={toOther(row, view, sizes)}
            isLeadOpen={run === tied && open}
            id={toRowId(stops.get(row))}
          />
        )}
      </RangeRuns>
    </DataTable>
  );
}

/** Links to round positions, where the list is long and by position. */
export function JumpLinks({ view }: { view: ReadyMemberRanking }) {
  const jumps = isByPosition(view) ? toJumps(view.query, view.total) : [];
  if (jumps.length === 0) return null;
  return (
    <nav aria-label="Jump to position" className="no-print flex flex-wrap gap-1.5">
      {jumps.map(({ position, href }) => (
        <Link
          key={position}
          href={href}
          prefetch={false}
          className="num inline-flex min-h-8 min-w-8 items-center justify-center rounded-sm border border-rule-strong px-2 text-note font-semibold hover:border-ink hover:bg-hover"
        >
          {formatNumber(position)}
        </Link>
      ))}
    </nav>
  );
}
