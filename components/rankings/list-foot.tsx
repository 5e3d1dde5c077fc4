import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { formatNumber, formatRange } from "@/lib/figures/format";
import { memberRankingHref, MORE_ROWS } from "@/lib/rankings/member-query";
import type { ReadyMemberRanking } from "@/lib/rankings/member-view";

function Mark({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" strokeWidth="1.4" strokeLinejoin="round" className={`inline-block size-3 ${className}`}>
      <path d={path} />
    </svg>
  );
}

const UP = "M6 1.5 11 10.5H1Z";
const DOWN = "M6 10.5 1 1.5h10Z";

function Legend() {
  return (
    <ul aria-label="How to read the marks" className="flex flex-wrap items-center gap-x-[22px] gap-y-1.5 text-s-2 text-ink-2">
      <li className="inline-flex items-center gap-1.5">
        <Mark path={UP} className="fill-c1 stroke-c1" />
        <Mark path={DOWN} className="fill-ink stroke-ink" />
        Tested: the score change is real
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Mark path={UP} className="fill-none stroke-ink-3" />
        <Mark path={DOWN} className="fill-none stroke-ink-3" />
        Within noise: may be chance
      </li>
    </ul>
  );
}

/** The way to more rows, how many are shown, and what the marks mean. */
export function ListFoot({ view }: { view: ReadyMemberRanking }) {
  const { rows, found, query, movements } = view;
  const left = found - rows.length;
  const more = Math.min(MORE_ROWS, left);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 py-5">
      {left > 0 ? (
        <Link
          href={memberRankingHref({ ...query, show: query.show + MORE_ROWS })}
          prefetch={false}
          scroll={false}
          className={buttonVariants({ variant: "line" })}
        >
          Show {more} more
        </Link>
      ) : null}
      <p className="num text-s-1 text-ink-2" role="status">
        {formatRange(1, rows.length)} of {formatNumber(found)}
      </p>
      {movements === "open" ? <Legend /> : null}
    </div>
  );
}
