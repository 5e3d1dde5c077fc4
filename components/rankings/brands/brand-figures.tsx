import { useShownStudy } from "@/components/layout/shown-study";
import { ChangeMark } from "@/components/charts/change-mark";
import type { BrandPlace } from "@/components/rankings/brands/member-part-props";
import { clearWords } from "@/lib/platform/words/clear-words";
import { DECIMALS, formatNumber, formatSigned, roundTo } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, countOf } from "@/lib/platform/words/sentences";
import type { BrandReport } from "@/lib/rankings/brands/brand-report";
import type { RankRange } from "@/lib/rankings/ranking-row";
import { toCompetitiveness, toPerformance } from "@/lib/rankings/standing";

interface FigureBlockProps {
  title: React.ReactNode;
  value: string;
  /** In small letters beside the value. */
  beside?: string | null;
  children: React.ReactNode;
}

function FigureBlock({ title, value, beside, children }: FigureBlockProps) {
  return (
    <div className="min-w-0 border-rule py-4 pr-3 max-lg:odd:border-r max-lg:even:pl-4 max-lg:nth-[n+3]:border-t lg:px-6 lg:pb-5 lg:not-first:border-l lg:first:pl-0">
      <h2 className="text-s-1 leading-normal font-medium tracking-normal text-ink-2">{title}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2 text-s4 leading-close font-bold tracking-hero md:text-s5">
        {value}
        {beside ? <small className="text-s-1 font-medium tracking-normal text-ink-2 md:text-s0">{beside}</small> : null}
      </p>
      <div className="text-s-1 leading-lead text-ink-2">{children}</div>
    </div>
  );
}

interface BrandFiguresProps {
  report: BrandReport;
  place: BrandPlace;
  places: readonly BrandPlace[];
  range: RankRange | null;
  onPlace: (market: string) => void;
}

function PositionBlock({ report, place, places, range, onPlace }: BrandFiguresProps) {
  const { overall, inIndustry } = report.latest;
  const ranked = places.filter(({ isRanked }) => isRanked);
  const title =
    ranked.length < 2 ? (
      `Position in ${inSentence(place.market.name)}, ${place.year}`
    ) : (
      <label>
        Position in{" "}
        <select
          value={place.market.slug}
          onChange={(event) => onPlace(event.target.value)}
          className="-my-0.5 min-h-7 rounded-sm border border-control bg-paper-raised px-1 font-semibold text-ink"
        >
          {ranked.map(({ market }) => (
            <option key={market.slug} value={market.slug}>
              {inSentence(market.name)}
            </option>
          ))}
        </select>
        , {place.year}
      </label>
    );
  return (
    <FigureBlock title={title} value={formatNumber(overall)} beside={`of ${formatNumber(place.total)}`}>
      {range ? (
        <p>
          Rank range{" "}
          <b className="font-title text-ink">
            {range.low === range.high
              ? formatNumber(range.low)
              : `${formatNumber(range.low)} to ${formatNumber(Math.min(range.high, place.total))}`}
          </b>
          , exact, 95%
        </p>
      ) : null}
      {inIndustry === null ? null : (
        <p className="wrap-anywhere">
          {formatNumber(inIndustry)} of {formatNumber(place.peers)} in {industryInSentence(place.industry.name)}
        </p>
      )}
    </FigureBlock>
  );
}

function ScoreBlock({ report }: { report: BrandReport }) {
  const { score, interval, marketMean } = report;
  const { smallestBase } = useShownStudy();
  if (score.status !== "known" || !interval)
    return (
      <FigureBlock title="Score" value="–">
        {score.status === "suppressed"
          ? `Not shown: ${countOf(score.n, "person", "people")} asked. A score needs at least ${smallestBase}.`
          : "This study was published without scores."}
      </FigureBlock>
    );
  const market = marketMean === null ? null : `market ${formatNumber(marketMean, DECIMALS.score)}`;
  return (
    <FigureBlock title="Score, 0 to 200" value={formatNumber(score.value, DECIMALS.score)} beside={market}>
      95% interval {formatNumber(interval.low, DECIMALS.score)} to {formatNumber(interval.high, DECIMALS.score)}.{" "}
      {formatNumber(score.n)} people were asked about it.
    </FigureBlock>
  );
}

function ChangeBlock({ report }: { report: BrandReport }) {
  const { change, year } = report.latest;
  if (!change)
    return (
      <FigureBlock title={`Change since ${year - 1}`} value="–">
        There is no earlier score in your plan to compare with.
      </FigureBlock>
    );
  const points = roundTo(change.points, DECIMALS.points);
  return (
    <FigureBlock title={`Change since ${change.since}`} value={formatSigned(change.points, DECIMALS.points)}>
      <p className="flex items-center gap-1.5 font-title text-ink">
        <ChangeMark direction={points > 0 ? "up" : points < 0 ? "down" : "none"} isClear={change.clear} />
        {clearWords("change", change.clear)}
      </p>
      {change.clear ? "Clear when all brands in the market are tested together." : "Too small to tell from chance."}
    </FigureBlock>
  );
}

function PercentileBlock({ report, place }: { report: BrandReport; place: BrandPlace }) {
  const { percentile } = report;
  if (percentile === null) return null;
  const { badge, words } = toPerformance(percentile);
  return (
    <FigureBlock title="Percentile in its industry" value={formatNumber(Math.floor(percentile))}>
      <p>
        {badge ? (
          <span className="inline-block rounded-sm bg-spruce px-2.25 py-0.75 text-note leading-4.5 font-title text-on-spruce">
            {badge}
          </span>
        ) : (
          <b className="font-title text-ink">{words}</b>
        )}
      </p>
      {asSentence(countOf(place.peers, "brand"))}: {industryInSentence(toCompetitiveness(place.peers))}
    </FigureBlock>
  );
}

/** The four key numbers of a brand: position, score, change, percentile. */
export function BrandFigures(props: BrandFiguresProps) {
  const { report, place } = props;
  return (
    <section
      aria-label={`${place.market.name}, ${place.year}`}
      className="grid grid-cols-2 border-t-2 border-ink lg:grid-cols-[1.05fr_1.25fr_1fr_1fr]"
    >
      <PositionBlock {...props} />
      <ScoreBlock report={report} />
      <ChangeBlock report={report} />
      <PercentileBlock report={report} place={place} />
    </section>
  );
}
