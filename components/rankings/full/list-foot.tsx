import Link from "next/link";
import { ChangeMark } from "@/components/charts/change-mark";
import { buttonVariants } from "@/components/ui/button-look";
import { formatNumber, formatRange } from "@/lib/platform/words/format";
import { memberRankingHref, MORE_ROWS } from "@/lib/rankings/member-query";
import type { ReadyMemberRanking } from "@/lib/rankings/member-view";

function Legend() {
  return (
    <ul
      aria-label="What the marks mean"
      className="flex flex-wrap items-center gap-x-5.5 gap-y-1.5 text-s-2 text-ink-2"
    >
      <li className="inline-flex items-center gap-1.5">
        <ChangeMark direction="up" isClear />
        <ChangeMark direction="down" isClear />
        Clear change: statistically significant
      </li>
      <li className="inline-flex items-center gap-1.5">
        <ChangeMark direction="up" />
        <ChangeMark direction="down" />
        No clear change: could be chance
      </li>
    </ul>
  );
}

/** Button for more rows, the number shown, and the legend. */
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
          className={buttonVariants({ variant: "outline" })}
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
