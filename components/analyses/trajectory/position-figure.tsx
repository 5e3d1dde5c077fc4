import { Marker } from "@/components/charts/marker";
import { FigureBlock } from "@/components/charts/figure-block";
import { Figure } from "@/components/charts/figure";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { toAxisPercent, toMarketAxis } from "@/components/rankings/rank-axis";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";
import type { PositionRow } from "@/lib/analyses/trajectory/positions";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { inSentence } from "@/lib/platform/words/in-sentence";

const ROW =
  "grid grid-cols-[2.75rem_minmax(0,1fr)_5.75rem] items-center gap-x-4 md:grid-cols-[4.5rem_minmax(0,1fr)_8.25rem] md:gap-x-6";
const OWN = toSeriesMark(0);

function Row({ row, percent }: { row: PositionRow; percent: (position: number) => string }) {
  const { year, isForeseen, position, range } = row;
  return (
    <li className={`${ROW} min-h-12 border-b border-rule py-2`}>
      <span className="leading-5 font-name">
        {year}
        {isForeseen ? null : <small className="block text-s-2 leading-4 font-normal text-ink-2">actual</small>}
      </span>
      <span
        className="relative block h-6 before:absolute before:inset-x-0 before:top-[0.71875rem] before:h-px before:bg-rule-strong"
        aria-hidden="true"
      >
        {range ? (
          <span
            className={isForeseen ? "absolute top-1.75 h-2.5 bg-band-fill" : "absolute top-2.25 h-1.5 bg-ink-3"}
            style={{
              left: percent(range.low),
              width: `max(3px, calc(${percent(range.high)} - ${percent(range.low)}))`,
            }}
          />
        ) : null}
        <svg
          width="16"
          height="16"
          viewBox="-8 -8 16 16"
          className="absolute top-1 -ml-2 overflow-visible"
          style={{ left: percent(position) }}
        >
          <Marker mark={OWN} radius={5} isHollow={isForeseen} strokeWidth={2} />
        </svg>
      </span>
      <span className="text-right whitespace-nowrap">
        <b className="text-s1 font-figure">
          <Figure value={position} />
        </b>{" "}
        <span className="ml-1 text-s-1 text-ink-2 max-md:ml-0 max-md:block max-md:text-s-2 max-md:leading-4">
          {range ? formatRange(range.low, range.high) : "no range"}
        </span>
      </span>
    </li>
  );
}

interface PositionFigureProps {
  view: TrajectoryView;
  id?: string;
  tools?: React.ReactNode;
}

/** The brand's position in the market today and in the years foreseen, on the axis of all positions. */
export function PositionFigure({ view, id = "position", tools }: PositionFigureProps) {
  const { positions, focus, market, wave } = view;
  if (positions.length === 0) return null;
  const axis = toMarketAxis(
    wave?.brandCount ?? Math.max(...positions.flatMap(({ position, range }) => [position, range?.high ?? position])),
  );
  const percent = (position: number) => `${toAxisPercent(axis, position)}%`;
  const name = shortName(focus.name);
  return (
    <FigureBlock
      id={id}
      tools={tools}
      title={`Where ${name} could rank in ${inSentence(market.name)}`}
      unit={`Position among ${formatNumber(axis.max)} brands; first is on the left. Actual: position and rank range. Forecast: central forecast and 95% range.`}
      isSample={view.isSample}
      source="Simulated futures vary each brand separately, as past forecast errors did. Changes that affect all brands equally do not alter the order."
      table={{
        caption: `Position of ${focus.name} in ${inSentence(market.name)}`,
        columns: [
          { label: "Year" },
          { label: "Kind" },
          { label: "Position", numeric: true, digits: DECIMALS.count },
          { label: "95% from", numeric: true, digits: DECIMALS.count },
          { label: "95% to", numeric: true, digits: DECIMALS.count },
        ],
        rows: positions.map(({ year, isForeseen, position, range }) => [
          year,
          isForeseen ? "Forecast" : "Actual",
          position,
          range?.low ?? null,
          range?.high ?? null,
        ]),
      }}
    >
      <ul className="border-t border-rule">
        {positions.map((row) => (
          <Row key={row.year} row={row} percent={percent} />
        ))}
      </ul>
      <div className={`${ROW} text-s-2 text-ink-2`} aria-hidden="true">
        <span />
        <span className="relative block h-6">
          {axis.ticks.map((tick, index) => (
            <span
              key={tick}
              className="absolute top-1.5 -translate-x-1/2 leading-4 first:translate-x-0 last:-translate-x-full"
              style={{ left: percent(tick) }}
            >
              {index === 0 ? "1st" : formatNumber(tick)}
            </span>
          ))}
        </span>
        <span />
      </div>
    </FigureBlock>
  );
}
