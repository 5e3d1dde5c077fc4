import { useStudyWords } from "@/components/layout/study-text";
import { GoodMarks, useShownStudy } from "@/components/layout/shown-study";
import { dimensionsOf } from "@/lib/catalogue/shown-study/shown-study";
import Link from "next/link";
import { FigureBlock } from "@/components/charts/figure-block";
import { SignedFigure } from "@/components/charts/signed-figure";
import { formatNumber, formatOrdinal, DECIMALS } from "@/lib/platform/words/format";
import type { Gap } from "@/lib/analyses/single-country/gap";
import { shortName } from "@/lib/platform/words/shorten";
import { formatSigned } from "@/lib/platform/words/format";
import type { SingleCountryView } from "@/lib/analyses/single-country/view";
import { DimensionGaps } from "./dimension-gaps";
import { ClearMark } from "@/components/charts/clear-mark";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree, numberOf } from "@/lib/platform/words/sentences";

type Ready = SingleCountryView & { gap: Gap; focus: NonNullable<SingleCountryView["focus"]> };

function Step({ term, value, children }: { term: string; value: React.ReactNode; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-s-1 leading-5 text-ink-2">{term}</dt>
      <dd>
        <span className="block text-s4 leading-13 font-figure tracking-display md:text-s5">{value}</span>
        <span className="mt-1 block text-s-1 leading-5 text-pretty text-ink-2">{children}</span>
      </dd>
    </div>
  );
}

function Behind({ view }: { view: Ready }) {
  const { gap, baseRate, industry, market } = view;
  const change = useStudyWords()("{{wave.change}}");
  const rate =
    baseRate === null ? null : (
      <>
        {" "}
        {formatNumber(baseRate.rises)} of {numberOf(baseRate.of, change)} among {industryInSentence(industry.name)}{" "}
        brands in {inSentence(market.name)} since {baseRate.since} {agree(baseRate.rises, "was a rise", "were rises")}{" "}
        this large.
      </>
    );
  return (
    <>
      <Step term="To catch up" value={<SignedFigure value={gap.points} />}>
        {formatNumber(gap.points * 10)} more ratings of <GoodMarks /> needed for every 1,000 people (2,000 answers).
        {rate}
      </Step>
      <Step term="To be clearly ahead" value={<SignedFigure value={gap.toBeTested} />}>
        This needs a lead of {formatNumber(gap.smallest, DECIMALS.points)} points, the smallest clear lead between two
        brands with samples this size.
      </Step>
    </>
  );
}

function Ahead({ view: { gap } }: { view: Ready }) {
  return (
    <>
      <Step term="Lead" value={<SignedFigure value={gap.points} />}>
        {formatNumber(gap.points * 10)} more ratings of <GoodMarks /> for every 1,000 people (2,000 answers).
      </Step>
      <Step term="To be clearly ahead" value={gap.toBeTested === 0 ? "0" : <SignedFigure value={gap.toBeTested} />}>
        {gap.toBeTested === 0 ? "Already clearly ahead: the" : "More than today’s lead: the"} smallest clear lead
        between two brands with samples this size is {formatNumber(gap.smallest, DECIMALS.points)} points.
      </Step>
    </>
  );
}

/** The sample that would prove the gap as it is. */
function Proof({ view: { gap, focus } }: { view: Ready }) {
  const n = Math.min(focus.at.n ?? 0, gap.rival.at.n ?? 0);
  const isProven = gap.points >= gap.smallest;
  const alone =
    isProven && !gap.clear ? " When all brands in the industry are tested together, it is not a clear lead." : "";
  return (
    <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-rule pt-4">
      <h3 className="text-s-1 leading-5 font-name tracking-normal">To confirm today’s gap</h3>
      <ClearMark of="difference" isClear={gap.clear} />
      <p className="w-full text-s-1 leading-5 text-ink-2">
        {gap.sample === null ? (
          "The two scores are equal, so there is no gap to confirm."
        ) : (
          <>
            <b className="font-name text-ink">{formatNumber(gap.sample)} interviews per brand</b>
            {isProven
              ? `; there were ${formatNumber(n)}, so between these two brands the gap is clear.${alone}`
              : `; that is ${formatNumber(gap.sample / n, DECIMALS.amount)} times the ${formatNumber(n)} people asked, if the gap stays at ${formatNumber(gap.points, DECIMALS.points)}.`}
          </>
        )}
      </p>
    </div>
  );
}

/** What it would take to pass the brand next above, or how safe a lead is. */
export function GapFigure({ view, className }: { view: SingleCountryView; className?: string }) {
  const { gap, focus, subject, industry } = view;
  const [first, second] = dimensionsOf(useShownStudy());
  if (!gap || !focus) return null;
  const ready = { ...view, gap, focus };
  const [own, rival] = [shortName(focus.brand.name), shortName(gap.rival.brand.name)];
  const positionText =
    focus.at.inIndustry === null ? "" : `${formatOrdinal(focus.at.inIndustry)} of ${formatNumber(subject.rankedCount)}`;
  return (
    <FigureBlock
      id="gap"
      {...(className ? { className } : {})}
      title={gap.direction === "behind" ? `What it would take to overtake ${rival}` : `How far ${own} leads ${rival}`}
      unit={`${own} is ${positionText} in ${industryInSentence(industry.name)}, ${subject.year}; ${rival} is next ${gap.direction === "behind" ? "above" : "below"}.`}
      isSample={view.isSample}
      source={
        <>
          n = {formatNumber(focus.at.n ?? 0)} and {formatNumber(gap.rival.at.n ?? 0)}.{" "}
          <Link href="/about-study#what-counts-as-a-change" prefetch={false} className="link">
            How we decide what is clear
          </Link>
        </>
      }
      table={{
        caption: `${own} and ${rival}, ${subject.year}`,
        columns: [{ label: "Result" }, { label: "Value", numeric: true }],
        rows: [
          ["Gap in points", formatNumber(gap.points, DECIMALS.points)],
          ["Smallest clear lead", formatNumber(gap.smallest, DECIMALS.points)],
          ["Points needed for a clear lead", formatNumber(gap.toBeTested, DECIMALS.points)],
          ["Interviews per brand to confirm the gap", gap.sample === null ? "Not possible" : formatNumber(gap.sample)],
          ...gap.dimensions.map(({ part, difference }) => [
            `${part === "environment" ? first.name : second.name}, percentage points`,
            formatSigned(difference),
          ]),
        ],
      }}
    >
      <dl className="grid grid-cols-2 gap-x-5 gap-y-6 md:gap-x-8">
        {gap.direction === "behind" ? <Behind view={ready} /> : <Ahead view={ready} />}
      </dl>
      <Proof view={ready} />
      <DimensionGaps gap={gap} focus={focus} year={subject.year} />
    </FigureBlock>
  );
}
