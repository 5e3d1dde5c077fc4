import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { ReadyMemberRanking } from "@/lib/rankings/member-view";
import { cn } from "@/components/ui/class-names";
import { DataTable } from "@/components/ui/data-table";
import styles from "./member-list.module.css";
import { MemberRow } from "./member-row";
import { ScoreScale } from "./score-strip";
import { SortHead } from "./sort-head";

/** The scale of the list, including the market average. */
function toListScale({ reach, marketMean }: ReadyMemberRanking) {
  return reach && toWholeAxis(Math.min(reach.low, marketMean ?? reach.low), Math.max(reach.high, marketMean ?? 0), 5);
}

/** The ranking table of people with a plan: positions, scores and changes, exact. */
export function MemberList({ view }: { view: ReadyMemberRanking }) {
  const { market, industry, year, since, rows, scores, movements, marketMean, panel } = view;
  const scale = scores === "open" ? toListScale(view) : null;
  const hasRanges = rows.some(({ range }) => range !== null);
  const near = new Set(panel?.analytics?.closest.map(({ brand }) => brand.slug));
  return (
    <>
      {scale ? (
        <p className="no-print mb-3.5 text-s-2 text-ink-2 md:hidden">
          Dot and bar: score and 95% interval, on a scale from {scale.min} to {scale.max}.
          {marketMean === null ? "" : ` Dashed line: market average, ${formatNumber(marketMean, DECIMALS.score)}.`}
        </p>
      ) : null}
      <DataTable
        role="table"
        row={60}
        className={cn(styles.table, scale && styles.exact, panel && styles.beside)}
        caption={`${industry ? `${industry.name} brands` : "Brands"} in ${inSentence(market.name)}, ${year}${scores === "open" ? ", with scores and 95% intervals" : ""}`}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.position}>
              <span className="sr-only">Position</span>
            </th>
            <td role="cell" className={styles.mark} />
            <SortHead query={view.query} by="brand">
              Brand
            </SortHead>
            {scale ? (
              <th role="columnheader" scope="col" className={styles.plot}>
                Score and 95% interval
                <ScoreScale scale={scale} />
              </th>
            ) : null}
            {hasRanges ? (
              <th role="columnheader" scope="col" className={styles.rangeText}>
                Rank range
              </th>
            ) : null}
            {scores === "open" ? (
              <SortHead query={view.query} by="position" className={styles.score}>
                Score
              </SortHead>
            ) : null}
            {movements === "open" ? (
              <SortHead query={view.query} by="change" className={styles.since}>
                Since {since}
              </SortHead>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ brand: { slug, name }, industry: { name: industryName }, position, range, score, movement }) => (
            <MemberRow
              key={slug}
              {...{ slug, name, position, scale, marketMean }}
              industry={industryName}
              href={memberRankingHref({ ...view.query, brand: slug })}
              range={hasRanges ? range : undefined}
              score={scores === "absent" ? undefined : score}
              movement={movements === "absent" ? undefined : movement}
              isChosen={view.query.brand === slug}
              isNear={slug !== view.query.brand && near.has(slug)}
            />
          ))}
        </tbody>
        {scale && marketMean !== null ? (
          <tfoot aria-hidden="true">
            <tr>
              <td colSpan={3} />
              <td className={styles.plot}>
                <span className={styles.average}>
                  <span style={{ left: `${toShare(scale, marketMean) * 100}%` }}>
                    Market average {formatNumber(marketMean, DECIMALS.score)}
                  </span>
                </span>
              </td>
            </tr>
          </tfoot>
        ) : null}
      </DataTable>
    </>
  );
}
