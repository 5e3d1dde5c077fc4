import { pageColour } from "@/lib/charts/drawing/colours";
import { px } from "@/lib/charts/drawing/path";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { LoneMarker } from "@/components/charts/marker";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import styles from "./whisker.module.css";

interface WhiskerProps {
  value: number;
  low: number;
  high: number;
  /** Axis ends shared by all rows. */
  scale: { min: number; max: number };
  /** The market average on the same axis, as a dashed line. */
  mean: number | null;
  /** Null or undefined: a brand without its own mark, in grey. */
  mark?: SeriesMark | null;
  isOwn?: boolean;
  digits?: number;
}

const GREY: SeriesMark = { colour: "ink-2", shape: "circle" };

/** An estimate in its 95% interval on an axis that all rows of a table share. */
export function Whisker({ value, low, high, scale, mean, mark, isOwn = false, digits = DECIMALS.score }: WhiskerProps) {
  const share = (point: number) => Math.min(1, Math.max(0, (point - scale.min) / (scale.max - scale.min || 1)));
  const percent = (part: number) => `${px(100 * part)}%`;
  const drawn = mark ?? GREY;
  // What the module draws is told by numbers alone: a page has a hundred of these.
  const places = {
    "--c": pageColour(drawn.colour),
    "--low": percent(share(low)),
    "--wide": percent(share(high) - share(low)),
    "--at": percent(share(value)),
    "--mean": mean === null ? undefined : percent(share(mean)),
  } as React.CSSProperties;
  return (
    <span className={styles.track} data-own={isOwn || undefined} style={places}>
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <LoneMarker mark={drawn} radius={5} />
      </svg>
      <span className="sr-only">
        {`${formatNumber(value, digits)}, 95% interval ${formatRange(low, high, digits)}`}
      </span>
    </span>
  );
}
