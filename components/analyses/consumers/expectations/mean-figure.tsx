import { FigureBlock } from "@/components/charts/figure-block";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import type { Trend } from "@/lib/analyses/consumers/attitudes/trend";
import { SHARE_DIGITS } from "@/lib/analyses/consumers/attitudes/words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { useShownStudy } from "@/components/layout/shown-study";
import { placeOfMarket } from "@/lib/catalogue/shown-study/shown-study";
import { ChangeWords } from "@/components/analyses/consumers/attitudes/change-words";
import { ShareWords } from "@/components/analyses/consumers/attitudes/share-words";
import { toSharedEnds, TrendCell } from "@/components/analyses/consumers/attitudes/trend-cell";

interface MeanFigureProps {
  /** The mean over the industries in each market. */
  trends: readonly Trend[];
  markets: readonly { slug: string; name: string }[];
  own: string;
  people: string;
  isSample: boolean;
  csv: { href: string } | "locked";
}

const percent = (share: number | null) => (share === null ? null : 100 * share);

/** Expectations of companies in general: the mean over the industries, by market. */
export function MeanFigure({ trends, markets, own, people, isSample, csv }: MeanFigureProps) {
  const study = useShownStudy();
  const markOf = (slug: string) => toSeriesMark(Math.max(0, placeOfMarket(study, slug)));
  const years = [...new Set(trends.flatMap(({ points }) => points.map(({ year }) => year)))].sort((a, b) => a - b);
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const scale = toSharedEnds(trends);
  const changes = trends.flatMap(({ change }) => change ?? []);
  return (
    <FigureBlock
      id="mean"
      isFolded
      title="Expectations of companies overall"
      unit={`Average of the industries’ shares, ${people}, ${first}–${last}, with 95% intervals; every panel from ${formatNumber(100 * scale.min)} to ${formatNumber(100 * scale.max, DECIMALS.percent)}%. Change: points since the first year.`}
      isSample={isSample}
      source={`${formatNumber(changes.filter(({ isClear }) => isClear).length)} of ${formatNumber(changes.length)} changes are clear (tested together at 5%). Intervals allow for each person answering about several industries.`}
      csv={csv}
      table={{
        caption: `Average of the industries’ shares by market and year, ${people}`,
        columns: [
          { label: "Market" },
          { label: "Year", numeric: true },
          ...["Average %", "95% from", "95% to"].map((label) => ({ label, numeric: true, digits: SHARE_DIGITS })),
          { label: "n", numeric: true, digits: DECIMALS.count },
        ],
        rows: trends.flatMap(({ market, points }) =>
          points.map(({ year, figure }) => [
            markets.find(({ slug }) => slug === market)?.name ?? market,
            year,
            percent(figure.value),
            percent(figure.low),
            percent(figure.high),
            figure.n,
          ]),
        ),
      }}
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-5">
        {trends.map((trend) => {
          const latest = trend.points.find(({ year }) => year === trend.until)?.figure;
          return (
            <li key={trend.market} className="min-w-0">
              <h3
                className={`flex items-center gap-1.5 text-s-1 leading-5 tracking-normal ${trend.market === own ? "font-strong" : "font-value"}`}
              >
                <SeriesMarker mark={markOf(trend.market)} className="size-3.5" />
                {markets.find(({ slug }) => slug === trend.market)?.name ?? trend.market}
              </h3>
              <p className="flex items-baseline gap-2">
                {latest ? (
                  <ShareWords figure={latest} className="text-s1 leading-7 font-figure tracking-name md:text-s2" />
                ) : (
                  <span className="text-s-2 text-ink-2">No data</span>
                )}
              </p>
              <p className="mb-3 min-h-5 text-s-1 leading-5">
                <ChangeWords of="change" change={trend.change} />
              </p>
              <TrendCell lines={[{ mark: markOf(trend.market), trend }]} years={years} scale={scale} height={112} />
              <p className="mt-1.5 flex justify-between text-s-2 leading-4 text-ink-2" aria-hidden="true">
                <span>{first}</span>
                <span>{last}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </FigureBlock>
  );
}
