import type { Axis } from "@/lib/charts/drawing/axis";
import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import { type SideLabel, SideLabels } from "@/components/charts/side-labels";
import { Figure } from "@/components/charts/figure";
import { px } from "@/lib/charts/drawing/path";
import { type DrawnStrand, type ForecastPicture, toForecastLayout } from "./forecast-layout";
import styles from "./forecast.module.css";
import { DECIMALS } from "@/lib/platform/words/format";

interface ForecastLabelsProps {
  picture: ForecastPicture;
  axis: Axis;
  height: number;
}

interface FanLabel {
  key: string;
  name: string;
  brief: string;
  value: number;
}

const GAP = 19;

/** Ends of the fan's bands and its middle, from the top; without a forecast the last measured score. */
function toFanLabels(strand: DrawnStrand | undefined): FanLabel[] {
  const last = strand?.ahead.at(-1);
  if (!last) {
    const measured = strand?.measured.findLast(({ value }) => value !== null);
    return measured?.value == null
      ? []
      : [{ key: "middle", name: String(measured.year), brief: String(measured.year), value: measured.value }];
  }
  const ends = (["p95", "p80", "p50"] as const).flatMap((key) =>
    last[key] ? [{ key, name: `${key.slice(1)}%`, ...last[key] }] : [],
  );
  return [
    ...ends.map(({ key, name, high }) => ({ key: `${key} high`, name, brief: name, value: high })),
    { key: "middle", name: "Central forecast", brief: "Central", value: last.value },
    ...ends.toReversed().map(({ key, name, low }) => ({ key: `${key} low`, name, brief: name, value: low })),
  ];
}

function FanLabels({ picture, axis, height }: ForecastLabelsProps) {
  const { y, top, bottom } = toForecastLayout(picture, axis, 0, height);
  const labels = toFanLabels(picture.strands.find(({ isOwn }) => isOwn));
  const wanted = labels.map(({ value }) => y(value));
  const tops = spreadLabels(wanted, GAP, top - 12, bottom - 4);
  return (
    <>
      <svg width="26" height={height} aria-hidden="true" className="absolute top-0 left-0">
        {labels.map(({ key }, index) => (
          <path
            key={key}
            className="fill-none stroke-rule-strong"
            d={`M-6 ${px(wanted[index] ?? 0)}H1L10 ${px(tops[index] ?? 0)}H13`}
          />
        ))}
      </svg>
      {labels.map(({ key, name, brief, value }, index) => (
        <span
          key={key}
          className={`${styles.label} ${key === "middle" ? styles.middle : ""}`}
          style={{ top: tops[index] }}
        >
          <span>
            <span className={styles.brief}>{brief}</span>
            <span className={styles.long}>{name}</span>
          </span>
          <Figure value={value} digits={DECIMALS.score} />
        </span>
      ))}
    </>
  );
}

/** Names and middle forecasts beside the lines of several brands. */
function BrandLabels({ picture, axis, height }: ForecastLabelsProps) {
  const { y, top, bottom } = toForecastLayout(picture, axis, 0, height);
  const labels = picture.strands.flatMap(({ slug, name, isOwn, measured, ahead }): SideLabel[] => {
    const value = ahead.at(-1)?.value ?? measured.findLast((at) => at.value !== null)?.value ?? null;
    return value === null ? [] : [{ key: slug, name, value, y: y(value), kind: isOwn ? "own" : "brand" }];
  });
  return <SideLabels labels={labels} height={height} digits={DECIMALS.score} top={top - 8} bottom={bottom + 8} />;
}

/** What is beside a drawing of forecasts. */
export function ForecastLabels(props: ForecastLabelsProps) {
  return props.picture.kind === "fan" ? <FanLabels {...props} /> : <BrandLabels {...props} />;
}
