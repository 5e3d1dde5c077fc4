import Link from "next/link";
import { Monogram } from "@/components/rankings/monogram";
import { formatNumber } from "@/lib/platform/words/format";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { MemberRow, ReadyMemberRanking } from "@/lib/rankings/member-view";
import { sayRange } from "@/lib/rankings/plain-words";
import type { RangeRun } from "@/lib/rankings/range-runs";
import { cn } from "@/components/ui/class-names";
import { RangeBracket } from "../range-bracket";
import { ROW_NAME } from "../ranking-row";
import list from "../ranking-list.module.css";
import styles from "./position-list.module.css";

interface PositionRowProps {
  row: MemberRow;
  view: ReadyMemberRanking;
  /** The run that begins with this row; null for the others. */
  run: RangeRun<MemberRow> | null;
  isLeadOpen: boolean;
  /** The position in the other list: the industry's in the market's, or the market's in an industry's. */
  other: { position: number; of: number | null } | null;
  /** Of the row that a jump leads to. */
  id?: string | undefined;
}

/** A brand in the list of people without a plan; its name opens the panel. */
export function PositionRow({ row, view, run, isLeadOpen, other, id }: PositionRowProps) {
  const { brand, industry, position } = row;
  const total = view.market.brandCount;
  const isChosen = view.query.brand === brand.slug;
  const isFirst = view.query.sort === "position" && view.query.q === "" && row === view.rows[0];
  const range = sayRange(row, total);
  return (
    <tr role="row" id={id} className={cn(isFirst && list.first, isChosen && styles.chosen, id && "scroll-mt-28")}>
      <td role="cell" className={list.position}>
        {formatNumber(position)}
      </td>
      <td role="cell" className={list.mark}>
        <Monogram name={brand.name} className={isFirst ? "size-10 max-md:-ml-0.5 md:size-11" : "size-9"} />
      </td>
      <td role="cell" className={list.brand}>
        <div className={list.names}>
          <Link
            id={`row-${brand.slug}`}
            href={memberRankingHref({ ...view.query, brand: brand.slug })}
            prefetch={false}
            scroll={false}
            data-slot="name"
            aria-current={isChosen ? "true" : undefined}
            className={cn(isFirst ? "text-s2 tracking-name" : "tracking-entry", ROW_NAME)}
          >
            {brand.name}
          </Link>
          <span className="line-clamp-1 text-s-1 leading-note text-ink-2">{industry.name}</span>
        </div>
        {range ? <span className="sr-only"> Rank range {range}</span> : null}
      </td>
      <td role="cell" className={styles.other}>
        {other ? (
          <>
            <b className="num font-semibold text-ink">{formatNumber(other.position)}</b>
            {other.of === null ? null : ` of ${formatNumber(other.of)}`}
          </>
        ) : null}
      </td>
      {run ? (
        <td role="cell" rowSpan={run.rows.length} className={list.range}>
          <RangeBracket run={run} total={total} isLeadOpen={isLeadOpen} />
        </td>
      ) : null}
    </tr>
  );
}
