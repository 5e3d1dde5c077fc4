import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { toShare } from "@/lib/charts/drawing/axis";
import { px } from "@/lib/charts/drawing/path";
import { TooFew } from "@/components/charts/too-few";
import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import type { SlopePanel } from "@/lib/analyses/consumers/behaviour-groups/slopes";
import { isKnown } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { clearWords } from "@/lib/platform/words/clear-words";
import { toGroupMark } from "./group-mark";
import styles from "./groups.module.css";

interface SlopeChartProps {
  panel: SlopePanel;
  from: number;
  to: number;
  /** Highest share of the axis, which begins at 0. */
  most: number;
  groups: readonly Item[];
}

const WIDTH = 164;
const HEIGHT = 228;
const [TOP, FLOOR, LEFT, RIGHT] = [14, 196, 36, 122];
const LABEL = 15;

/** The groups among one kind of people in two years: thick and filled where the change is tested. */
export function SlopeChart({ panel, from, to, most, groups }: SlopeChartProps) {
  const scale = { min: 0, max: most, ticks: [] };
  const y = (value: number) => FLOOR - toShare(scale, value) * (FLOOR - TOP);
  const lines = panel.slopes.flatMap(({ from: first, to: last, ...slope }) =>
    isKnown(first) && isKnown(last) ? [{ ...slope, first, last }] : [],
  );
  const starts = spreadLabels(
    lines.map(({ first }) => y(first.value)),
    LABEL,
    TOP,
    FLOOR - 4,
  );
  const ends = spreadLabels(
    lines.map(({ last }) => y(last.value)),
    LABEL,
    TOP,
    FLOOR - 4,
  );
  const asked = panel.slopes[0];
  const descriptions = lines.map(
    ({ name, first, last, change }) =>
      `${name} from ${formatNumber(100 * first.value)} to ${formatNumber(100 * last.value)}%, ${clearWords("change", change?.isClear ?? false).toLowerCase()}`,
  );
  const none = `not shown: ${asked?.from?.n ?? 0} people asked in ${from}, ${asked?.to?.n ?? 0} in ${to}`;
  return (
    <svg
      role="img"
      aria-label={`${panel.name}: ${descriptions.join("; ") || none}`}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.slope}
    >
      <path d={`M${LEFT} ${TOP}V${FLOOR}M${RIGHT} ${TOP}V${FLOOR}`} stroke="var(--rule)" />
      <path d={`M${LEFT - 4} ${FLOOR}H${RIGHT + 4}`} stroke="var(--ink-2)" />
      {lines.length === 0 ? (
        <>
          <TooFew x={LEFT + 4} y={TOP + 20} width={RIGHT - LEFT - 8} height={FLOOR - TOP - 44} />
          <text x={LEFT} y={FLOOR - 8}>
            n = {asked?.from?.n ?? 0} and {asked?.to?.n ?? 0}
          </text>
        </>
      ) : null}
      {lines.map(({ group, first, last, change }, index) => {
        const mark = toGroupMark(groups, group);
        const isClear = change?.isClear ?? false;
        const [top, end] = [y(first.value), y(last.value)];
        return (
          <g key={group}>
            <path
              d={`M${LEFT} ${px(top)}L${RIGHT} ${px(end)}`}
              stroke={pageColour(mark.colour)}
              strokeWidth={isClear ? 2.75 : 1.25}
            />
            {[
              [LEFT, top],
              [RIGHT, end],
            ].map(([left, at]) => (
              <Marker
                key={left}
                mark={mark}
                radius={4}
                at={[left ?? 0, at ?? 0]}
                isHollow={!isClear}
                strokeWidth={isClear ? 1 : 1.5}
              />
            ))}
            <text x={LEFT - 10} y={px((starts[index] ?? top) + 4)} textAnchor="end">
              {formatNumber(100 * first.value, DECIMALS.percent)}
            </text>
            <text x={RIGHT + 10} y={px((ends[index] ?? end) + 4)} className={isClear ? styles.strong : undefined}>
              {formatNumber(100 * last.value, DECIMALS.percent)}
            </text>
          </g>
        );
      })}
      <text x={LEFT} y={FLOOR + 20} textAnchor="middle">
        {from}
      </text>
      <text x={RIGHT} y={FLOOR + 20} textAnchor="middle">
        {to}
      </text>
    </svg>
  );
}
