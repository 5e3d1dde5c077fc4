import { DataTable } from "@/components/ui/data-table";
import { Whisker } from "@/components/charts/whisker";
import { BrandMark } from "@/components/charts/brand-mark";
import { Figure } from "@/components/charts/figure";
import { type Axis, toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { toLabelledTicks } from "@/lib/charts/drawing/labelled-ticks";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import {
  keepKnown,
  type KnownCell,
  type MarketCell,
  type MarketPosition,
} from "@/lib/analyses/country-comparison/market-cell";
import { MEASURES, readMeasure, type Measure } from "@/lib/analyses/country-comparison/measure";
import { formatNumber, formatOrdinal, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { clsx } from "clsx";
import { toReason } from "./cell-words";
import styles from "./country.module.css";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";

interface StandingTableProps {
  cells: readonly MarketCell[];
  year: number;
  /** The column beside the difference: z or index. */
  beside: "z" | "index";
  markOf: (market: string) => SeriesMark;
  caption: string;
}

/** An axis that holds every difference and the average they are measured from. */
function toDifferenceScale(known: readonly KnownCell[]): Axis {
  const readings = known.flatMap((cell) => readMeasure(cell, "difference") ?? []);
  return toWholeAxis(
    Math.min(0, ...readings.map(({ low }) => low)),
    Math.max(0, ...readings.map(({ high }) => high)),
    5,
  );
}

/** As far as two labels of the narrow axis must be from each other, and from the long one of the average, as shares of it. */
const LABEL_GAP = { plain: 0.24, average: 0.45 } as const;

function AxisHead({ scale }: { scale: Axis }) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {toLabelledTicks(scale, LABEL_GAP).map((tick) => (
        <span key={tick} style={{ left: `${(100 * toShare(scale, tick)).toFixed(2)}%` }}>
          {tick > 0 ? `+${tick}` : tick < 0 ? `−${-tick}` : "Average"}
        </span>
      ))}
    </span>
  );
}

function PositionWords({ marketPosition }: { marketPosition: MarketPosition | null }) {
  if (!marketPosition) return <span className="text-ink-2">Not published</span>;
  return (
    <>
      <span className="block leading-5 whitespace-nowrap">
        <b className="font-semibold">{formatOrdinal(marketPosition.position)}</b> of {formatNumber(marketPosition.of)}
      </span>
      <span className="block text-s-2 leading-4 text-ink-2">
        {formatOrdinal(Math.floor(marketPosition.percentile))} percentile
        {marketPosition.range
          ? `, rank range ${formatRange(marketPosition.range.low, marketPosition.range.high)}`
          : null}
      </span>
    </>
  );
}

function Change({ cell, isHeaded }: { cell: KnownCell; isHeaded: boolean }) {
  if (!cell.change) return <span className="text-s-2 text-ink-2">No earlier year to compare</span>;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2.5">
      <SignedFigure value={cell.change.points} className="font-semibold" />
      <span className={clsx("text-s-2 text-ink-2", isHeaded && "md:hidden")}>since {cell.change.since}</span>
      <ClearMark of="change" isClear={cell.change.clear} />
    </span>
  );
}

function Beside({ cell, measure }: { cell: KnownCell; measure: Measure }) {
  const reading = readMeasure(cell, measure);
  const { digits, isSigned } = MEASURES[measure];
  if (!reading) return <span className="text-s-2 text-ink-2">No margin of error</span>;
  return isSigned ? (
    <SignedFigure value={reading.value} digits={digits} />
  ) : (
    <Figure value={reading.value} digits={digits} />
  );
}

/** A brand's markets on one axis, the one where it is highest above average first. */
export function StandingTable({ cells, year, beside, markOf, caption }: StandingTableProps) {
  const known = keepKnown(cells).toSorted((a, b) => b.difference - a.difference);
  const others = cells.filter((cell) => cell.status !== "known");
  const scale = toDifferenceScale(known);
  const years = new Set(known.flatMap(({ change }) => (change ? [change.since] : [])));
  // Markets may have had their previous study in different years: each row then names its own.
  const [since = null] = years.size === 1 ? years : [];
  return (
    <DataTable variant="figures" row={64} caption={caption} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Market</th>
          <th scope="col" className={styles.number}>
            Score
          </th>
          <th scope="col" className={styles.axis}>
            <span className="sr-only">95% interval of the distance</span>
            <AxisHead scale={scale} />
          </th>
          <th scope="col" className={styles.number}>
            From average
          </th>
          <th scope="col" className={styles.number}>
            {MEASURES[beside].name}
          </th>
          <th scope="col" className={clsx(styles.number, styles.spare)}>
            n
          </th>
          <th scope="col">Position in the market</th>
          <th scope="col">{since === null ? "Change" : `Change since ${since}`}</th>
        </tr>
      </thead>
      <tbody>
        {known.map((cell) => {
          const reading = readMeasure(cell, "difference");
          return (
            <tr key={cell.market.slug}>
              <th scope="row">
                <BrandMark
                  className="text-s0 font-semibold"
                  name={cell.market.name}
                  mark={markOf(cell.market.slug)}
                  note={`average ${formatNumber(cell.mean, DECIMALS.score)}`}
                />
              </th>
              <td className={styles.number}>
                <Figure value={cell.score} digits={DECIMALS.score} className="text-s3 font-semibold tracking-figure" />
              </td>
              <td className={styles.axis}>
                {reading ? <Whisker {...reading} scale={scale} mean={0} mark={markOf(cell.market.slug)} isOwn /> : null}
              </td>
              <td data-label="From average" className={clsx(styles.number, styles.start)}>
                <SignedFigure value={cell.difference} className="text-s1 font-semibold" />
              </td>
              <td data-label={MEASURES[beside].name} className={styles.number}>
                <Beside cell={cell} measure={beside} />
              </td>
              <td className={clsx(styles.number, styles.spare)}>{cell.n === null ? "–" : <Figure value={cell.n} />}</td>
              <td>
                <PositionWords marketPosition={cell.marketPosition} />
              </td>
              <td className={styles.beside}>
                <Change cell={cell} isHeaded={since !== null} />
              </td>
            </tr>
          );
        })}
        {others.map((cell) => (
          <tr key={cell.market.slug}>
            <th scope="row">
              <span className="block pl-6 text-s0 text-ink-2">{cell.market.name}</span>
            </th>
            <td colSpan={7} className={clsx(styles.wide, "text-ink-2")}>
              {toReason(cell, year)}
              {"marketPosition" in cell && cell.marketPosition
                ? ` It is ${formatOrdinal(cell.marketPosition.position)} of ${formatNumber(cell.marketPosition.of)} there.`
                : null}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
