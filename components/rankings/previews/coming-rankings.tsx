import { ClearChange } from "@/components/rankings/positions/clear-change";
import { cn } from "@/components/ui/class-names";
import { DataTable } from "@/components/ui/data-table";
import { DECIMALS, formatNumber, formatRange } from "@/lib/platform/words/format";
import { sayFullTime, sayTime } from "@/lib/platform/words/zoned-time";
import { SITE } from "@/lib/platform/site/site";
import type { ComingRow } from "@/lib/rankings/previews/coming-ranking";
import type { Preview } from "@/lib/rankings/previews/preview";
import { LEVEL_NAMES, previewHref } from "@/lib/study/previews/preview-link";

/** Coming rankings of one market, marked as not published, as one level of readers will see them. */
export function ComingRankings({ preview, token }: { preview: Preview; token: string }) {
  const { ranking, markets, level, name, until, due, isSample } = preview;
  const { market, year, rows, total, beyond } = ranking;
  return (
    <main id="content" tabIndex={-1} className="wrap pt-8 pb-16 font-ui md:pt-12">
      <div role="note" className="border-l-4 border-cloudberry-line bg-paper-sunk px-4 py-3">
        <p className="text-s1 leading-7 font-semibold">
          Preview, not published{due ? `, until ${sayFullTime(new Date(due.at), due.zone)}` : ""}
        </p>
        <p className="text-s0 leading-6 text-ink-2">
          For {name} only. Please don’t share, quote or print anything before it is published. This link works until{" "}
          {sayTime(new Date(until), due?.zone ?? SITE.timeZone)}, and each opening is recorded.
        </p>
      </div>
      <h1 className="mt-8 text-s4 leading-head tracking-display">
        Coming rankings {year}, {market.name}
      </h1>
      <p className="mt-2.5 max-w-text text-s0 leading-6 text-ink-2">
        What will be shown to: {LEVEL_NAMES[level].charAt(0).toLowerCase() + LEVEL_NAMES[level].slice(1)}.
        {isSample && " Sample data: all brands and figures are invented."}
      </p>
      <nav aria-label="Markets" className="mt-6 flex flex-wrap gap-x-5 gap-y-2 border-b border-rule pb-3 text-s0">
        {/* Plain links: fetched ahead, they would be recorded as opened. */}
        {markets.map(({ slug, name: words }) => (
          <a
            key={slug}
            href={`${previewHref(token)}?market=${slug}`}
            aria-current={slug === market.slug ? "page" : undefined}
            className={cn(
              "link inline-flex min-h-6 items-center max-md:min-h-11",
              slug === market.slug && "font-semibold no-underline",
            )}
          >
            {words}
          </a>
        ))}
      </nav>
      <RowTable preview={preview} rows={rows} />
      {beyond > 0 && (
        <p className="mt-4 text-s0 leading-6 text-ink-2">
          {formatNumber(beyond)} of {formatNumber(total)} brands are not shown to the public.
        </p>
      )}
    </main>
  );
}

function RowTable({ preview: { ranking }, rows }: { preview: Preview; rows: readonly ComingRow[] }) {
  const { market, year, hasScores, hasChanges } = ranking;
  return (
    <DataTable variant="figures" caption={`Coming rankings ${year}, ${market.name}`} className="mt-6 text-s0">
      <thead>
        <tr role="row">
          <th scope="col" className="w-20">
            Position
          </th>
          <th scope="col">Brand</th>
          <th scope="col">Industry</th>
          <th scope="col">Rank range</th>
          {hasScores && <th scope="col">Score</th>}
          {hasChanges && <th scope="col">Change</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.position} ${row.brand}`} role="row" className="max-md:grid-cols-[3rem_minmax(0,1fr)]">
            <td role="cell" className="font-semibold max-md:row-span-4">
              {formatNumber(row.position)}
            </td>
            <th scope="row" role="rowheader" className="py-2 pr-4 font-name max-md:py-0">
              {row.brand}
            </th>
            <td role="cell" className="pr-4 text-ink-2">
              {row.industry}
            </td>
            <td role="cell" className="pr-4">
              <span className="text-s-1 text-ink-2 md:hidden">Rank range: </span>
              {row.range ? formatRange(row.range.low, row.range.high) : "–"}
            </td>
            {hasScores && (
              <td role="cell" className="pr-4">
                <Score row={row} />
              </td>
            )}
            {hasChanges && (
              <td role="cell">
                {row.change ? <ClearChange points={row.change.points} isClear={row.change.isClear} /> : "–"}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Score({ row: { score } }: { row: ComingRow }) {
  if (score.status !== "known") return "–";
  return (
    <>
      <span className="text-s-1 text-ink-2 md:hidden">Score: </span>
      {formatNumber(score.value, DECIMALS.score)}
      <span className="text-s-1 text-ink-2"> {formatNumber(score.n)} people asked</span>
    </>
  );
}
