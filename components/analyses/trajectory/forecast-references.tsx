import { MARGIN } from "@/components/charts/line-layout";
import { toYearRuns } from "@/lib/charts/drawing/line-layout";
import { px, toPath } from "@/lib/charts/drawing/path";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { type ForecastLayout, type ForecastPicture, isNear, knownOf } from "./forecast-layout";
import styles from "./forecast.module.css";

export interface LayerProps {
  picture: ForecastPicture;
  layout: ForecastLayout;
}

/** Half the width of the band or line of a year that is alone. */
export const LONE = 7;
/** Below this width words are short. */
const NARROW = 420;
/** Room that a word takes across, and above or below a line. */
const WORD = { width: 92, above: 9, below: 18 } as const;

/** Where along its line the words of a threshold touch fewest lines: above or below it. */
function findRoom(picture: ForecastPicture, { x, y, left }: ForecastLayout, at: number, wide: number) {
  const points = picture.strands.flatMap((strand) =>
    knownOf(strand).map(({ year, value }) => [x(year), y(value)] as const),
  );
  const end = x(picture.years.at(-1) ?? 0);
  const places = [0, 0.2, 0.4, 0.6].flatMap((share) =>
    [at - 7, at + 17].map((baseline) => ({ from: left + share * (end - left), baseline })),
  );
  const fits = places.filter(({ from }) => from === left || from + wide <= end);
  const touched = fits.map(
    ({ from, baseline }) =>
      points.filter(
        ([across, up]) => across > from - 30 && across < from + wide + 30 && up > baseline - 20 && up < baseline + 12,
      ).length,
  );
  return fits[touched.indexOf(Math.min(...touched))] ?? { from: left, baseline: at - 7 };
}

/** The score of a position to reach. */
export function Threshold({ picture, layout, width }: LayerProps & { width: number }) {
  if (!picture.threshold || !isNear(picture)) return null;
  const { y, left } = layout;
  const at = y(picture.threshold.value);
  const label = width < NARROW ? picture.threshold.brief : picture.threshold.label;
  const room = findRoom(picture, layout, at, textWidth(label, 12));
  return (
    <g>
      <path className="stroke-ink" strokeDasharray="1.5 3" d={`M${left} ${px(at)}H${px(width - MARGIN.right + 4)}`} />
      <text className={styles.word} x={px(room.from)} y={px(room.baseline)}>
        {label}
      </text>
    </g>
  );
}

/** The market's line ends with the measured years: the market has no forecast. */
export function Average({ picture, layout: { x, y, left, bottom } }: LayerProps) {
  const { average } = picture;
  const first = average[0];
  if (!first) return null;
  const from = Math.max(left, x(first.year));
  // Beyond the dashes, as far as the text extends.
  const beside = average.flatMap((at, index) => (index < 2 || x(at.year) <= from + WORD.width ? [y(at.value)] : []));
  const under = Math.max(...beside) + WORD.below;
  const baseline = under < bottom - 22 ? under : Math.min(...beside) - WORD.above;
  return (
    <g>
      {toYearRuns(average, picture.years).map((run) => (
        <path
          key={run[0]?.year}
          className="mean-line"
          d={toPath(
            run.length > 1
              ? run.map((at) => [x(at.year), y(at.value)])
              : run.flatMap((at) => [
                  [x(at.year) - 2 * LONE, y(at.value)] as const,
                  [x(at.year) + 2 * LONE, y(at.value)] as const,
                ]),
          )}
        />
      ))}
      <text className={styles.word} x={px(from)} y={px(baseline)}>
        Market average
      </text>
    </g>
  );
}
