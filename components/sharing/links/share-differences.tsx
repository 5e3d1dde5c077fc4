import { ClearMark } from "@/components/charts/clear-mark";
import { Whisker } from "@/components/charts/whisker";
import { SeriesMarker } from "@/components/charts/series-marker";
import { SignedFigure } from "@/components/charts/signed-figure";
import type { IntervalsPicture } from "@/lib/charts/document";
import { toAxisOf } from "@/lib/charts/drawing/axis";
import type { Paints } from "@/lib/charts/drawing/paints";
import { clearWords } from "@/lib/platform/words/clear-words";
import { formatNumber } from "@/lib/platform/words/format";

/** Differences between the brands of a shared chart, with intervals and what the tests say. */
export function ShareDifferences({ paints, picture }: { paints: Paints; picture: IntervalsPicture }) {
  const { rows, digits } = picture;
  const scale = toAxisOf([...rows.flatMap(({ value, low, high }) => [value, low, high]), 0]);
  return (
    <table className="w-full text-s-1 leading-5">
      <caption className="sr-only">{picture.title}</caption>
      <thead className="border-b border-ink text-left text-s-2 text-ink-2">
        <tr>
          <th scope="col" className="py-2 pr-3 font-normal">
            Brand
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-normal">
            Points
          </th>
          <th scope="col" className="w-1/4 py-2 pr-3 font-normal max-md:hidden">
            95% interval
          </th>
          <th scope="col" className="py-2 pr-3 font-normal max-md:hidden">
            <span className="sr-only">Interval in points</span>
          </th>
          <th scope="col" className="py-2 font-normal">
            Clear difference?
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, low, high, note }) => {
          const mark = paints.get(label);
          return (
            <tr key={label} className="border-b border-rule">
              <th scope="row" className="py-3 pr-3 text-left font-semibold wrap-anywhere">
                <span className="flex items-center gap-2.5">
                  {mark ? <SeriesMarker mark={mark} className="size-4" /> : null}
                  {label}
                </span>
              </th>
              <td className="py-3 pr-3 text-right text-s1 font-semibold">
                <SignedFigure value={value} digits={digits} />
              </td>
              <td className="py-3 pr-3 max-md:hidden" aria-hidden="true">
                {low === null || high === null ? null : (
                  <Whisker value={value} low={low} high={high} scale={scale} mean={0} digits={digits} />
                )}
              </td>
              <td className="py-3 pr-3 whitespace-nowrap max-md:hidden">
                {low === null || high === null ? "" : `${formatNumber(low, digits)} to ${formatNumber(high, digits)}`}
              </td>
              <td className="py-3">
                <ClearMark of="difference" isClear={note === clearWords("difference", true)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
