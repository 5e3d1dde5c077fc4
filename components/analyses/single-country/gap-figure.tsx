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
  const rate =
    baseRate === null ? null : (
      <>
        {" "}
        {formatNumber(baseRate.rises)} of {formatNumber(baseRate.of)} yearly changes of {industry.name} brands in{" "}
        {market.name} since {baseRate.since} were rises this large.
      </>
    );
  return (
    <>
      <Step term="To draw level" value={<SignedFigure value={gap.points} />}>
        {formatNumber(gap.points * 10)} more of the 2,000 answers of every 1,000 people would have to be a 4 or 5.{rate}
      </Step>
      <Step term="To be tested ahead" value={<SignedFigure value={gap.toBeTested} />}>
        That is a lead of {formatNumber(gap.smallest, DECIMALS.points)}, the smallest that samples of this size can tell
        from chance when two brands are compared alone.
      </Step>
    </>
  );
}

function Ahead({ view: { gap } }: { view: Ready }) {
  return (
    <>
      <Step term="Lead" value={<SignedFigure value={gap.points} />}>
        {formatNumber(gap.points * 10)} of the 2,000 answers of every 1,000 people.
      </Step>
      <Step term="To be tested ahead" value={gap.toBeTested === 0 ? "0" : <SignedFigure value={gap.toBeTested} />}>
        {gap.toBeTested === 0 ? "Already there: the" : "More than the lead of today: the"} smallest lead that samples of
        this size can tell from chance, two brands compared alone, is {formatNumber(gap.smallest, DECIMALS.points)}.
      </Step>
    </>
  );
}

/** The sample that would prove the gap as it is. */
function Proof({ view: { gap, focus } }: { view: Ready }) {
  const n = Math.min(focus.at.n ?? 0, gap.rival.at.n ?? 0);
  const isProven = gap.points >= gap.smallest;
  const alone =
    isProven && !gap.clear ? " Among all brands of the industry tested together it is within the noise." : "";
  return (
    <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-rule pt-4">
      <h3 className="text-s-1 leading-5 font-name tracking-normal">To prove the gap as it is</h3>
      <ClearMark isClear={gap.clear} />
      <p className="w-full text-s-1 leading-5 text-ink-2">
        {gap.sample === null ? (
          "The two scores are equal: there is no gap that a sample could prove."
        ) : (
          <>
            <b className="font-name text-ink">{formatNumber(gap.sample)} interviews a brand</b>
            {isProven
              ? `, and there are ${formatNumber(n)}: compared alone, the gap is beyond chance.${alone}`
              : `, ${formatNumber(gap.sample / n, DECIMALS.amount)} times the ${formatNumber(n)} there are, if the gap stayed at ${formatNumber(gap.points, DECIMALS.points)}.`}
          </>
        )}
      </p>
    </div>
  );
}

/** What it would take to pass the brand next above, or how safe a lead is. */
export function GapFigure({ view, className }: { view: SingleCountryView; className?: string }) {
  const { gap, focus, subject, industry } = view;
  if (!gap || !focus) return null;
  const ready = { ...view, gap, focus };
  const [own, rival] = [shortName(focus.brand.name), shortName(gap.rival.brand.name)];
  const positionText =
    focus.at.inIndustry === null
      ? ""
      : `${formatOrdinal(focus.at.inIndustry)} of ${formatNumber(subject.standings.length)}`;
  return (
    <FigureBlock
      id="gap"
      {...(className ? { className } : {})}
      title={gap.direction === "behind" ? `What it would take to pass ${rival}` : `How far ${own} leads ${rival}`}
      unit={`${own} is ${positionText} in ${industry.name}, ${subject.year}; ${rival} is next ${gap.direction === "behind" ? "above" : "below"}.`}
      isSample={view.isSample}
      source={
        <>
          Two-sample intervals, n = {formatNumber(focus.at.n ?? 0)} and {formatNumber(gap.rival.at.n ?? 0)}.{" "}
          <Link href="/about-study#what-counts-as-a-change" prefetch={false} className="link">
            How we test
          </Link>
        </>
      }
      table={{
        caption: `${own} and ${rival}, ${subject.year}`,
        columns: [{ label: "Figure" }, { label: "Value", numeric: true }],
        rows: [
          ["Gap in points", formatNumber(gap.points, DECIMALS.points)],
          ["Smallest lead that can be told from chance", formatNumber(gap.smallest, DECIMALS.points)],
          ["Points to gain to be tested ahead", formatNumber(gap.toBeTested, DECIMALS.points)],
          ["Interviews a brand to prove the gap", gap.sample === null ? "No sample can" : formatNumber(gap.sample)],
          ...gap.dimensions.map(({ part, difference }) => [
            `${part === "environment" ? "Environment" : "Social responsibility"}, percentage points`,
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
