import { Figure } from "@/components/charts/figure";
import readStyles from "@/components/charts/read-stage.module.css";
import { DECIMALS, formatRange } from "@/lib/platform/words/format";
import { sayRange, StrandMark, toStrandEnds } from "./forecast-labels";
import { type ForecastPicture, spanOf } from "./forecast-layout";

interface ForecastRowsProps {
  picture: ForecastPicture;
  /** The year that is read; null: the last forecast. */
  year: number | null;
}

/**
 * On phones, under the plot: each brand's full name with its forecast and range, or its values in the current year. The
 * chances of being ahead are in the next figure.
 */
export function ForecastRows({ picture, year }: ForecastRowsProps) {
  const last = picture.yearsAhead.at(-1);
  return (
    <ul className={readStyles.rows}>
      <li className="flex justify-between py-1 text-s-2 leading-4.5 text-ink-2">
        <span>{year ?? (last === undefined ? "Last score" : `${last}, central forecast`)}</span>
        <span>{year === null ? `${sayRange(picture)} range` : "range"}</span>
      </li>
      {toStrandEnds(picture)
        .toSorted((a, b) => b.value - a.value)
        .map(({ strand, ...end }) => {
          const foreseen = year === null ? undefined : strand.ahead.find((at) => at.year === year);
          const at = year === null ? undefined : strand.measured.find((each) => each.year === year);
          const value = year === null ? end.value : (foreseen?.value ?? at?.value ?? null);
          const span = foreseen ? spanOf(foreseen) : at;
          const read = span?.low == null || span.high == null ? "" : formatRange(span.low, span.high, DECIMALS.score);
          return (
            <li key={strand.slug} className={`${readStyles.brandRow} ${strand.isOwn ? readStyles.own : ""}`}>
              <StrandMark strand={strand} />
              <span>{strand.name}</span>
              <b className="font-figure">
                {value === null ? (
                  <span className="text-s-2 font-normal text-ink-2">no data</span>
                ) : (
                  <Figure value={value} digits={DECIMALS.score} />
                )}
              </b>
              <span className="text-s-2 font-normal text-ink-2">
                {year === null ? (end.range ?? end.measured) : read}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
