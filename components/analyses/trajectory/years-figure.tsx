import { FigureBlock } from "@/components/charts/figure-block";
import { Figure } from "@/components/charts/figure";
import { formatRange, PLACES } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import styles from "./years-table.module.css";

interface Band {
  low: number;
  high: number;
}

function Interval({ band, name }: { band: Band | null; name: string }) {
  return (
    <td className={styles.band} data-name={name}>
      {band ? (
        formatRange(band.low, band.high, PLACES.score)
      ) : (
        <span className="text-s-2 text-ink-2">Not published</span>
      )}
    </td>
  );
}

/** What the forecast says, year by year. */
export function YearsFigure({ view }: { view: TrajectoryView }) {
  const { focus, market, wave } = view;
  if (focus.foreseen.status !== "ready") return null;
  return (
    <FigureBlock
      id="by-year"
      title="What the forecast says, year by year"
      unit="Score from 0 to 200; the position is the median of the futures drawn, and 95% of them."
      isSample={view.isSample}
      source={`${shortName(focus.name)}, ${market.name}${wave ? `, among ${wave.brandCount} brands` : ""}. Half of the outcomes should lie in the first interval, four in five in the second, nineteen in twenty in the third.`}
      table={null}
    >
      <table className={styles.table}>
        <caption className="sr-only">Forecast of {focus.name} by year</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Middle</th>
            <th scope="col">50% interval</th>
            <th scope="col">80% interval</th>
            <th scope="col">95% interval</th>
            <th scope="col">Position</th>
          </tr>
        </thead>
        <tbody>
          {focus.foreseen.years.map(({ year, value, p50, p80, p95, position }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td className={styles.middle}>
                <Figure value={value} digits={PLACES.score} />
              </td>
              <Interval band={p50} name="50%" />
              <Interval band={p80} name="80%" />
              <Interval band={p95} name="95%" />
              <td className={styles.place}>
                {position ? (
                  <>
                    <b className="font-[640]">
                      <Figure value={position.median} />
                    </b>
                    <small>{formatRange(position.low, position.high)}</small>
                  </>
                ) : (
                  <span className="text-s-2 text-ink-2">Not foreseen</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureBlock>
  );
}
