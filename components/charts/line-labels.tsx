import type { Axis } from "@/lib/charts/drawing/axis";
import type { AveragePoint, LineSeries } from "./chart-series";
import { isKnown, MARGIN, toY } from "./line-layout";
import { type SideLabel, SideLabels } from "./side-labels";

interface LineLabelsProps {
  series: readonly LineSeries[];
  average: readonly AveragePoint[] | null;
  averageLabel: string;
  axis: Axis;
  height: number;
  digits: number;
}

const latestFirst = (a: { year: number }, b: { year: number }) => b.year - a.year;

/** Each line's name and latest value. */
export function LineLabels({ series, average, averageLabel, axis, height, digits }: LineLabelsProps) {
  const at = toY(axis, height);
  const labels = series.flatMap(({ slug, name, isOwn, points }): SideLabel[] => {
    const last = points.filter(isKnown).toSorted(latestFirst)[0];
    return last ? [{ key: slug, name, value: last.value, y: at(last.value), kind: isOwn ? "own" : "brand" }] : [];
  });
  const mean = average?.filter(({ value }) => value !== null).toSorted(latestFirst)[0]?.value ?? null;
  if (mean !== null)
    labels.push({
      key: "",
      name: averageLabel,
      short: averageLabel.split(" ")[0] ?? averageLabel,
      value: mean,
      y: at(mean),
      kind: "average",
    });
  return (
    <SideLabels
      labels={labels}
      height={height}
      digits={digits}
      top={MARGIN.top - 8}
      bottom={height - MARGIN.bottom + 8}
    />
  );
}
