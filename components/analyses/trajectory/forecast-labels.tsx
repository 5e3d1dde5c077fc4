import { Figure } from "@/components/charts/figure";
import { Marker } from "@/components/charts/marker";
import type { Axis } from "@/lib/charts/drawing/axis";
import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { px } from "@/lib/charts/drawing/path";
import { DECIMALS, formatRange } from "@/lib/platform/words/format";
import { type DrawnStrand, type ForecastPicture, spanOf, toForecastLayout } from "./forecast-layout";
import styles from "./forecast.module.css";

interface ForecastLabelsProps {
  picture: ForecastPicture;
  axis: Axis;
  height: number;
}

/** The label at the end of a brand's line. */
export interface StrandEnd {
  strand: DrawnStrand;
  value: number;
  range: string | null;
  /** Of a brand without a forecast: the year of its last score. */
  measured: number | null;
}

const HEAD = 24;
const LETTERS = 14;
/** Room for a name beside its mark, its forecast and the range, and that of bold letters over regular ones. */
const NAME_ROOM = 120;
const BOLD = 1.08;
/** Rows of a name with what stands below it, on one line or two. */
const PITCH = { single: 44, double: 64 } as const;

/** The rows' first lines: in the order of the lines' ends, apart as far as their names need, moved as little as possible. */
export function toLabelTops(
  ends: readonly { name: string; y: number }[],
  top: number,
  bottom: number,
): { tops: number[]; pitch: number } {
  const isDouble = ends.some(({ name }) => textWidth(name, LETTERS) * BOLD > NAME_ROOM);
  const pitch = PITCH[isDouble ? "double" : "single"];
  const tops = spreadLabels(
    ends.map(({ y }) => y),
    pitch,
    top,
    // Below the last first line stands the rest of its row.
    bottom - (pitch - PITCH.single),
  );
  return { tops, pitch };
}

/** The last forecast of each brand with its range, otherwise its last score; brands without either are left out. */
export function toStrandEnds({ strands }: ForecastPicture): StrandEnd[] {
  return strands.flatMap((strand): StrandEnd[] => {
    const last = strand.ahead.at(-1);
    if (last) {
      const { low, high } = spanOf(last);
      return [{ strand, value: last.value, range: formatRange(low, high, DECIMALS.score), measured: null }];
    }
    const at = strand.measured.findLast(({ value }) => value !== null);
    return at?.value == null ? [] : [{ strand, value: at.value, range: null, measured: at.year }];
  });
}

/** The range beside the forecasts: "80%". */
export const sayRange = ({ strands }: ForecastPicture): string =>
  strands.some(({ ahead }) => ahead.at(-1)?.p80) ? "80%" : "95%";

export function StrandMark({ strand: { mark, ahead } }: { strand: DrawnStrand }) {
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true" className="mt-0.5 size-4 shrink-0">
      <Marker mark={mark} radius={5} isHollow={ahead.length > 0} strokeWidth={ahead.length > 0 ? 2 : 0} />
    </svg>
  );
}

/** Names, forecasts and ranges beside the ends of the lines, each with a leader. */
export function ForecastLabels({ picture, axis, height }: ForecastLabelsProps) {
  const { y, top, bottom } = toForecastLayout(picture, axis, 0, height);
  const ends = toStrandEnds(picture);
  const wanted = ends.map(({ value }) => y(value));
  const { tops } = toLabelTops(
    ends.map(({ strand: { name } }, at) => ({ name, y: wanted[at] ?? 0 })),
    top + HEAD,
    bottom - 8,
  );
  const last = picture.yearsAhead.at(-1);
  return (
    <>
      {last === undefined ? null : (
        <p className={styles.labelHead}>
          <span>{last}, central forecast</span>
          <span className={styles.range}>{sayRange(picture)} range</span>
        </p>
      )}
      <svg width="26" height={height} aria-hidden="true" className="absolute top-0 left-0">
        {ends.map(({ strand }, index) => (
          <path
            key={strand.slug}
            className="fill-none stroke-control"
            d={`M0 ${px(wanted[index] ?? 0)}H5L17 ${px(tops[index] ?? 0)}H24`}
          />
        ))}
      </svg>
      {ends.map(({ strand, value, range, measured }, index) => (
        <div key={strand.slug} className={styles.label} style={{ top: tops[index] }}>
          <StrandMark strand={strand} />
          <span
            className={`line-clamp-2 wrap-anywhere ${strand.isOwn ? styles.middle : "font-semibold"}`}
            title={strand.name}
          >
            {strand.name}
          </span>
          <b className="font-figure">
            <Figure value={value} digits={DECIMALS.score} />
          </b>
          <span className={styles.range}>{range ?? measured}</span>
          {strand.note ? <span className={styles.note}>{strand.note}</span> : null}
        </div>
      ))}
    </>
  );
}
