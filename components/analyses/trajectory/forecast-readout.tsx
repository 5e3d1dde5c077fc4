import { pageColour } from "@/lib/charts/drawing/colours";
import readStyles from "@/components/charts/read-stage.module.css";
import { Figure } from "@/components/charts/figure";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import type { ForecastPicture } from "./forecast-layout";
import { spanOf } from "./forecast-layout";

interface ReadRow {
  key: string;
  name: string;
  /** Null: the market's dashes; left out: no swatch. */
  color?: string | null;
  value: number | null;
  /** In place of a value. */
  instead?: string;
  interval?: { name: string; low: number; high: number } | undefined;
  isOwn: boolean;
}

/** The values of one year, actual or forecast, highest brand first. */
function toRows({ strands, average }: ForecastPicture, year: number): ReadRow[] {
  const brands = strands.map(({ slug, name, mark, isOwn, measured, ahead }): ReadRow => {
    const base = { key: slug, name, color: pageColour(mark.colour), isOwn };
    const foreseen = ahead.find((at) => at.year === year);
    if (foreseen)
      return {
        ...base,
        value: foreseen.value,
        interval: isOwn ? undefined : { name: foreseen.p80 ? "80%" : "95%", ...spanOf(foreseen) },
      };
    const at = measured.find((each) => each.year === year);
    if (at?.value == null)
      return { ...base, value: null, instead: at?.n == null ? "no data" : `n = ${formatNumber(at.n)}` };
    return {
      ...base,
      value: at.value,
      interval: at.low === null || at.high === null ? undefined : { name: "95%", low: at.low, high: at.high },
    };
  });
  const foreseen = strands.find(({ isOwn }) => isOwn)?.ahead.find((at) => at.year === year);
  const bands = foreseen
    ? (["p50", "p80", "p95"] as const).flatMap((key): ReadRow[] =>
        foreseen[key]
          ? [
              {
                key,
                name: `${key.slice(1)}% range`,
                value: null,
                interval: { name: "", ...foreseen[key] },
                isOwn: false,
              },
            ]
          : [],
      )
    : [];
  const mean = average.find((at) => at.year === year);
  const market: ReadRow[] = mean ? [{ key: "", name: "Market", color: null, value: mean.value, isOwn: false }] : [];
  return [...brands, ...market].toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity)).concat(bands);
}

const isForeseen = ({ yearsAhead }: ForecastPicture, year: number) => yearsAhead.includes(year);

/** A year's values in words, for screen readers. */
export function sayForecastYear(picture: ForecastPicture, year: number): string {
  const readings = toRows(picture, year).map(({ name, value, instead, interval }) => {
    const figure = value === null ? (instead ?? "") : formatNumber(value, DECIMALS.score);
    const range = interval
      ? `${interval.name === "" ? "" : `${figure === "" ? "" : ", "}${interval.name} `}${formatRange(interval.low, interval.high, DECIMALS.score)}`
      : "";
    return `${name} ${figure}${range}`;
  });
  return `${year}, ${isForeseen(picture, year) ? "forecast" : "actual"}. ${readings.join("; ")}`;
}

/** The values of one year, in place of the labels. */
export function ForecastReadout({ picture, year }: { picture: ForecastPicture; year: number }) {
  return (
    <div className={readStyles.values}>
      <p className={readStyles.year}>
        {year}
        {isForeseen(picture, year) ? " " : null}
        {isForeseen(picture, year) ? (
          <span className="text-s-2 font-normal text-ink-2 max-md:block max-md:leading-4">forecast</span>
        ) : null}
      </p>
      {toRows(picture, year).map(({ key, name, color, value, instead, interval, isOwn }) => (
        <div key={key} className={readStyles.row} style={{ "--c": color ?? undefined } as React.CSSProperties}>
          {color === undefined ? (
            <span />
          ) : (
            <span className={`${readStyles.swatch} ${color === null ? readStyles.dashes : ""}`} />
          )}
          <span className={`${readStyles.name} ${isOwn ? readStyles.own : ""}`}>{name}</span>
          {value === null ? (
            <span className="text-s-2 text-ink-2">{instead}</span>
          ) : (
            <b className="font-figure">
              <Figure value={value} digits={DECIMALS.score} />
            </b>
          )}
          {interval ? (
            <span className={readStyles.interval}>
              {interval.name === "" ? null : <span className={readStyles.percent}>{interval.name} </span>}
              {formatRange(interval.low, interval.high, DECIMALS.score)}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
}
