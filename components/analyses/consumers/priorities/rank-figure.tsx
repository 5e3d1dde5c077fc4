import { FigureBlock } from "@/components/charts/figure-block";
import { Whisker } from "@/components/charts/whisker";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import { SignedFigure } from "@/components/charts/signed-figure";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { PER_SHOWN, type PriorityRanking } from "@/lib/analyses/consumers/priorities/ranking";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { toPriorityMark } from "./priority-mark";
import { RankTable } from "./rank-table";

const DIGITS = DECIMALS.share;

const toTable = ({ rows }: PriorityRanking, caption: string) => ({
  caption,
  columns: [
    { label: "Priority" },
    { label: "Place", numeric: true },
    { label: "May hold places", numeric: true },
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

/** The priorities in order, with intervals and what is tied. */
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
      title={`What should come first, ${selection.year}`}
      unit="Times chosen as what matters most minus times chosen as what matters least, per 100 times shown; the dashed line is as often the one as the other. With 95% interval."
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${selection.year}, ${among}, n = ${formatNumber(ranking.n)}. ${formatNumber(apart)} of ${formatNumber(of)} pairs are told apart by Benjamini–Hochberg at 5% over all of them; what stands in one bracket is tied. The same people answer for all priorities, so a pair counts only where it would at the largest error a difference can have.`}
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
              mark={toPriorityMark(key)}
              digits={DIGITS}
            />
          ),
        }))}
      />
    </FigureBlock>
  );
}
