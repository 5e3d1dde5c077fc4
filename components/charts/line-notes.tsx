import type { LineCustomSvgLayerProps } from "@nivo/line";
import { px } from "@/lib/charts/drawing/path";
import type { LineNote, LineSeries } from "./chart-series";
import { isKnown } from "./line-layout";
import { positionNotes } from "./note-positions";

type Layer = LineCustomSvgLayerProps<{ id: string; data: { x: number; y: number | null }[] }>;

/** Notes next to their points, clear of the lines. */
export function LineNotes({
  notes,
  series,
  xScale,
  yScale,
  innerWidth,
  innerHeight,
}: { notes: readonly LineNote[]; series: readonly LineSeries[] } & Pick<
  Layer,
  "xScale" | "yScale" | "innerWidth" | "innerHeight"
>) {
  const lines = series.map(({ points }) =>
    points.filter(isKnown).map(({ year, value }) => ({ x: xScale(year), y: yScale(value) })),
  );
  const about = notes.flatMap(({ year, slug, text }) => {
    const point = series.find((line) => line.slug === slug)?.points.find((each) => each.year === year);
    return point && isKnown(point) ? [{ key: `${slug} ${year}`, text, x: xScale(year), y: yScale(point.value) }] : [];
  });
  return positionNotes(about, { left: -30, right: innerWidth, top: 0, bottom: innerHeight - 4, lines }).map(
    ({ key, text, x, y, left, baseline, isCentred }) => (
      <g key={key}>
        {isCentred ? (
          <path
            d={
              baseline < y
                ? `M${px(x)} ${px(baseline + 5)}V${px(y - 7)}`
                : `M${px(x)} ${px(y + 7)}V${px(baseline - 12)}`
            }
            style={{ stroke: "var(--ink-2)" }}
          />
        ) : null}
        <text className="halo fill-ink-2 text-s-2" x={px(left)} y={px(baseline)}>
          {text}
        </text>
      </g>
    ),
  );
}
