import { FigureBlock } from "@/components/charts/figure-block";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import { SHARE_DIGITS, toPercent } from "@/lib/analyses/consumers/attitudes/words";
import type { ExpectationView } from "@/lib/analyses/consumers/expectations/view";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { clearWords } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import styles from "./lollipop.module.css";
import { LollipopRow } from "./lollipop-row";

interface LollipopFigureProps {
  view: ExpectationView;
  market: { slug: MarketSlug; name: string };
  people: string;
  /** The answers that expect a lot: "4 or 5". */
  good: string;
  from: number;
  year: number;
  isSample: boolean;
  source: string;
  csv: { href: string } | "locked";
}

const percent = (share: number | null | undefined) => (share == null ? null : 100 * share);

/** What people expect of each industry, the most first, on stems from the mean of all. */
export function LollipopFigure({ view, market, people, good, from, year, isSample, source, csv }: LollipopFigureProps) {
  const { rows, mean, of, compared } = view;
  const scale = toWholeAxis(0, Math.max(10, 100 * Math.max(0, ...rows.map(({ figure }) => figure.high ?? 0))), 5);
  const since = from < year ? `Points since ${from}` : "Change";
  return (
    <FigureBlock
      id="industries"
      title="What people expect of each industry"
      unit={`Share of ${people} in ${inSentence(market.name)}, ${year}, who expect a lot (${good}), %, with 95% intervals. Dashed line: average of all industries. Select an industry to see its brands.`}
      isSample={isSample}
      source={`${source} Each person was asked about some of the industries. ${formatNumber(of)} differences from the average${compared > 0 ? ` and ${formatNumber(compared)} changes since ${from}` : ""}, each set tested together at 5%.`}
      csv={csv}
      table={{
        caption: `Expectations of ${people} in ${inSentence(market.name)}, industry by industry, ${year}`,
        columns: [
          { label: "Industry" },
          ...["Expect a lot %", "95% from", "95% to"].map((label) => ({ label, numeric: true, digits: SHARE_DIGITS })),
          { label: "n", numeric: true, digits: DECIMALS.count },
          { label: "From average", numeric: true, digits: SHARE_DIGITS },
          { label: "Clear?" },
          { label: since, numeric: true, digits: SHARE_DIGITS },
          { label: "Clear change?" },
        ],
        rows: [
          ...rows.map(({ name, figure, fromMean, trend }) => [
            name,
            ...[figure.value, figure.low, figure.high].map(percent),
            figure.n,
            percent(fromMean?.difference),
            clearWords("difference", fromMean?.isClear),
            percent(trend?.change?.difference),
            clearWords("change", trend?.change?.isClear),
          ]),
          ["Average of all industries", ...[mean.value, mean.low, mean.high].map(percent), mean.n, null, "", null, ""],
        ],
      }}
    >
      <div className={styles.head} aria-hidden="true">
        <span>Industry</span>
        <span className={styles.wide}>{mean.value === null ? "" : "Dashed line: average of all industries"}</span>
        <span className="text-right">
          Expect a lot<span className={styles.phone}>, from average</span>
        </span>
        <span className={styles.wide}>From average</span>
        <span className={styles.wide}>{since}</span>
      </div>
      <ul>
        {rows.map((row) => (
          <LollipopRow key={row.slug} row={row} market={market.slug} mean={mean.value} scale={scale} />
        ))}
      </ul>
      <div className={styles.foot} aria-hidden="true">
        <span className={styles.desk} />
        <span className={styles.ticks}>
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ left: `${(100 * tick) / scale.max}%` }}>
              {tick}%
            </span>
          ))}
          {mean.value === null ? null : (
            <span className={styles.meanLabel} style={{ left: `${(10000 * mean.value) / scale.max}%` }}>
              Average {toPercent(mean.value)}
            </span>
          )}
        </span>
      </div>
    </FigureBlock>
  );
}
