import { BrandMark } from "@/components/charts/brand-mark";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { ClearMark } from "@/components/charts/clear-mark";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";
import { sayChance } from "@/lib/analyses/trajectory/chance";
import type { Rival } from "@/lib/analyses/trajectory/rivals";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { DataTable } from "@/components/ui/data-table";

const SPACE = "columns:pl-4 columns:first:pl-0";
const CELL = `${SPACE} columns:w-[19%] columns:py-2.5 align-top stacked:before:block stacked:before:text-s-2 stacked:before:leading-4 stacked:before:text-ink-2 stacked:before:content-[attr(data-name)]`;
/** The chance as a bar, with a tick at one in two. */
const BAR =
  "relative mt-1.5 block h-1.5 bg-band-quiet after:absolute after:-inset-y-0.75 after:left-1/2 after:w-[1.5px] after:bg-ink";

function Chance({ year, chance }: { year: number; chance: number | null }) {
  return (
    <td className={CELL} data-name={year}>
      {chance === null ? (
        <span className="text-s-2 text-ink-2">no forecast</span>
      ) : (
        <>
          <b className="block leading-5 font-figure whitespace-nowrap">{sayChance(chance)}</b>
          <span className={BAR} aria-hidden="true">
            <span className="block h-full bg-c1" style={{ width: `${100 * chance}%` }} />
          </span>
        </>
      )}
    </td>
  );
}

function Today({ today }: Pick<Rival, "today">) {
  if (!today) return <span>No current score to compare</span>;
  const points = formatNumber(Math.abs(today.difference), DECIMALS.points);
  const is = points === "0.0" ? "equal today" : `${points} points ${today.difference > 0 ? "above" : "below"} today`;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      {is}
      <ClearMark of="difference" isClear={today.clear} />
    </span>
  );
}

/** For each rival and year, the chance that the brand in focus scores higher. */
export function ChanceTable({ view }: { view: TrajectoryView }) {
  const { focus, rivals, yearsAhead } = view;
  const name = shortName(focus.name);
  return (
    <div className="min-w-0">
      <h3 className="text-s0 leading-6 font-name tracking-normal wrap-anywhere">Chance that {name} scores higher</h3>
      <p className="mb-3 text-s-1 leading-5 text-ink-2">The tick marks 50%: an even chance.</p>
      <DataTable variant="figures" caption={`Chance that ${focus.name} scores above each rival, by year`}>
        <thead>
          <tr>
            <th scope="col" className={SPACE}>
              Than
            </th>
            {yearsAhead.map((year) => (
              <th key={year} scope="col" className={SPACE}>
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rivals.map(({ strand, today, chances }) => (
            <tr key={strand.slug} className="stacked:grid-cols-3 stacked:gap-x-4 stacked:gap-y-2">
              <th scope="row" className="align-top leading-5 font-semibold columns:py-2.5 stacked:col-span-full">
                <BrandMark
                  name={strand.name}
                  mark={toSeriesMark(strand.slot)}
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
      </DataTable>
    </div>
  );
}
