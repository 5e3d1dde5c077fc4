import { SmallestBase } from "@/components/layout/shown-study";
import { pageColour } from "@/lib/charts/drawing/colours";
import { Whisker } from "@/components/charts/whisker";
import { Monogram } from "@/components/rankings/monogram";
import { Figure } from "@/components/charts/figure";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { toAxisPercent, type RankAxis } from "@/components/rankings/rank-axis";
import { SignedFigure } from "@/components/charts/signed-figure";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import type { BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";
import { measureOf } from "@/lib/analyses/single-country/measure";
import { toRankPlace, type RankView } from "@/lib/analyses/single-country/rank-view";
import type { Standing } from "@/lib/analyses/single-country/subject";
import cells from "./rank-cells.module.css";
import styles from "./rank-table.module.css";
import { ClearMark } from "@/components/charts/clear-mark";

interface RankRowProps {
  row: Standing;
  wave: MarketWave | null;
  scale: { min: number; max: number };
  /** Positions of the whole market. */
  axis: RankAxis;
  isIndex: boolean;
  /** The list of which the position is shown. */
  list: RankView["list"];
}

function Score({ at }: { at: BrandYear }) {
  if (at.score !== null) return <Figure value={at.score} digits={DECIMALS.score} />;
  if (at.n === null) return <span className="text-s-2 font-normal tracking-normal text-ink-2">Position only</span>;
  return (
    <span className={cells.few}>
      <span>n = {formatNumber(at.n)}</span>
    </span>
  );
}

type Place = ReturnType<typeof toRankPlace>;

function RankRange({ place: { position, range }, axis }: { place: Place; axis: RankAxis }) {
  if (!range) return <span className="text-ink-2">Not published</span>;
  const [low, high] = [toAxisPercent(axis, range.low), toAxisPercent(axis, range.high)];
  return (
    <span className="grid grid-tail-16 items-center gap-3">
      <span aria-hidden="true" className={cells.track}>
        <span className={cells.span} style={{ left: `${low}%`, width: `${high - low}%` }} />
        {position === null ? null : <span className={cells.at} style={{ left: `${toAxisPercent(axis, position)}%` }} />}
      </span>
      <span className="whitespace-nowrap">{formatRange(range.low, range.high)}</span>
    </span>
  );
}

function Change({ at, before }: { at: BrandYear; before: boolean }) {
  if (!at.change)
    return <span className="text-s-2 text-ink-2">{before ? "No earlier score" : "First year in your plan"}</span>;
  return (
    <span className="grid grid-cols-[minmax(3.5rem,1fr)_6.75rem] items-baseline gap-2.5 max-md:grid-cols-[auto_1fr]">
      <b className="text-right text-s1 font-semibold">
        <SignedFigure value={at.change.points} />
      </b>
      <ClearMark of="change" isClear={at.change.clear} />
    </span>
  );
}

/** One brand of the industry: position in the list shown, score with its interval, standardised score and change. */
export function RankRow({ row, wave, scale, axis, isIndex, list }: RankRowProps) {
  const { brand, at, order, slot } = row;
  const mark = slot === null ? null : toSeriesMark(slot);
  const figure = measureOf(at, wave, { scale: "score", part: "score" });
  const place = toRankPlace(at, list);
  const standard = isIndex ? at.index : at.z;
  return (
    <tr
      data-own={order === 0 || undefined}
      style={{ "--c": pageColour(mark?.colour ?? "ink-2") } as React.CSSProperties}
    >
      <td className={styles.rank}>
        {place.position === null ? <span className="text-s-1 font-normal">–</span> : <Figure value={place.position} />}
      </td>
      <th scope="row" className={styles.name}>
        <span className="flex min-w-0 items-center gap-3 pr-2">
          <span className={mark ? "relative shrink-0" : "shrink-0"}>
            <Monogram name={brand.name} className="size-8" />
            {mark ? (
              <span className="absolute -right-2 -bottom-2 grid size-5 place-items-center rounded-full bg-paper">
                <SeriesMarker mark={mark} className="size-4" />
              </span>
            ) : null}
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2 leading-5 wrap-anywhere">{brand.name}</span>
            {place.range ? (
              <small className={`${styles.under} text-s-2 leading-4 font-normal text-ink-2`}>
                Rank range {formatRange(place.range.low, place.range.high)} of {formatNumber(axis.max)}
              </small>
            ) : null}
          </span>
        </span>
      </th>
      <td className={styles.score}>
        <Score at={at} />
      </td>
      <td className={styles.interval}>
        {figure ? (
          <>
            <Whisker {...figure} scale={scale} mean={wave?.mean ?? null} mark={mark} isOwn={order === 0} />
            <span aria-hidden="true" className={cells.ends95}>
              {formatRange(figure.low, figure.high, DECIMALS.score)}
            </span>
          </>
        ) : at.n === null ? null : (
          <span className="text-s-2 text-ink-2">
            Not shown: fewer than <SmallestBase /> people asked
          </span>
        )}
      </td>
      <td className={styles.standard}>
        {standard === null ? (
          <span className="text-s-2 text-ink-2">None</span>
        ) : isIndex ? (
          <Figure value={standard} />
        ) : (
          <SignedFigure value={standard} digits={DECIMALS.z} />
        )}
      </td>
      <td className={styles.count}>
        {at.n === null ? <span className="text-s-2 text-ink-2">None</span> : <Figure value={at.n} />}
      </td>
      {list === "market" ? (
        <td className={styles.range}>
          <RankRange place={place} axis={axis} />
        </td>
      ) : null}
      <td className={styles.change}>
        <Change at={at} before={wave?.compared != null} />
      </td>
    </tr>
  );
}
