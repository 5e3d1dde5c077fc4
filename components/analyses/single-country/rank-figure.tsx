"use client";

import { NotRanked } from "@/components/layout/shown-study";
import { Choice } from "@/components/charts/choice";
import { FigureBlock } from "@/components/charts/figure-block";
import { Figure } from "@/components/charts/figure";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { px } from "@/lib/charts/drawing/path";
import { toMarketAxis } from "@/components/rankings/rank-axis";
import { formatDate, formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { measureOf } from "@/lib/analyses/single-country/measure";
import type { Standing } from "@/lib/analyses/single-country/subject";
import { joinRankView, type RankView } from "@/lib/analyses/single-country/rank-view";
import type { SingleCountryView } from "@/lib/analyses/single-country/view";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { RankRow } from "./rank-row";
import { DataTable } from "@/components/ui/data-table";
import cells from "./rank-cells.module.css";
import styles from "./rank-table.module.css";
import { joinNames } from "@/lib/platform/words/sentences";
import { isUnranked } from "@/lib/rankings/unranked";

interface RankFigureProps {
  view: SingleCountryView;
  csv: { href: string } | "locked";
  shown: RankView;
  onView: (view: string | null) => void;
}

const STANDARDS = [
  { value: "z", label: "z" },
  { value: "index", label: "Index" },
] as const;

interface AverageProps {
  mean: number;
  brands: number;
  shown: RankView;
}

function Average({ mean, brands, shown: { isIndex, list } }: AverageProps) {
  return (
    <tr className={styles.average}>
      <td className={styles.rank} />
      <th scope="row" className={styles.name}>
        <span className="flex items-center gap-4 text-s-1 font-normal whitespace-nowrap">
          <svg width="32" height="8" aria-hidden="true">
            <path d="M0 4h32" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="5 4" />
          </svg>
          Market average
        </span>
      </th>
      <td className={styles.score}>
        <Figure value={mean} digits={DECIMALS.score} />
      </td>
      <td className={styles.interval} />
      <td className={styles.standard}>{isIndex ? <Figure value={100} /> : <Figure value={0} digits={DECIMALS.z} />}</td>
      <td className={`${styles.count} whitespace-nowrap`}>{formatNumber(brands)} brands</td>
      {list === "market" ? <td className={styles.range} /> : null}
      <td className={styles.change} />
    </tr>
  );
}

/** The brands as a league table with everything that was published of the year. */
export function RankFigure({ view, csv, shown, onView }: RankFigureProps) {
  const { subject, industry, market, moves } = view;
  const { wave, year, rankedCount } = subject;
  const standings = subject.standings.filter(({ at }) => !isUnranked(at));
  const apart = subject.standings.filter(({ at }) => isUnranked(at));
  const rows = shown.isAll ? standings : standings.filter(({ order }) => order !== null);
  const figures = rows.flatMap(({ at }) => measureOf(at, wave, { scale: "score", part: "score" }) ?? []);
  const mean = wave?.mean ?? null;
  const scale = toWholeAxis(
    Math.min(...figures.map(({ low }) => low), mean ?? 200),
    Math.max(...figures.map(({ high }) => high), mean ?? 0),
    4,
  );
  const axis = toMarketAxis(
    Math.max(wave?.brandCount ?? 0, ...standings.map(({ at }) => Math.max(at.overall ?? 1, at.rankHigh ?? 1))),
  );
  // The average is a row in its place: above the first brand with a lower score.
  const averageIndex = mean === null ? -1 : rows.findIndex(({ at }) => at.score !== null && at.score < mean);
  const above = averageIndex === -1 ? rows : rows.slice(0, averageIndex);
  const below = averageIndex === -1 ? [] : rows.slice(averageIndex);
  const draw = (list: readonly Standing[]) =>
    list.map((row) => (
      <RankRow
        key={row.brand.slug}
        row={row}
        wave={wave}
        scale={scale}
        axis={axis}
        isIndex={shown.isIndex}
        list={shown.list}
      />
    ));
  const fieldwork = wave?.fieldwork
    ? `, fieldwork ${formatDate(wave.fieldwork.from)} to ${formatDate(wave.fieldwork.to)}`
    : "";
  return (
    <FigureBlock
      id="ranks"
      title={`Scores and positions, ${year}`}
      unit={`Score, 0–200, with 95% interval; ${
        shown.list === "industry"
          ? `position among ${formatNumber(rankedCount)} ${industryInSentence(industry.name)} brands in ${inSentence(market.name)}.`
          : `position and rank range among all ${formatNumber(axis.max)} brands in ${inSentence(market.name)}.`
      }`}
      tools={
        <span className="mx-2.5">
          <Choice
            isBare
            label="Positions in"
            options={[
              { value: "industry", label: industry.name },
              { value: "market", label: market.name },
            ]}
            value={shown.list}
            onChange={(list) => onView(joinRankView({ ...shown, list }))}
          />
        </span>
      }
      isSample={view.isSample}
      source={`${industry.name}, ${market.name} ${year}${fieldwork}. z: distance from the market average in standard deviations. Index: market average = 100. Clear changes are statistically significant at 5%, tested across all brands in the market.`}
      table={null}
      csv={csv}
    >
      <DataTable
        variant="figures"
        row={64}
        caption={`Scores and positions of ${industryInSentence(industry.name)} brands in ${inSentence(market.name)}, ${year}`}
        className={`text-s-1 ${styles.table}`}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              Position
            </th>
            <th scope="col">Brand</th>
            <th scope="col" className={styles.score}>
              Score
            </th>
            <th scope="col" className={styles.interval}>
              <span className="sr-only">95% interval</span>
              <span aria-hidden="true" className={cells.ends}>
                {scale.ticks.map((tick) => (
                  <span key={tick} style={{ left: `${px(100 * toShare(scale, tick))}%` }}>
                    {tick}
                  </span>
                ))}
              </span>
            </th>
            <th scope="col" className={styles.standard}>
              <Choice
                isBare
                label="Standardised score"
                options={STANDARDS}
                value={shown.isIndex ? "index" : "z"}
                onChange={(value) => onView(joinRankView({ ...shown, isIndex: value === "index" }))}
              />
            </th>
            <th scope="col" className={styles.count}>
              <i>n</i>
            </th>
            {shown.list === "market" ? (
              <th scope="col" className={styles.range}>
                Rank range, 1–{formatNumber(axis.max)}
              </th>
            ) : null}
            <th scope="col" className={styles.change}>
              {moves ? `Change since ${moves.since}` : "Change"}
            </th>
          </tr>
        </thead>
        <tbody>
          {draw(above)}
          {mean === null ? null : <Average mean={mean} brands={wave?.brandCount ?? axis.max} shown={shown} />}
          {draw(below)}
        </tbody>
      </DataTable>
      {apart.length > 0 ? (
        <p className="mt-4 text-s-1 text-ink-2">
          <NotRanked />: {joinNames(apart.map(({ brand, at }) => `${brand.name} (${formatNumber(at.n ?? 0)})`))}.
        </p>
      ) : null}
      <p className="mt-4 text-s-1 print:hidden">
        <button
          type="button"
          aria-expanded={shown.isAll}
          className="link min-h-8 max-md:min-h-11"
          onClick={() => onView(joinRankView({ ...shown, isAll: !shown.isAll }))}
        >
          {shown.isAll
            ? "Show only the selected brands"
            : `Show all ${formatNumber(rankedCount)} ${industryInSentence(industry.name)} brands`}
        </button>
      </p>
    </FigureBlock>
  );
}
