import Link from "next/link";
import { SmallTrend } from "@/components/charts/small-trend";
import { Monogram } from "@/components/rankings/monogram";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { ScoreFigure } from "@/components/rankings/score-figure";
import { formatNumber } from "@/lib/platform/words/format";
import { isClear, type LatestPosition, toReach, toScoreCell } from "@/lib/rankings/histories/selections";
import { isUnranked, sayNotRanked } from "@/lib/rankings/unranked";
import { memberRankingHref } from "@/lib/rankings/member-query";
import { clsx } from "clsx";
import { DataTable } from "@/components/ui/data-table";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { ClearChange } from "./clear-change";

interface PositionTableProps {
  positions: readonly LatestPosition[];
  /** Addresses of open alerts, by market and brand: "sweden smedsta". */
  alerts: Readonly<Record<string, string>>;
  caption: string;
  /** The study’s default market. */
  home: string;
}

/** Styles shared by a column's head and cells. */
const COLUMN = {
  rank: "text-right columns:w-14",
  brand: "columns:px-5",
  trend: "columns:w-64 stacked:hidden",
  score: "text-right columns:w-24",
  change: "columns:w-42 columns:pl-8 columns:max-bar:screen:w-36 columns:max-bar:screen:pl-5",
} as const;

/** Drawn once for each width that shows it. */
const TREND = { width: 240, height: 64 };

/** "2018–2025" over all rows; null without years. */
function toSpan(positions: readonly LatestPosition[]): { years: number[]; words: string } | null {
  const years = [...new Set(positions.flatMap(({ points }) => points.map(({ year }) => year)))].toSorted(
    (a, b) => a - b,
  );
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { years, words: first === last ? String(first) : `${first}–${last}` };
}

/** Steps of the axis: its ends are close to the values and are stated next to the drawings. */
const STEPS = 10;

/** The axis shared by the drawings in these rows. */
export function toTrendScale(positions: readonly LatestPosition[]) {
  const reach = toReach(positions);
  return reach && toWholeAxis(reach.low, reach.high, STEPS);
}

function toRangeWords({ latest, of, market }: LatestPosition): string {
  const { rankLow, rankHigh } = latest;
  const inMarket = `, ${market.name}`;
  if (latest.n !== null && isUnranked(latest)) return `${sayNotRanked(latest.n)}${inMarket}`;
  if (rankLow === null || rankHigh === null) return `Of ${formatNumber(of)}${inMarket}`;
  return `Rank range ${formatNumber(rankLow)}–${formatNumber(Math.min(rankHigh, of))} of ${formatNumber(of)}${inMarket}`;
}

function ChangeCell({ position }: { position: LatestPosition }) {
  const { change, year } = position.latest;
  if (change) return <ClearChange points={change.points} isClear={isClear(position)} className="stacked:flex" />;
  const wasRanked = position.points.some((point) => point.year === year - 1);
  return (
    <span className="block text-s-1 leading-tight text-ink-2">
      {wasRanked ? "No earlier score" : "Not in the previous study"}
    </span>
  );
}

function Row({
  position,
  alert,
  span,
  scale,
  home,
}: {
  position: LatestPosition;
  /** Address of its open alert. */
  alert: string | undefined;
  span: number[];
  scale: ReturnType<typeof toTrendScale>;
  home: string;
}) {
  const { brand, market, latest } = position;
  const score = toScoreCell(latest);
  return (
    <tr
      role="row"
      className="stacked:grid-cols-[2.5rem_minmax(0,1fr)_auto] stacked:items-start stacked:gap-x-3 stacked:pt-3.5"
    >
      <td
        role="cell"
        className={clsx(
          COLUMN.rank,
          "num text-s3 font-semibold tracking-figure stacked:text-left stacked:text-s2 stacked:leading-8",
        )}
      >
        {latest.overall === null ? "–" : formatNumber(latest.overall)}
      </td>
      <td role="rowheader" className={COLUMN.brand}>
        <span className="grid items-center gap-3 columns:grid-lead-8">
          <Monogram name={brand.name} className="size-8 stacked:hidden" />
          <span className="min-w-0">
            <Link
              href={memberRankingHref({ home, country: market.slug, brand: brand.slug })}
              prefetch={false}
              className="line-clamp-2 min-h-6 leading-6 font-name wrap-anywhere underline-offset-4 hover:underline"
            >
              {brand.name}
            </Link>
            <span className="mt-0.5 block text-s-1 leading-tight text-ink-2">{toRangeWords(position)}</span>
          </span>
        </span>
      </td>
      <td role="cell" className={COLUMN.trend}>
        {scale ? (
          <SmallTrend
            points={position.points}
            average={position.average}
            mark={toSeriesMark(position.order)}
            scale={scale}
            years={span}
            {...TREND}
          />
        ) : null}
      </td>
      <td role="cell" className={COLUMN.score}>
        {score.status === "unpublished" ? (
          <span className="text-s-1 text-ink-2">No score</span>
        ) : (
          <ScoreFigure score={score} />
        )}
      </td>
      <td role="cell" className={clsx(COLUMN.change, "stacked:col-start-2 stacked:-col-end-1 stacked:mt-1")}>
        <span className="flex flex-wrap items-center justify-between gap-x-4">
          <ChangeCell position={position} />
          {alert ? (
            <Link href={alert} prefetch={false} className="link inline-flex min-h-6 items-center text-s-2 columns:ml-5">
              Risk alert
              <span className="sr-only">
                {" "}
                for {brand.name} in {inSentence(market.name)}
              </span>
            </Link>
          ) : null}
        </span>
      </td>
    </tr>
  );
}

/**
 * Brands with position and rank range, a small chart of the years, the score, and its change since the previous study.
 */
export function PositionTable({ positions, alerts, caption, home }: PositionTableProps) {
  const span = toSpan(positions);
  const scale = toTrendScale(positions);
  const years = new Set(positions.flatMap(({ latest: { change } }) => (change ? [change.since] : [])));
  const [since = null] = years.size === 1 ? years : [];
  return (
    <DataTable role="table" row={76} caption={caption}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={clsx(COLUMN.rank, "font-book")}>
            Position
          </th>
          <th role="columnheader" scope="col" className={clsx(COLUMN.brand, "font-book")}>
            Brand
          </th>
          <th role="columnheader" scope="col" className={clsx(COLUMN.trend, "font-book")}>
            {span?.words ?? "Years"}
          </th>
          <th role="columnheader" scope="col" className={clsx(COLUMN.score, "font-book")}>
            Score
          </th>
          <th role="columnheader" scope="col" className={clsx(COLUMN.change, "font-book")}>
            <span className="whitespace-nowrap">Change{since === null ? "" : ` since ${since}`}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {positions.map((position) => (
          <Row
            key={`${position.market.slug} ${position.brand.slug}`}
            position={position}
            alert={alerts[`${position.market.slug} ${position.brand.slug}`]}
            span={span?.years ?? []}
            scale={scale}
            home={home}
          />
        ))}
      </tbody>
    </DataTable>
  );
}
