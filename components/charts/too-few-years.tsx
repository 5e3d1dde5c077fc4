import { Marker } from "@/components/charts/marker";
import { TooFew } from "@/components/charts/too-few";
import { px } from "@/lib/charts/drawing/path";
import type { LineSeries } from "./chart-series";

/** Space for "n = 39" next to its field. */
const TOO_FEW_ROOM = 76;

interface TooFewYearsProps {
  series: readonly LineSeries[];
  years: readonly number[];
  xScale: (year: number) => number;
  innerHeight: number;
  innerWidth: number;
}

/** Hatched fields at the bottom for years with too few people asked, stepped if years are close. */
export function TooFewYears({ series, years, xScale, innerHeight, innerWidth }: TooFewYearsProps) {
  const few = years.flatMap((year) =>
    series.flatMap(({ slug, mark, points }) =>
      points.flatMap((point) =>
        point.year === year && point.value === null && point.n !== null
          ? [{ slug, mark, year, n: point.n, x: xScale(year) }]
          : [],
      ),
    ),
  );
  return few.map(({ slug, mark, year, n, x }, index) => {
    const level = few.slice(0, index).filter((before) => x - before.x < TOO_FEW_ROOM).length;
    const side = x > innerWidth - TOO_FEW_ROOM ? -1 : 1;
    return (
      <g key={`${year} ${slug}`} transform={`translate(${px(x)} ${innerHeight - 20 - level * 20})`}>
        <TooFew x={-7} y={0} width={14} height={16} />
        <Marker mark={mark} radius={3} at={[14 * side, 8]} strokeWidth={0} />
        <text className="halo fill-ink-2 text-s-2" x={20 * side} y="12" textAnchor={side < 0 ? "end" : "start"}>
          n = {n}
        </text>
      </g>
    );
  });
}
