import { BrandMark } from "@/components/charts/brand-mark";
import { ClearMark } from "@/components/charts/clear-mark";
import { DataTable } from "@/components/ui/data-table";
import { sayChance } from "@/lib/analyses/trajectory/chance";
import type { ChanceRow } from "@/lib/analyses/trajectory/chance-rows";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { shortName } from "@/lib/platform/words/shorten";

const SPACE = "columns:pl-6 columns:first:pl-0";
const CELL = `${SPACE} columns:py-2.5 stacked:before:block stacked:before:text-s-2 stacked:before:leading-4 stacked:before:text-ink-2 stacked:before:content-[attr(data-name)]`;
/** The chance as a bar, with a tick at one in two. */
const BAR =
  "relative block h-2 min-w-0 grow bg-band-quiet after:absolute after:-inset-y-1 after:left-1/2 after:w-[1.5px] after:bg-ink";

function Chance({ year, chance }: { year: number; chance: number | null }) {
  return (
    <td className={CELL} data-name={year}>
      {chance === null ? (
        <span className="text-s-2 text-ink-2">no forecast</span>
      ) : (
        <span className="flex items-center gap-3 stacked:flex-col-reverse stacked:items-stretch stacked:gap-1.5">
          <span className={`${BAR} stacked:grow-0`} aria-hidden="true">
            <span className="block h-full bg-c1" style={{ width: `${100 * chance}%` }} />
          </span>
          <b className="leading-5 font-figure whitespace-nowrap columns:w-18">{sayChance(chance)}</b>
        </span>
      )}
    </td>
  );
}

/** For each row and year, the chance of the brand in focus as a bar. */
export function ChanceTable({ view, rows }: { view: TrajectoryView; rows: readonly ChanceRow[] }) {
  const { focus, yearsAhead } = view;
  return (
    <DataTable variant="figures" caption={`Chances of ${focus.name}, by year`}>
      <thead>
        <tr>
          <th scope="col" className={SPACE}>
            Chance that {shortName(focus.name)} …
          </th>
          <th scope="col" className={SPACE}>
            Today
          </th>
          {yearsAhead.map((year) => (
            <th key={year} scope="col" className={SPACE}>
              in {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, said, note, slot, today, chances }) => (
          <tr key={key} className="stacked:grid-cols-3 stacked:gap-x-4 stacked:gap-y-2">
            <th scope="row" className="leading-5 font-semibold wrap-anywhere columns:py-2.5 stacked:col-span-full">
              {slot === null ? (
                <>
                  {said}
                  {note ? <span className="block text-s-2 leading-4 font-normal text-ink-2">{note}</span> : null}
                </>
              ) : (
                <BrandMark name={said} mark={toSeriesMark(slot)} />
              )}
            </th>
            <td className={`${SPACE} text-s-1 stacked:col-span-full`}>
              {today === null ? (
                <span className="text-ink-2">No score to compare</span>
              ) : (
                <span className="flex flex-wrap items-baseline gap-x-3">
                  {today.text}
                  {today.isClear === null ? null : <ClearMark of="difference" isClear={today.isClear} />}
                </span>
              )}
            </td>
            {chances.map(({ year, chance }) => (
              <Chance key={year} year={year} chance={chance} />
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
