import { clsx } from "clsx";
import { FigureBlock } from "@/components/charts/figure-block";
import { Figure } from "@/components/charts/figure";
import { formatRange, DECIMALS } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { DataTable } from "@/components/ui/data-table";

interface Band {
  low: number;
  high: number;
}

const HEAD = "text-right whitespace-nowrap columns:pl-3 columns:first:pl-0 first:text-left";
const CELL = "text-right whitespace-nowrap columns:pl-3";
const BAND =
  "text-s-1 stacked:row-start-2 stacked:not-nth-last-2:text-left stacked:before:block stacked:before:text-s-2 stacked:before:leading-4 stacked:before:text-ink-2 stacked:before:content-[attr(data-name)]";

function Interval({ band, name }: { band: Band | null; name: string }) {
  return (
    <td className={clsx(CELL, BAND)} data-name={name}>
      {band ? (
        formatRange(band.low, band.high, DECIMALS.score)
      ) : (
        <span className="text-s-2 text-ink-2">Not published</span>
      )}
    </td>
  );
}

/** Forecast by year. */
export function YearsFigure({ view }: { view: TrajectoryView }) {
  const { focus, market, wave } = view;
  if (focus.foreseen.status !== "ready") return null;
  return (
    <FigureBlock
      id="by-year"
      title="Forecast by year"
      unit="Score, 0–200; position: central forecast and 95% range."
      isSample={view.isSample}
      source={`${shortName(focus.name)}, ${market.name}${wave ? `, among ${wave.brandCount} brands` : ""}. Half of results should fall within the 50% range, four in five within 80% and 19 in 20 within 95%.`}
      table={null}
    >
      <DataTable variant="figures" row={58} caption={`Forecast of ${focus.name} by year`}>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              Year
            </th>
            <th scope="col" className={HEAD}>
              Central forecast
            </th>
            <th scope="col" className={HEAD}>
              50% range
            </th>
            <th scope="col" className={HEAD}>
              80% range
            </th>
            <th scope="col" className={HEAD}>
              95% range
            </th>
            <th scope="col" className={HEAD}>
              Position
            </th>
          </tr>
        </thead>
        <tbody>
          {focus.foreseen.years.map(({ year, value, p50, p80, p95, position }) => (
            <tr key={year} className="stacked:grid-cols-3 stacked:items-baseline stacked:gap-y-2">
              <th scope="row" className="font-figure">
                {year}
              </th>
              <td className={clsx(CELL, "text-s3 font-figure tracking-figure stacked:text-left")}>
                <Figure value={value} digits={DECIMALS.score} />
              </td>
              <Interval band={p50} name="50%" />
              <Interval band={p80} name="80%" />
              <Interval band={p95} name="95%" />
              <td className={clsx(CELL, "stacked:col-start-3 stacked:row-start-1")}>
                {position ? (
                  <>
                    <b className="font-figure">
                      <Figure value={position.median} />
                    </b>
                    <small className="block text-s-2 leading-4 text-ink-2">
                      {formatRange(position.low, position.high)}
                    </small>
                  </>
                ) : (
                  <span className="text-s-2 text-ink-2">Not forecast</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </FigureBlock>
  );
}
