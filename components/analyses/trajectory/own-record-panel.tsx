import { PhoneFold } from "@/components/charts/phone-fold";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";
import { sayAhead } from "@/lib/analyses/trajectory/horizon";
import { sayWhyNot } from "@/lib/analyses/trajectory/strand";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { numberOf } from "@/lib/platform/words/sentences";

/** Of outcomes, the share that the bars should hold. */
const PROMISED = 0.8;

/** The brand's own past forecasts: bar, middle and outcome by year. */
export function OwnRecordPanel({ view }: { view: TrajectoryView }) {
  const { ownRecord, focus, ahead, step } = view;
  const { checked, inside80 } = ownRecord;
  const name = shortName(focus.name);
  const scale = toWholeAxis(
    Math.min(...checked.flatMap(({ p80, outcome }) => [p80.low, outcome])),
    Math.max(...checked.flatMap(({ p80, outcome }) => [p80.high, outcome])),
    4,
  );
  const at = (value: number) => `${100 * toShare(scale, value)}%`;
  const columns = { gridTemplateColumns: `repeat(${checked.length}, minmax(0, 1fr))` };
  return (
    <div className="min-w-0">
      <PhoneFold isPart title={`Forecasts made for ${name}`}>
        <p className="mb-3 text-s-1 leading-5 text-ink-2">
          {sayAhead(ahead, step)[0]?.toUpperCase()}
          {sayAhead(ahead, step).slice(1)}: bar, 80% range; line, central forecast; dot, actual result (hollow if
          outside the range)
        </p>
        {checked.length === 0 ? (
          <p className="text-s-1 leading-5 wrap-anywhere text-ink-2">
            {sayWhyNot(focus, name) ?? `No forecasts ${sayAhead(ahead, step)} to check within the years of your plan.`}
          </p>
        ) : (
          <>
            <div className="relative mt-5 h-52" aria-hidden="true">
              {scale.ticks.map((tick) => (
                <span
                  key={tick}
                  className="absolute inset-x-0 border-t border-rule text-s-2 leading-4 text-ink-2 last-of-type:border-t"
                  style={{ bottom: at(tick) }}
                >
                  <span className="absolute -top-4.5">{formatNumber(tick)}</span>
                </span>
              ))}
              <div className="absolute inset-y-0 right-0 left-8 grid" style={columns}>
                {checked.map(({ year, value, p80, outcome, inside80: isInside }) => (
                  <span key={year} className="relative">
                    <span
                      className="absolute left-1/2 w-3.5 -translate-x-1/2 bg-band-fill forced-colors:border"
                      style={{ bottom: at(p80.low), top: `calc(100% - ${at(p80.high)})` }}
                    />
                    <span
                      className="absolute left-1/2 w-3.5 -translate-x-1/2 border-t-2 border-c1"
                      style={{ bottom: at(value) }}
                    />
                    <span
                      className={`absolute left-1/2 size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-ink ring-[1.5px] ring-paper ${isInside ? "bg-ink forced-colors:bg-[CanvasText]" : "bg-paper"}`}
                      style={{ bottom: at(outcome) }}
                    />
                  </span>
                ))}
              </div>
            </div>
            <div
              className="ml-8 grid border-t border-ink-2 pt-1 text-s-2 leading-5 text-ink-2"
              style={columns}
              aria-hidden="true"
            >
              {checked.map(({ year }) => (
                <span key={year} className="text-center">
                  ’{String(year).slice(2)}
                </span>
              ))}
            </div>
            <ul className="sr-only">
              {checked.map(({ origin, year, value, p80, outcome }) => (
                <li key={year}>
                  {year}, forecast from {origin}: {formatNumber(value, DECIMALS.score)}, 80% range{" "}
                  {formatRange(p80.low, p80.high, DECIMALS.score)}; actual {formatNumber(outcome, DECIMALS.score)}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-s-1 leading-5 text-ink-2">
              {formatNumber(inside80)} of {numberOf(checked.length, "result")} inside;{" "}
              {formatNumber(PROMISED * checked.length, DECIMALS.amount)} expected.
            </p>
          </>
        )}
      </PhoneFold>
    </div>
  );
}
