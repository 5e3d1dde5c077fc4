import { agree } from "@/lib/platform/words/sentences";
import { FigureBlock } from "@/components/charts/figure-block";
import type { Trend } from "@/lib/analyses/consumers/attitudes/trend";
import type { SayDoView } from "@/lib/analyses/consumers/say-do-gap/view";
import { SHARE_DIGITS, toPercent } from "@/lib/analyses/consumers/attitudes/words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { ChangeWords } from "@/components/analyses/consumers/attitudes/change-words";
import { toSharedEnds, TrendCell } from "@/components/analyses/consumers/attitudes/trend-cell";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { DO_MARK, SAY_MARK, SayDoMark } from "./dumbbell-track";

interface YearsFigureProps {
  view: SayDoView;
  /** Years of the market, rising. */
  years: readonly number[];
  market: string;
  people: string;
  isSample: boolean;
  csv: { href: string } | "locked";
}

const percent = (share: number | null | undefined) => (share == null ? null : 100 * share);
const figureIn = (trend: Trend, year: number) => trend.points.find((point) => point.year === year)?.figure;

/** Saying and doing over the years, one small drawing for each thing. */
export function YearsFigure({ view, years, market, people, isSample, csv }: YearsFigureProps) {
  const { rows, moved, compared } = view;
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const scale = toSharedEnds(rows.flatMap((row) => [row.years.say, row.years.do]));
  return (
    <FigureBlock
      id="years"
      isFolded
      title="The gap over the years"
      unit={`Shares of ${people} in ${inSentence(market)}, ${first}–${last}, with 95% intervals; every panel from ${formatNumber(100 * scale.min)} to ${formatNumber(100 * scale.max, DECIMALS.percent)}%.`}
      isSample={isSample}
      source={`${formatNumber(moved)} of ${formatNumber(compared)} changes in the gap from the first year to the last ${agree(moved, "is", "are")} clear (tested together at 5%).`}
      csv={csv}
      table={{
        caption: `Saying and doing of ${people} in ${inSentence(market)}, ${first}–${last}`,
        columns: [
          { label: "What" },
          { label: "Year", numeric: true },
          ...["Matters %", "Did it %", "Gap", "Gap from", "Gap to"].map((label) => ({
            label,
            numeric: true,
            digits: SHARE_DIGITS,
          })),
          { label: "n", numeric: true, digits: DECIMALS.count },
        ],
        rows: rows.flatMap(({ item, years: { say, do: done, gap } }) =>
          gap.points.map(({ year, figure }) => [
            item.text,
            year,
            ...[figureIn(say, year)?.value, figureIn(done, year)?.value, figure.value, figure.low, figure.high].map(
              percent,
            ),
            figure.n,
          ]),
        ),
      }}
    >
      <p className="mb-5 flex gap-x-5 text-s-2 leading-4 text-ink-2" aria-hidden="true">
        <span className="inline-flex items-center gap-1.5">
          <SayDoMark part="say" className="size-4" /> It matters
        </span>
        <span className="inline-flex items-center gap-1.5">
          <SayDoMark part="do" className="size-4" /> Did it
        </span>
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {rows.map(({ item, years: { say, do: done, gap } }) => {
          const ends = [say, done].map((trend) =>
            trend.until === null ? null : (figureIn(trend, trend.until)?.value ?? null),
          );
          return (
            <li key={item.key} className="flex min-w-0 flex-col">
              <h3 className="text-s-1 leading-5 font-value tracking-normal text-pretty">{item.text}</h3>
              <p className="mb-3 flex-1 text-s-1 leading-5">
                <span className="sr-only">Gap since {gap.since ?? first}: </span>
                <ChangeWords of="change" change={gap.change} />
              </p>
              <div className="pr-9">
                <div className="relative">
                  <TrendCell
                    lines={[
                      { mark: DO_MARK, trend: done },
                      { mark: SAY_MARK, trend: say, isHollow: true },
                    ]}
                    years={years}
                    scale={scale}
                    height={112}
                  />
                  {ends.map((end, index) =>
                    end === null ? null : (
                      <span
                        key={index}
                        className="absolute left-full -translate-y-1/2 pl-1 text-s-2 leading-4 font-semibold"
                        style={{ top: `${(100 * (scale.max - end)) / (scale.max - scale.min || 1)}%` }}
                      >
                        <span className="sr-only">{index === 0 ? "Matters to " : "Did it "}</span>
                        {toPercent(end)}
                      </span>
                    ),
                  )}
                </div>
                <p className="mt-1.5 flex justify-between text-s-2 leading-4 text-ink-2" aria-hidden="true">
                  <span>{first}</span>
                  <span>{last}</span>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </FigureBlock>
  );
}
