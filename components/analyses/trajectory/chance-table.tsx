import { SeriesMarker } from "@/components/charts/series-marker";
import { ClearMark } from "@/components/charts/clear-mark";
import { DataTable } from "@/components/ui/data-table";
import { sayChance } from "@/lib/analyses/trajectory/chance";
import type { ChanceRow } from "@/lib/analyses/trajectory/chance-rows";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { shortName } from "@/lib/platform/words/shorten";

const SPACE = "columns:pl-6 columns:first:pl-0";
/** Years as columns on phones too, close together. */
const CELL = `${SPACE} stacked:pl-3 stacked:align-top columns:py-2.5 stacked:py-2`;
/** The chance as a bar, with a tick at one in two; on phones the figure alone. */
const BAR =
  "relative block h-2 min-w-0 grow stacked:hidden bg-band-quiet after:absolute after:-inset-y-1 after:left-1/2 after:w-[1.5px] after:bg-ink";

function Chance({ chance }: { chance: number | null }) {
  return (
    <td className={CELL}>
      {chance === null ? (
        <span className="text-s-2 text-ink-2">no forecast</span>
      ) : (
        <span className="flex items-center gap-3">
          <span className={BAR} aria-hidden="true">
            <span className="block h-full bg-c1 forced-colors:bg-[CanvasText]" style={{ width: `${100 * chance}%` }} />
          </span>
          <b className="leading-5 font-figure columns:w-18 columns:whitespace-nowrap stacked:text-s-1">
            {sayChance(chance)}
          </b>
        </span>
      )}
    </td>
  );
}

/** How it is now: a column of its own, on phones below the name. */
function Today({ today }: Pick<ChanceRow, "today">) {
  if (today === null) return <span className="text-ink-2">No score to compare</span>;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      {today.text}
      {today.isClear === null ? null : <ClearMark of="difference" isClear={today.isClear} />}
    </span>
  );
}

/** For each row and year, the chance of the brand in focus as a bar. */
export function ChanceTable({ view, rows }: { view: TrajectoryView; rows: readonly ChanceRow[] }) {
  const { focus, yearsAhead } = view;
  return (
    <DataTable variant="figures" stacks={false} caption={`Chances of ${focus.name}, by year`}>
      <thead>
        <tr>
          <th scope="col" className={SPACE}>
            Chance that {shortName(focus.name)} …
          </th>
          <th scope="col" className={`${SPACE} stacked:hidden`}>
            Today
          </th>
          {yearsAhead.map((year) => (
            <th key={year} scope="col" className={`${SPACE} stacked:pl-3`}>
              <span className="stacked:hidden">in </span>
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, said, note, slot, today, chances }) => (
          <tr key={key}>
            <th scope="row" className="w-full py-2.5 leading-5 font-semibold wrap-anywhere columns:w-auto stacked:py-2">
              {slot === null ? (
                <>
                  {said}
                  {note ? <span className="block text-s-2 leading-4 font-normal text-ink-2">{note}</span> : null}
                </>
              ) : (
                <span className="grid grid-lead-3.5 items-start gap-x-2.5">
                  <SeriesMarker mark={toSeriesMark(slot)} className="mt-0.75 size-3.5" />
                  {said}
                </span>
              )}
              <span className="hidden text-s-2 font-normal stacked:block">
                {today && "Today: "}
                <Today today={today} />
              </span>
            </th>
            <td className={`${SPACE} text-s-1 stacked:hidden`}>
              <Today today={today} />
            </td>
            {chances.map(({ year, chance }) => (
              <Chance key={year} chance={chance} />
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
