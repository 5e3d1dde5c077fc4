import { FigureBlock } from "@/components/charts/figure-block";
import { Whisker } from "@/components/charts/whisker";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { PER_SHOWN, type PriorityRanking } from "@/lib/analyses/consumers/priorities/ranking";
import { priorityWords, sayPriority } from "@/lib/analyses/consumers/priorities/words";
import type { PriorityDesign } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { PriorityValue } from "./priority-value";
import { RankTable } from "./rank-table";

const DIGITS = DECIMALS.share;

const toTable = ({ rows }: PriorityRanking, caption: string, design: PriorityDesign) => ({
  caption,
  columns: [
    { label: "Priority" },
    { label: "Position", numeric: true },
    { label: "Rank range", numeric: true },
    { label: priorityWords(design).figure, numeric: true },
    { label: "95% interval", numeric: true },
    { label: "n", numeric: true, digits: DECIMALS.count },
  ],
  rows: rows.map(({ text, position, best, worst, figure }) => [
    text,
    position,
    formatRange(best, worst),
    sayPriority(figure.value, design, DIGITS),
    formatRange(PER_SHOWN * figure.low, PER_SHOWN * figure.high, DIGITS),
    figure.n,
  ]),
});

/** The priorities in order, with intervals and ties. */
export function RankFigure({
  ranking,
  among,
  selection,
  datasets,
  csv,
  isSample,
}: SectionProps & { ranking: PriorityRanking; among: string }) {
  const { name } = selection.market;
  const design = datasets.asked.priorities;
  const words = priorityWords(design);
  const { rows, ties, apart, of } = ranking;
  const scale = toWholeAxis(
    Math.min(0, ...rows.map(({ figure }) => PER_SHOWN * figure.low)),
    Math.max(0, ...rows.map(({ figure }) => PER_SHOWN * figure.high)),
    6,
  );
  const caption = `Priorities of ${among} in ${inSentence(name)}, ${selection.year}`;
  return (
    <FigureBlock
      id="ranking"
      title={`What companies should do first, ${selection.year}`}
      unit={words.unit}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${selection.year}, ${among}, n = ${formatNumber(ranking.n)}. ${formatNumber(apart)} of ${formatNumber(of)} pairs are clearly ordered (tested together at 5%); priorities in the same bracket are tied.`}
      table={toTable(ranking, caption, design)}
      csv={csv}
    >
      <RankTable
        caption={caption}
        what="Priority"
        unit={words.head}
        scale={scale}
        ties={ties}
        rows={rows.map(({ key, text, figure, ...row }) => ({
          ...row,
          key,
          text,
          value: <PriorityValue value={figure.value} design={design} digits={DIGITS} />,
          line: (
            <Whisker
              value={PER_SHOWN * figure.value}
              low={PER_SHOWN * figure.low}
              high={PER_SHOWN * figure.high}
              scale={scale}
              mean={design === "mentions" ? null : 0}
              digits={DIGITS}
            />
          ),
        }))}
      />
    </FigureBlock>
  );
}
