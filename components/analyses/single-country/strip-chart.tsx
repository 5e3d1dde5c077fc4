import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { px } from "@/lib/charts/drawing/path";
import { shorten } from "@/lib/platform/words/shorten";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { formatNumber } from "@/lib/platform/words/format";
import { positionLabel, stackDots } from "@/lib/analyses/single-country/strip-layout";
import type { StripBrand } from "@/lib/analyses/single-country/strip";
import styles from "./strip.module.css";

interface StripChartProps {
  brands: readonly StripBrand[];
  average: number | null;
  averageLabel: string;
  digits: number;
  unit: string;
  label: string;
}

const RADIUS = 5.5;
const PITCH = 13.5;
const ROW = 29;
/** Mean width of a letter of 14 px, for the room a label takes. */
const LETTER = 7.4;

function Drawing({ brands, average, averageLabel, digits, unit, label, width }: StripChartProps & { width: number }) {
  const chosen = brands
    .filter(({ order }) => order !== null)
    .toSorted((a, b) => b.value - a.value || a.slug.localeCompare(b.slug, "en"));
  const ends = [
    ...brands.map(({ value }) => value),
    ...chosen.flatMap(({ low, high }) => [low, high]),
    ...(average === null ? [] : [average]),
  ];
  const scale = toWholeAxis(Math.min(...ends), Math.max(...ends), width < 400 ? 5 : 7);
  const toX = (value: number) => 8 + toShare(scale, value) * (width - 16);
  const dots = stackDots(
    brands.map(({ slug, value }) => ({ slug, x: toX(value) })),
    2 * RADIUS + 2,
  );
  const lanes = Math.max(...dots.map(({ lane }) => lane)) + 1;
  const floor = 14 + lanes * PITCH;
  const bottom = floor + 36 + chosen.length * ROW;
  const dotOf = new Map(dots.map((dot) => [dot.slug, dot]));
  const toY = (lane: number) => floor - RADIUS - 3 - lane * PITCH;
  const description = chosen.map(({ name, value }) => `${name} ${formatNumber(value, digits)}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={`${label}. ${description}`}
      width={width}
      height={bottom + 20}
      viewBox={`0 0 ${width} ${bottom + 20}`}
      className={styles.chart}
    >
      {average === null ? null : (
        <>
          <path className="mean-line" d={`M${px(toX(average))} 4V${bottom}`} />
          <text
            className={styles.axisLabel}
            x={px(Math.min(width - 66, Math.max(66, toX(average))))}
            y={bottom + 15}
            textAnchor="middle"
          >
            {averageLabel} {formatNumber(average, digits)}
            {unit}
          </text>
        </>
      )}
      <path className="stroke-ink-2" d={`M0 ${floor}H${width}`} />
      {scale.ticks.map((tick, index) => (
        <g key={tick}>
          <path className="stroke-ink-2" d={`M${px(toX(tick))} ${floor}v5`} />
          <text
            className={styles.axisLabel}
            x={px(index === 0 ? 0 : index === scale.ticks.length - 1 ? width : toX(tick))}
            y={floor + 20}
            textAnchor={index === 0 ? "start" : index === scale.ticks.length - 1 ? "end" : "middle"}
          >
            {formatNumber(tick)}
            {unit}
          </text>
        </g>
      ))}
      {chosen.map(({ slug }, index) => {
        const dot = dotOf.get(slug);
        return dot ? (
          <path
            key={slug}
            className="stroke-rule-strong"
            d={`M${px(dot.x)} ${px(toY(dot.lane) + RADIUS)}V${floor + 42 + index * ROW}`}
          />
        ) : null;
      })}
      <g className="fill-rule stroke-control">
        {brands.map(({ slug, name, value, order }) => {
          const dot = dotOf.get(slug);
          if (!dot || order !== null) return null;
          return (
            <circle key={slug} cx={px(dot.x)} cy={px(toY(dot.lane))} r={RADIUS}>
              <title>{`${name} ${formatNumber(value, digits)}${unit}`}</title>
            </circle>
          );
        })}
      </g>
      {chosen.map(({ slug, name, value, low, high, order, slot }, index) => {
        const dot = dotOf.get(slug);
        const mark = toSeriesMark(slot ?? 0);
        const y = floor + 42 + index * ROW;
        const text = shorten(name, width < 400 ? 16 : 26);
        const label = positionLabel(toX(low), toX(high), Array.from(text).length * LETTER + 44, width);
        return (
          <g key={slug}>
            <path
              className="fill-none"
              strokeWidth="1.5"
              stroke={pageColour(mark.colour)}
              d={`M${px(toX(low))} ${y}H${px(toX(high))}M${px(toX(low))} ${y - 5}v10M${px(toX(high))} ${y - 5}v10`}
            />
            <Marker mark={mark} radius={4} at={[toX(value), y]} strokeWidth={0} />
            {dot ? <Marker mark={mark} radius={RADIUS} at={[dot.x, toY(dot.lane)]} strokeWidth={0} /> : null}
            <text className={order === 0 ? styles.own : undefined} x={px(label.x)} y={y + 5} textAnchor={label.anchor}>
              {text} {formatNumber(value, digits)}
              {unit}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** All brands of an industry on one axis, a dot each, and below it the intervals of those chosen. */
export function StripChart(props: StripChartProps) {
  return (
    <div className="@container">
      <div className={styles.wide}>
        <Drawing {...props} width={736} />
      </div>
      <div className={styles.middle}>
        <Drawing {...props} width={632} />
      </div>
      <div className={styles.narrow}>
        <Drawing {...props} width={350} />
      </div>
    </div>
  );
}
