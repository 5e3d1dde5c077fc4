import { type LineCustomSvgLayerProps, Line, type SliceTooltipProps } from "@nivo/line";
import type { InterviewLine } from "@/components/accounts/releases/interview-lines";
import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { formatNumber } from "@/lib/platform/words/format";

interface InterviewsDrawingProps {
  lines: readonly InterviewLine[];
  width: number;
  height: number;
}

interface Series {
  id: string;
  data: readonly { x: number; y: number | null }[];
}

/** What of nivo's look is not ours. */
const THEME = {
  text: { fill: "var(--ink-2)", fontFamily: "inherit", fontSize: 12 },
  grid: { line: { stroke: "var(--rule)" } },
  crosshair: { line: { stroke: "var(--ink)", strokeWidth: 1, strokeDasharray: "none" } },
};

/** Pixels that a year takes below the axis. */
const YEAR = 48;

/** nivo's line chart of interviews by year; hover reads a year. */
export function InterviewsDrawing({ lines, width, height }: InterviewsDrawingProps) {
  const lineOf = (id: string | number) => lines.find(({ name }) => name === id);
  const colourOf = (id: string | number) => pageColour(lineOf(id)?.mark.colour ?? "ink");
  const years = lines[0]?.points.map(({ year }) => year) ?? [];
  const every = Math.max(1, Math.ceil((years.length * YEAR) / width));

  const Points = ({ points }: LineCustomSvgLayerProps<Series>) =>
    points.map(({ id, seriesId, x, y }) => {
      const line = lineOf(seriesId);
      return line ? <Marker key={id} mark={line.mark} radius={4.5} at={[x, y]} strokeWidth={1.5} /> : null;
    });
  const Reading = ({ slice }: SliceTooltipProps<Series>) => (
    <div className="border border-control bg-paper px-3 py-2 text-s-1 leading-5 text-ink">
      <b className="font-semibold">{Number(slice.points[0]?.data.x)}</b>
      {slice.points
        .toSorted((a, b) => a.y - b.y)
        .map(({ id, seriesId, data }) => (
          <div key={id} className="flex justify-between gap-4">
            <span>{seriesId}</span>
            <b className="font-figure">{formatNumber(Number(data.y))}</b>
          </div>
        ))}
    </div>
  );

  return (
    <Line<Series>
      width={width}
      height={height}
      margin={{ top: 12, right: 24, bottom: 32, left: 52 }}
      data={lines.map(({ name, points }) => ({
        id: name,
        data: points.map(({ year, interviews }) => ({ x: year, y: interviews })),
      }))}
      xScale={{ type: "linear", min: "auto", max: "auto" }}
      yScale={{ type: "linear", min: 0, max: "auto", nice: true }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 12,
        tickValues: years.filter((_, at) => (years.length - 1 - at) % every === 0),
      }}
      axisLeft={{ tickSize: 0, tickPadding: 10, tickValues: 5, format: (value) => formatNumber(Number(value)) }}
      gridYValues={5}
      enableGridX={false}
      colors={({ id }) => colourOf(id)}
      theme={THEME}
      enableSlices="x"
      sliceTooltip={Reading}
      layers={["grid", "axes", "lines", Points, "slices"]}
      animate={false}
      role="img"
      ariaLabel={`Interviews by year: ${lines.map(({ name }) => name).join(", ")}. The tables below have the same numbers.`}
    />
  );
}
