import { BrandMark } from "@/components/charts/brand-mark";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { ClearMark } from "@/components/charts/clear-mark";
import { formatNumber, PLACES } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";
import { sayChance } from "@/lib/analyses/trajectory/chance";
import type { Rival } from "@/lib/analyses/trajectory/rivals";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import styles from "./chance-table.module.css";

function Chance({ year, chance }: { year: number; chance: number | null }) {
  return (
    <td className={styles.cell} data-name={year}>
      {chance === null ? (
        <span className="text-s-2 text-ink-2">no forecast</span>
      ) : (
        <>
          <b>{sayChance(chance)}</b>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.filled} style={{ width: `${100 * chance}%` }} />
          </span>
        </>
      )}
    </td>
  );
}

function Today({ today }: Pick<Rival, "today">) {
  if (!today) return <span>No score to compare with today</span>;
  const points = formatNumber(Math.abs(today.difference), PLACES.points);
  const is = points === "0.0" ? "level today" : `${points} points ${today.difference > 0 ? "above" : "below"} today`;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      {is}
      <ClearMark isClear={today.clear} />
    </span>
  );
}

/** For each rival and year, the chance that the brand in focus scores higher. */
export function ChanceTable({ view }: { view: TrajectoryView }) {
  const { focus, rivals, yearsAhead } = view;
  const name = shortName(focus.name);
  return (
    <div className="min-w-0">
      <h3 className="text-s0 leading-6 font-[620] tracking-normal wrap-anywhere">Chance that {name} scores higher</h3>
      <p className="mb-3 text-s-1 leading-5 text-ink-2">The tick is one in two: as likely as not.</p>
      <table className={styles.table}>
        <caption className="sr-only">Chance that {focus.name} scores above each rival, by year</caption>
        <thead>
          <tr>
            <th scope="col">Than</th>
            {yearsAhead.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rivals.map(({ strand, today, chances }) => (
            <tr key={strand.slug}>
              <th scope="row">
                <BrandMark
                  name={strand.name}
                  mark={toSeriesMark(strand.order)}
                  note={<Today today={today} />}
                  className="w-full"
                />
              </th>
              {chances.map(({ year, chance }) => (
                <Chance key={year} year={year} chance={chance} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
