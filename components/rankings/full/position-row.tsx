import { formatNumber } from "@/lib/platform/words/format";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { MemberRow, ReadyMemberRanking } from "@/lib/rankings/member-view";
import type { RangeRun } from "@/lib/rankings/range-runs";
import { cn } from "@/components/ui/class-names";
import { RangeBracket } from "../range-bracket";
import { RowBeginning } from "../row-beginning";
import list from "../ranking-list.module.css";
import { toBeginning } from "../to-beginning";
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
  const { brand } = row;
  const total = view.market.brandCount;
  const isChosen = view.query.brand === brand.slug;
  const isFirst = view.query.sort === "position" && view.query.q === "" && row === view.rows[0];
  return (
    <tr role="row" id={id} className={cn(isFirst && list.first, isChosen && styles.chosen, id && "scroll-mt-28")}>
      <RowBeginning
        {...toBeginning(row, total)}
        isFirst={isFirst}
        link={{
          id: `row-${brand.slug}`,
          href: memberRankingHref({ ...view.query, brand: brand.slug }),
          scroll: false,
          "aria-current": isChosen ? "true" : undefined,
        }}
      />
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
