import styles from "@/components/hub/figures/study-figures.module.css";
import shared from "@/components/hub/figures/figures.module.css";
import { FigureFrame } from "@/components/layout/figure-frame";
import { formatMonths, formatNumber, formatRange } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { OpenList } from "@/lib/rankings/markets/market-words";
import { rankingHref } from "@/lib/rankings/search-params";
import type { MarketSummary } from "@/lib/rankings/view";
import Link from "next/link";

const sampleLabel = (markets: readonly MarketSummary[]) =>
  markets.some(({ isSample }) => isSample) ? "Sample data" : null;

const MEASURES = [
  { key: "brands", label: "Brands ranked", of: (market: MarketSummary) => market.brandCount },
  { key: "interviews", label: "Interviews", of: (market: MarketSummary) => market.interviews ?? 0 },
  { key: "industries", label: "Industries", of: (market: MarketSummary) => market.industryCount },
] as const;

/** Published facts about each market: interviews, brands, fieldwork. Selecting a measure needs no JavaScript. */
export function OpenMarketsFigure({ markets }: { markets: readonly MarketSummary[] }) {
  if (markets.length === 0) return <p className="font-ui text-s-1 text-ink-2">No markets have been published yet.</p>;
  const most = MEASURES.map(({ of }) => Math.max(1, ...markets.map(of)));
  return (
    <FigureFrame
      id="figure-open-markets"
      kind="Published facts"
      label={sampleLabel(markets)}
      title="The markets, each studied separately"
      subtitle="Latest study in each market. Bars start at zero and show the measure you choose; all numbers are in the table."
      source="From the published studies. Each person rates some of the brands, so no score is based on all interviews."
    >
      <div className={styles.box}>
        <fieldset className={shared.choices}>
          <legend>Bars show</legend>
          {MEASURES.map(({ key, label }, i) => (
            <label key={key}>
              <input type="radio" name="open-markets" value={key} defaultChecked={i === 0} /> {label}
            </label>
          ))}
        </fieldset>
        <div role="region" tabIndex={0} aria-labelledby="figure-open-markets" className="overflow-x-auto">
          <table className={shared.table}>
            <thead>
              <tr>
                <th scope="col">Market</th>
                <th scope="col" className={styles.bars} aria-hidden="true" />
                {MEASURES.map(({ key, label }) => (
                  <th key={key} scope="col" data-measure={key}>
                    {label}
                  </th>
                ))}
                <th scope="col">Fieldwork</th>
              </tr>
            </thead>
            <tbody>
              {markets.map((market) => (
                <tr key={market.slug}>
                  <th scope="row">
                    <Link
                      href={rankingHref({ market: market.slug })}
                      prefetch={false}
                      className="underline decoration-rule-strong underline-offset-4 hover:text-spruce"
                    >
                      {market.name}
                    </Link>
                  </th>
                  <td className={styles.bars} aria-hidden="true">
                    {MEASURES.map(({ key, of }, i) => (
                      <i key={key} data-bar={key} style={{ width: `${(100 * of(market)) / (most[i] ?? 1)}%` }} />
                    ))}
                  </td>
                  <td data-measure="brands">{formatNumber(market.brandCount)}</td>
                  <td data-measure="interviews">
                    {market.interviews === null ? "not available" : formatNumber(market.interviews)}
                  </td>
                  <td data-measure="industries">{formatNumber(market.industryCount)}</td>
                  <td>{market.fieldwork ? formatMonths(market.fieldwork.from, market.fieldwork.to) : market.year}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </FigureFrame>
  );
}

/** How many of each market's public top 10 have a public rank range that begins with 1. It may begin lower in truth. */
export function TopTenTiesFigure({ lists }: { lists: readonly OpenList[] }) {
  const ranged = lists.filter(({ rows }) => rows.some(({ range }) => range));
  if (ranged.length === 0)
    return <p className="font-ui text-s-1 text-ink-2">No ranking with rank ranges has been published yet.</p>;
  return (
    <FigureFrame
      id="figure-top-ten-ties"
      kind="Published facts"
      label={sampleLabel(ranged.map(({ market }) => market))}
      title="How many of the top 10 have a range that begins at 1st"
      subtitle="One square for each of the public top 10; filled if its rank range on free pages begins at 1st."
      source="Rank ranges hold for all brands in a market at once in 95 studies out of 100. Free pages round ranges outward: the exact range of some of these brands begins at 2nd or lower."
    >
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">Market</th>
            <th scope="col" aria-hidden="true" className={styles.squares} />
            <th scope="col">Begins at 1st</th>
          </tr>
        </thead>
        <tbody>
          {ranged.map(({ market, rows }) => {
            const first = rows.filter(({ range }) => range?.low === 1).length;
            return (
              <tr key={market.slug}>
                <th scope="row">{market.name}</th>
                <td aria-hidden="true" className={styles.squares}>
                  <span>
                    {rows.map(({ brand, range }) => (
                      <i key={brand.slug} className={range?.low === 1 ? styles.first : undefined} />
                    ))}
                  </span>
                </td>
                <td>
                  {first} of {rows.length}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {ranged.map(({ market, rows }) => (
        <details key={market.slug} name="top-ten-ties" className={shared.numbers}>
          <summary>{market.name}: brand by brand</summary>
          <div>
            <table className={shared.table}>
              <caption className="sr-only">Top 10 of {inSentence(market.name)} with rank ranges</caption>
              <thead>
                <tr>
                  <th scope="col">Brand</th>
                  <th scope="col">Position</th>
                  <th scope="col">Rank range</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ brand, position, range }) => (
                  <tr key={brand.slug}>
                    <th scope="row" className={styles.name}>
                      {brand.name}
                    </th>
                    <td>{position}</td>
                    <td>{range ? formatRange(range.low, range.high) : "not available"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      ))}
    </FigureFrame>
  );
}
