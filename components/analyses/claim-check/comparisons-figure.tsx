import { useStudyWords } from "@/components/layout/study-text";
import { FigureBlock } from "@/components/charts/figure-block";
import { EffectHead, EffectRows, type Effect } from "@/components/analyses/momentum/effect-rows";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { isOfChange, PART_NAMES } from "@/lib/analyses/claim-check/claim";
import { wordComparison } from "@/lib/analyses/claim-check/csv-table";
import type { Verdict } from "@/lib/analyses/claim-check/verdict";
import { type ClaimFrame, wordFigure } from "@/lib/analyses/claim-check/wording";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { toRoundEnds } from "@/lib/charts/drawing/axis";
import { shortName } from "@/lib/platform/words/shorten";
import { halfWidth } from "@/lib/statistics/interval";
import { clearWords } from "@/lib/platform/words/clear-words";
import { agree, numberOf } from "@/lib/platform/words/sentences";

/** Comparisons drawn; the others are in the table. */
const MOST = 12;

interface ComparisonsFigureProps {
  verdict: Verdict;
  frame: ClaimFrame;
  csv: { href: string } | "locked";
}

/** The brand against each of the others, the hardest comparison first. */
export function ComparisonsFigure({ verdict, frame, csv }: ComparisonsFigureProps) {
  const say = useStudyWords();
  const { own, comparisons, decisive } = verdict;
  const { claim, isSample } = frame;
  const name = shortName(own.name);
  const unit = claim.part === "score" ? "points" : "percentage points";
  const effects =
    comparisons.length > 0 ? comparisons.map((each) => toEffect(each, each === decisive)) : [toSingle(verdict, frame)];
  const shown = effects.slice(0, MOST);
  const scale = toRoundEnds([0, ...shown.flatMap(({ low, high }) => [low, high])]);
  const untested = comparisons.filter(({ z }) => z === null).length;
  return (
    <FigureBlock
      id="comparisons"
      title={
        comparisons.length > 1
          ? `${name} compared with each of the others`
          : comparisons.length === 1
            ? `${name} compared with ${shortName(comparisons[0]?.other.name ?? "")}`
            : claim.kind === "improved"
              ? `${name}, ${claim.since ?? ""} and ${claim.year}`
              : `${name} compared with the average`
      }
      unit={`${say(PART_NAMES[claim.part])}: ${isOfChange(claim.kind) ? `change since ${claim.since ?? ""}` : "how far ahead it is"} in ${unit}, with 95% intervals; right of the dashed line is ahead. ${name}: ${isOfChange(claim.kind) ? formatSigned(own.value) : wordFigure(own)}.${comparisons.length > 1 ? ` Filled marks: clear when all ${formatNumber(comparisons.length - untested)} comparisons are tested together at 5%.` : ""}`}
      isSample={isSample}
      source={wordBase(verdict, frame)}
      csv={csv}
      table={
        comparisons.length === 0
          ? null
          : {
              caption: `${own.name} compared with each of the others`,
              columns: [
                { label: "Other brand" },
                { label: "Its value", numeric: true, digits: DECIMALS.points },
                { label: "n", numeric: true, digits: DECIMALS.count },
                { label: "Difference", numeric: true, digits: DECIMALS.points },
                { label: "Low (95%)", numeric: true, digits: DECIMALS.points },
                { label: "High (95%)", numeric: true, digits: DECIMALS.points },
                { label: "z", numeric: true, digits: DECIMALS.z },
                { label: "Result" },
              ],
              rows: comparisons.map((each) => [
                each.other.name,
                each.value,
                each.n,
                each.difference,
                each.low,
                each.high,
                each.z,
                wordComparison(each),
              ]),
            }
      }
    >
      <EffectHead
        scale={scale}
        unit={claim.part === "score" ? "Points" : "%"}
        name={comparisons.length > 0 ? "Ahead of" : ""}
        result="Result"
      />
      <EffectRows effects={shown} scale={scale} label="Comparisons, closest first" />
      {effects.length > MOST ? (
        <p className="border-b border-ink py-2.5 text-s-2 text-ink-2">
          {formatNumber(effects.length - MOST)} more comparisons: see the table
        </p>
      ) : null}
    </FigureBlock>
  );
}

function wordBase({ own, comparisons }: Verdict, frame: ClaimFrame): string {
  const { claim, field, market } = frame;
  const waves = `${claim.since === null ? "" : `${claim.since} and `}${claim.year}`;
  if (claim.kind === "ahead" || claim.kind === "improved")
    return `${market.name}, ${waves}; n = ${[own, ...comparisons].map(({ n }) => formatNumber(n)).join(" and ")}.`;
  const bases = field.contenders.map(({ n }) => n);
  const left =
    field.without.length > 0
      ? ` ${numberOf(field.without.length, "brand")} without results ${agree(field.without.length, "is", "are")} left out.`
      : "";
  return `${market.name}, ${waves}: ${formatNumber(bases.length)} brands; n = ${formatRange(Math.min(...bases), Math.max(...bases))} per brand.${left}`;
}

function toEffect(comparison: Verdict["comparisons"][number], isDecisive: boolean): Effect {
  const { other, difference, low, high, z, n, clear } = comparison;
  const decides = isDecisive ? "decides, " : "";
  return {
    key: other.slug,
    name: other.name,
    href: brandHref(other.slug),
    note:
      z === null
        ? "no margin of error published"
        : `${decides}z = ${formatNumber(z, DECIMALS.z)}, n = ${formatNumber(n)}`,
    points: difference,
    low: low ?? difference,
    high: high ?? difference,
    clear,
    words: wordComparison(comparison),
    mark: null,
  };
}

function toSingle({ own, decisive: { difference, error, z }, status }: Verdict, { claim }: ClaimFrame): Effect {
  const half = error === null ? 0 : halfWidth(error);
  return {
    key: own.slug,
    name: claim.kind === "improved" ? `Change since ${claim.since ?? ""}` : "Distance from the average",
    href: null,
    note: z === null ? "" : `z = ${formatNumber(z, DECIMALS.z)}`,
    points: difference,
    low: difference - half,
    high: difference + half,
    clear: status !== "tied",
    words: clearWords(isOfChange(claim.kind) ? "change" : "difference", status !== "tied"),
    mark: null,
  };
}
