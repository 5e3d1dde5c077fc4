import { LockedShape } from "@/components/access/locked-slot";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import type { BrandPanel } from "@/lib/rankings/brand-panel";
import { formatNumber, formatOrdinal, DECIMALS } from "@/lib/platform/words/format";
import { scoreInterval } from "@/lib/statistics/score";

const BIG = "mt-1 mb-2 text-s5 leading-none font-semibold tracking-giant md:text-s6";

function Of({ children }: { children: number }) {
  return <small className="ml-2 text-s1 font-book tracking-normal text-ink-2">of {formatNumber(children)}</small>;
}

/** Exact, or labelled as rounded outward. */
function toRangeWords({ range, overall }: BrandPanel): string | null {
  if (!range) return null;
  const [low, high] = [range.low, Math.min(range.high, overall.of)];
  return `Rank range ${low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`}${range.exact ? "" : ", rounded outward"}`;
}

function ScoreBlock({ panel }: { panel: BrandPanel }) {
  const { score } = panel;
  if (score.status === "known") {
    const { low, high } = scoreInterval(score.value, score.standardError);
    return (
      <>
        <p className="text-s-1 text-ink-2">Score</p>
        <p className={BIG}>{formatNumber(score.value, DECIMALS.score)}</p>
        <p className="text-s-1 leading-text text-ink-2">
          95% interval {formatNumber(low, DECIMALS.score)} to {formatNumber(high, DECIMALS.score)}
          <br />n = {formatNumber(score.n)} people asked
        </p>
      </>
    );
  }
  if (score.status === "suppressed") {
    return (
      <>
        <p className="text-s-1 text-ink-2">Score</p>
        <LockedShape className="mt-2 mb-3 h-12 w-32 rounded-sm" />
        <p className="text-s-1 leading-text text-ink-2">
          Not shown: {formatNumber(score.n)} people asked. A score needs at least 50.
        </p>
      </>
    );
  }
  return (
    <>
      <p className="text-s-1 text-ink-2">Score</p>
      <p className="mt-2 text-s-1 leading-text text-ink-2">This study was published without scores.</p>
    </>
  );
}

function IndustryBlock({ panel }: { panel: BrandPanel }) {
  const { inIndustry, industry } = panel;
  if (!inIndustry) return null;
  return (
    <>
      <p className="text-s-1 text-ink-2">Position in {industryInSentence(industry.name)}</p>
      <p className={BIG}>
        {formatNumber(inIndustry.position)}
        <Of>{inIndustry.of}</Of>
      </p>
      <p className="text-s-1 leading-text text-ink-2">
        {formatOrdinal(Math.floor(inIndustry.percentile))} percentile in its industry
      </p>
    </>
  );
}

/** The two main numbers: score and position, or without scores both positions. */
export function PanelFigures({ panel }: { panel: BrandPanel }) {
  const { overall, inIndustry, score, market } = panel;
  const range = toRangeWords(panel);
  const position = (
    <>
      <p className="text-s-1 text-ink-2">Position{score.status === "locked" ? ` in ${inSentence(market.name)}` : ""}</p>
      <p className={BIG}>
        {formatNumber(overall.position)}
        <Of>{overall.of}</Of>
      </p>
      <p className="text-s-1 leading-text text-ink-2">
        {range}
        {range && inIndustry && score.status !== "locked" ? <br /> : null}
        {inIndustry && score.status !== "locked"
          ? `${formatOrdinal(inIndustry.position)} of ${formatNumber(inIndustry.of)} in its industry`
          : null}
      </p>
    </>
  );
  return (
    <div className="mt-5.5 grid grid-cols-2 border-y border-rule [&>div]:pt-4 [&>div]:pb-4.5">
      <div className="pr-4">{score.status === "locked" ? position : <ScoreBlock panel={panel} />}</div>
      <div className="border-l border-rule pl-4 md:pl-6">
        {score.status === "locked" ? <IndustryBlock panel={panel} /> : position}
      </div>
    </div>
  );
}
