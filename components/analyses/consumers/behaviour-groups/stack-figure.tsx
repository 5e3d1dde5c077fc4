import { FigureBlock } from "@/components/charts/figure-block";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { asSentence, countInWords, joinNames } from "@/lib/platform/words/sentences";
import type { ShareChanges } from "@/lib/analyses/consumers/behaviour-groups/share-changes";
import type { SharesOfYear } from "@/lib/analyses/consumers/behaviour-groups/shares";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { StackColumns } from "./stack-columns";

interface StackFigureProps extends SectionProps {
  years: readonly SharesOfYear[];
  changes: ShareChanges | null;
  /** "people", "women aged 18–29". */
  among: string;
}

const toWords = (groups: ShareChanges["groups"], span: "long" | "short") => {
  const real = groups.filter((group) => group[span]?.isClear);
  if (real.length === 0) return "no clear changes";
  const which =
    real.length === groups.length
      ? `all ${countInWords(groups.length)} changes are clear`
      : `${countInWords(real.length)} of ${countInWords(groups.length)}`;
  return `${which}: ${joinNames(real.map((group) => `${group.name} ${formatSigned(100 * (group[span]?.difference ?? 0))}`))}`;
};

/** Since when which of the shares changed, in one sentence each. */
function ClearChanges({ changes }: { changes: ShareChanges | null }) {
  if (!changes) return null;
  const { first, before, groups } = changes;
  return (
    <p className="mt-5 measure-90 text-s0 leading-6">
      <b className="font-name">Clear changes, in points.</b> Since {first}: {toWords(groups, "long")}.
      {before === null ? "" : ` Since ${before}: ${toWords(groups, "short")}.`}
    </p>
  );
}

const toTable = (years: readonly SharesOfYear[], caption: string, groups: readonly Item[]) => ({
  caption,
  columns: [
    { label: "Year" },
    ...groups.flatMap(({ text }) => [
      { label: `${text}, %`, numeric: true, digits: DECIMALS.share },
      { label: `${text}, 95% interval`, numeric: true },
    ]),
    { label: "n", numeric: true, digits: DECIMALS.count },
  ],
  rows: years.map(({ year, n, shares }) => [
    String(year),
    ...groups.flatMap((_, index) => {
      const share = shares?.[index];
      return share ? [100 * share.value, formatRange(100 * share.low, 100 * share.high, DECIMALS.share)] : [null, null];
    }),
    n,
  ]),
});

/** The groups of a population, stacked year by year. */
export function StackFigure({ years, changes, among, selection, datasets, csv, isSample, waves }: StackFigureProps) {
  const { name } = selection.market;
  const { groups } = datasets.asked;
  const count = asSentence(countInWords(groups.length));
  const bases = years.map(({ n }) => n);
  const span = selection.from === selection.year ? String(selection.year) : `${selection.from}–${selection.year}`;
  const effect =
    waves.find(({ market, year }) => market === selection.market.slug && year === selection.year)?.designEffect ?? null;
  return (
    <FigureBlock
      id="shares"
      title={
        years.length === 1
          ? `${count} groups in ${selection.year}`
          : `${count} groups, ${countInWords(years.length)} years`
      }
      unit={`% of ${among} in ${inSentence(name)}, weighted; the ${countInWords(groups.length)} add up to 100. Lines: 95% interval of each boundary.`}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${span}. n = ${formatRange(Math.min(...bases), Math.max(...bases))} per year.${effect === null ? "" : ` Intervals allow for weighting (design effect ${formatNumber(effect, DECIMALS.designEffect)} in ${selection.year}).`}${changes ? " Changes are tested together at 5%." : ""}`}
      table={toTable(years, `Behaviour groups in ${inSentence(name)}, ${span}`, groups)}
      csv={csv}
    >
      <StackColumns
        years={years}
        changes={changes}
        label={`Behaviour groups in ${inSentence(name)}, ${span}`}
        words={datasets.asked}
      />
      <ClearChanges changes={changes} />
    </FigureBlock>
  );
}
