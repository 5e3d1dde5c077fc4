import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { px } from "@/lib/charts/drawing/path";
import type { ForecastYear } from "@/lib/analyses/predictions/dataset";
import { type DrawnStrand, type ForecastPicture, type ForecastLayout, spanOf } from "./forecast-layout";

interface ForecastAheadProps {
  strand: DrawnStrand;
  order: number;
  picture: ForecastPicture;
  layout: ForecastLayout;
}

/** The bands from the widest, and how much of the brand's colour each has. */
const BANDS = [
  { key: "p95", share: 24 },
  { key: "p80", share: 42 },
  { key: "p50", share: 66 },
] as const;

function Fan({
  strand: { mark, ahead },
  start,
  layout: { x, y },
}: Pick<ForecastAheadProps, "strand" | "layout"> & { start: { year: number; value: number } }) {
  return BANDS.map(({ key, share }) => {
    const known = ahead.flatMap((at): { year: number; low: number; high: number }[] =>
      at[key] ? [{ year: at.year, ...at[key] }] : [],
    );
    if (known.length === 0) return null;
    const points = [
      ...known.map(({ year, high }) => [x(year), y(high)] as const),
      ...known.toReversed().map(({ year, low }) => [x(year), y(low)] as const),
    ];
    const d = `M${px(x(start.year))} ${px(y(start.value))}L${points.map(([left, top]) => `${px(left)} ${px(top)}`).join("L")}Z`;
    return (
      <path
        key={key}
        d={d}
        style={{ fill: `color-mix(in oklab, ${pageColour(mark.colour)} ${share}%, var(--paper-sunk))` }}
      />
    );
  });
}

/** The 80% interval of the last year, beside it, so that those of several brands do not cover each other. */
function Whisker({
  strand: { mark },
  last,
  at,
  y,
}: {
  strand: DrawnStrand;
  last: ForecastYear;
  at: number;
  y: ForecastLayout["y"];
}) {
  const { low, high } = spanOf(last);
  const d = `M${px(at)} ${px(y(high))}V${px(y(low))}M${px(at - 3)} ${px(y(high))}h6M${px(at - 3)} ${px(y(low))}h6`;
  return (
    <g>
      <path d={d} fill="none" strokeWidth="2" style={{ stroke: pageColour(mark.colour) }} />
      <Marker mark={mark} radius={3.5} at={[at, y(last.value)]} isHollow strokeWidth={1.5} />
    </g>
  );
}

/** What is foreseen of a brand: a line of round dots through hollow points, with its bands or its whisker. */
export function ForecastAhead({ strand, order, picture, layout }: ForecastAheadProps) {
  const { mark, isOwn, ahead } = strand;
  const { x, y, whisker } = layout;
  const measured = strand.measured.findLast(({ value }) => value !== null);
  const last = ahead.at(-1);
  if (!measured || measured.value === null || !last) return null;
  const start = { year: measured.year, value: measured.value };
  const line = [start, ...ahead].map(({ year, value }) => `${px(x(year))} ${px(y(value))}`).join("L");
  return (
    <g>
      {picture.kind === "fan" ? (
        <Fan strand={strand} start={start} layout={layout} />
      ) : (
        <Whisker strand={strand} last={last} at={whisker(order)} y={y} />
      )}
      <path
        className="fill-none"
        strokeLinecap="round"
        d={`M${line}`}
        strokeWidth={isOwn ? 3 : 2.25}
        strokeDasharray={isOwn ? "0 6.5" : "0 5"}
        style={{ stroke: pageColour(mark.colour) }}
      />
      {ahead.map(({ year, value }) => (
        <Marker
          key={year}
          mark={mark}
          radius={isOwn ? 5 : 4}
          at={[x(year), y(value)]}
          isHollow
          strokeWidth={isOwn ? 2 : 1.75}
        />
      ))}
    </g>
  );
}
