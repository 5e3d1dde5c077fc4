import { pageColour } from "@/lib/charts/drawing/colours";
import { FigureBlock } from "@/components/charts/figure-block";
import { Figure } from "@/components/charts/figure";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import { RankTable } from "@/components/analyses/consumers/priorities/rank-table";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { HALVES_SAID, isHalf } from "@/lib/analyses/consumers/questionnaire/halves";
import type { FactorImportance } from "@/lib/analyses/consumers/decision-factors/importance";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { ImportanceBar } from "./importance-bar";

const DIGITS = DECIMALS.share;

const toTable = ({ rows, explained, n }: FactorImportance, caption: string) => ({
  caption,
  columns: [
    { label: "Factor" },
    { label: "Rank range", numeric: true },
    { label: "Share of all differences, %", numeric: true, digits: DIGITS },
    { label: "95% interval", numeric: true },
    { label: "n", numeric: true, digits: DECIMALS.count },
  ],
  rows: [
    ...rows.map(({ text, best, worst, figure }) => [
      text,
      formatRange(best, worst),
      100 * figure.value,
      formatRange(100 * figure.low, 100 * figure.high, DIGITS),
      figure.n,
    ]),
    ["All factors together (R²)", null, 100 * explained, null, n],
  ],
});

/** What explains how gladly people would buy again: a bar for each factor, which together are R². */
export function ImportanceFigure({
  importance,
  among,
  selection,
  datasets,
  csv,
  isSample,
}: SectionProps & { importance: FactorImportance; among: string }) {
  const { name } = selection.market;
  const { asked } = datasets;
  const hasHalves = importance.rows.some(({ key }) => isHalf(asked, key));
  const { rows, explained, n, ties } = importance;
  const scale = toWholeAxis(0, Math.max(...rows.map(({ figure }) => 100 * figure.high)), 8);
  const caption = `What matters to ${among} in ${inSentence(name)}, ${selection.year}`;
  return (
    <FigureBlock
      id="importance"
      title={`What matters when people choose, ${selection.year}`}
      unit={`Share of the differences in people’s willingness to buy from their usual brands again that each factor explains (% of variance, with 95% intervals).${hasHalves ? ` ${HALVES_SAID}` : ""}`}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${selection.year}, ${among}, n = ${formatNumber(n)}. Factors in the same bracket are tied: no clear difference at 5%. For the calculation, see Methods.`}
      table={toTable(importance, caption)}
      csv={csv}
    >
      <RankTable
        caption={caption}
        what="Factor"
        unit="%"
        scale={scale}
        ties={ties}
        rows={rows.map(({ key, text, best, worst, figure }, index) => ({
          key,
          text,
          best,
          worst,
          position: index + 1,
          value: <Figure value={100 * figure.value} digits={DIGITS} />,
          line: (
            <ImportanceBar
              value={100 * figure.value}
              low={100 * figure.low}
              high={100 * figure.high}
              scale={scale}
              color={pageColour(isHalf(asked, key) ? "c1" : "rule-strong")}
              digits={DIGITS}
            />
          ),
        }))}
      />
      <p className="mt-4 measure-90 text-s0 leading-6">
        Together: <b className="font-figure">{formatNumber(100 * explained, DIGITS)}%</b> of the differences between
        people (R²). The remaining {formatNumber(100 * (1 - explained), DIGITS)}% is due to things we did not ask about,
        and chance.
      </p>
    </FigureBlock>
  );
}
