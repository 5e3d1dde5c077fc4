import { agree } from "@/lib/platform/words/sentences";
import { FigureBlock } from "@/components/charts/figure-block";
import { Figure } from "@/components/charts/figure";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";
import type { Trend } from "@/lib/analyses/consumers/attitudes/trend";
import type { AttitudeView } from "@/lib/analyses/consumers/attitudes/view";
import { SHARE_DIGITS } from "@/lib/analyses/consumers/attitudes/words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { useShownStudy } from "@/components/layout/shown-study";
import { lettersOf, placeOfMarket } from "@/lib/catalogue/shown-study/shown-study";
import { clearWords } from "@/lib/platform/words/clear-words";
import { toRowEnds, TrendCell } from "./trend-cell";
import styles from "./trend-grid.module.css";

interface TrendGridProps {
  view: AttitudeView;
  /** In the order that gives them their marks. */
  markets: readonly { slug: string; name: string }[];
  /** Slug of the one the page is about. */
  own: string;
  people: string;
  /** The answers that agree: "4–5". */
  good: string;
  isSample: boolean;
  csv: { href: string } | "locked";
}

const percent = (share: number | null | undefined) => (share == null ? null : 100 * share);

function Last({ trend: { points, until, since, change }, year }: { trend: Trend; year: number }) {
  const last = points.find(({ year }) => year === until)?.figure ?? null;
  const n = points.at(-1)?.figure.n;
  if (last?.value == null)
    return (
      <span className="text-s-2 leading-4 text-ink-2">{n === undefined ? "Not asked" : `n = ${formatNumber(n)}`}</span>
    );
  return (
    <span className="block leading-5">
      <b className="text-s-1 font-figure md:text-s0">
        <Figure value={100 * last.value} digits={SHARE_DIGITS} />%
      </b>{" "}
      {until === year ? null : <span className="text-s-2 text-ink-2">in {until} </span>}
      {change ? (
        <span className="inline-flex items-center gap-1.5 text-s-2 whitespace-nowrap text-ink-2">
          <SignedFigure value={100 * change.difference} digits={SHARE_DIGITS} />
          <ClearMark of="change" isClear={change.isClear} words="" />
          <span className="sr-only">
            since {since}, {clearWords("change", change.isClear).toLowerCase()}
          </span>
        </span>
      ) : null}
    </span>
  );
}

/** The share who agree with each statement, over the years, market beside market. */
export function TrendGrid({ view, markets, own, people, good, isSample, csv }: TrendGridProps) {
  const { grid, years, judged } = view;
  const study = useShownStudy();
  const markOf = (slug: string) => toSeriesMark(Math.max(0, placeOfMarket(study, slug)));
  const scales = toRowEnds(grid.map(({ trends }) => trends));
  const span = Math.round(100 * ((scales[0]?.max ?? 1) - (scales[0]?.min ?? 0)));
  const [first, last] = [years[0], years.at(-1)];
  const real = grid.flatMap(({ trends }) => trends).filter(({ change }) => change?.isClear).length;
  if (first === undefined || last === undefined || first === last) return null;
  return (
    <FigureBlock
      id="years"
      isFolded
      title="Who agrees, market by market"
      unit={`Share of ${people} who agree (${good}), ${first}–${last}, with 95% intervals. Every row covers ${formatNumber(span)} points but may start at a different value. Numbers: latest year, and change since the first.`}
      isSample={isSample}
      source={`${formatNumber(real)} of ${formatNumber(judged)} changes from the first year to the last ${agree(real, "is", "are")} clear (filled marks); the rest are not clear (hollow). Tested together at 5%.`}
      csv={csv}
      table={{
        caption: `Share of ${people} who agree, by statement, market and year`,
        columns: [
          { label: "Statement" },
          { label: "Market" },
          { label: "Year", numeric: true },
          ...["Agree %", "95% from", "95% to"].map((label) => ({ label, numeric: true, digits: SHARE_DIGITS })),
          { label: "n", numeric: true, digits: DECIMALS.count },
        ],
        rows: grid.flatMap(({ statement, trends }) =>
          trends.flatMap(({ market, points }) =>
            points.map(({ year, figure }) => [
              statement.text,
              markets.find(({ slug }) => slug === market)?.name ?? market,
              year,
              ...[figure.value, figure.low, figure.high].map(percent),
              figure.n,
            ]),
          ),
        ),
      }}
    >
      <div className="relative z-0" style={{ "--markets": markets.length } as React.CSSProperties}>
        <div className={styles.head} aria-hidden="true">
          <span className={`${styles.corner} self-end text-s-2 leading-4 text-ink-2`}>Statement</span>
          {markets.map(({ slug, name }) => (
            <span key={slug} className="flex min-w-0 items-center gap-1.5 text-s-1 leading-5 font-value">
              <SeriesMarker mark={markOf(slug)} className="size-3.5" />
              <span className="max-md:hidden">{name.replace(/^The /, "")}</span>
              <span className="md:hidden">{lettersOf(study, slug)}</span>
            </span>
          ))}
        </div>
        <ul>
          {grid.map(({ statement, trends }, row) => (
            <li key={statement.key} className={styles.line}>
              <span className={`${styles.text} text-s-1 leading-5 text-pretty`}>{statement.text}</span>
              <ul className={styles.cells}>
                {trends.map((trend, order) => (
                  <li key={trend.market} className={`min-w-0 ${trend.market === own ? styles.own : ""}`}>
                    <span className="sr-only">{markets[order]?.name}: </span>
                    <TrendCell
                      lines={[{ mark: markOf(trend.market), trend }]}
                      years={years}
                      scale={scales[row] ?? { min: 0, max: 1 }}
                      height={52}
                    />
                    <Last trend={trend} year={last} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </FigureBlock>
  );
}
