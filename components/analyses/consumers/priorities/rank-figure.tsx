import { FigureBlock } from "@/components/charts/figure-block";
import { Whisker } from "@/components/charts/whisker";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import { SignedFigure } from "@/components/charts/signed-figure";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { PER_SHOWN, type PriorityRanking } from "@/lib/analyses/consumers/priorities/ranking";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { RankTable } from "./rank-table";

const DIGITS = DECIMALS.share;

const toTable = ({ rows }: PriorityRanking, caption: string) => ({
  caption,
  columns: [
    { label: "Priority" },
    { label: "Position", numeric: true },
    { label: "Rank range", numeric: true },
    { label: "Most minus least", numeric: true },
    { label: "95% interval", numeric: true },
    { label: "n", numeric: true, digits: DECIMALS.count },
  ],
  rows: rows.map(({ text, position, best, worst, figure }) => [
    text,
    position,
    formatRange(best, worst),
    formatSigned(PER_SHOWN * figure.value, DIGITS),
    formatRange(PER_SHOWN * figure.low, PER_SHOWN * figure.high, DIGITS),
    figure.n,
  ]),
});

/** The priorities in order, with intervals and ties. */
export function RankFigure({
  ranking,
  among,
  selection,
  csv,
  isSample,
}: SectionProps & { ranking: PriorityRanking; among: string }) {
  const { name } = selection.market;
  const { rows, ties, apart, of } = ranking;
  const scale = toWholeAxis(
    Math.min(0, ...rows.map(({ figure }) => PER_SHOWN * figure.low)),
    Math.max(0, ...rows.map(({ figure }) => PER_SHOWN * figure.high)),
    6,
  );
  const caption = `Priorities of ${among} in ${name}, ${selection.year}`;
  return (
    <FigureBlock
      id="ranking"
      title={`What companies should do first, ${selection.year}`}
      unit="Times chosen as most important minus times chosen as least important, per 100 times shown, with 95% intervals. Dashed line: chosen equally often as most and least."
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${selection.year}, ${among}, n = ${formatNumber(ranking.n)}. ${formatNumber(apart)} of ${formatNumber(of)} pairs are clearly ordered (tested together at 5%); priorities in the same bracket are tied.`}
      table={toTable(ranking, caption)}
      csv={csv}
    >
      <RankTable
        caption={caption}
        what="Priority"
        unit="Per 100"
        scale={scale}
        ties={ties}
        rows={rows.map(({ key, text, figure, ...row }) => ({
          ...row,
          key,
          text,
          value: <SignedFigure value={PER_SHOWN * figure.value} digits={DIGITS} />,
          line: (
            <Whisker
              value={PER_SHOWN * figure.value}
              low={PER_SHOWN * figure.low}
              high={PER_SHOWN * figure.high}
              scale={scale}
              mean={0}
              digits={DIGITS}
            />
          ),
        }))}
      />
    </FigureBlock>
  );
}
