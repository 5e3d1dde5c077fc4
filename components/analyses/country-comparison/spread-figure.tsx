import { ClearMark } from "@/components/charts/clear-mark";
import { FigureBlock } from "@/components/charts/figure-block";
import { LetterRows } from "@/components/charts/letter-rows";
import { SignedFigure } from "@/components/charts/signed-figure";
import { toAxisOf } from "@/lib/charts/drawing/axis";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import type { Comparison, ComparisonRow } from "@/lib/analyses/country-comparison/comparison";
import { distanceOn } from "@/lib/analyses/country-comparison/distance";
import { useShownStudy } from "@/components/layout/shown-study";
import { DECIMALS, formatSigned } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { joinNames } from "@/lib/platform/words/sentences";
import { clearWords } from "@/lib/platform/words/clear-words";
import type { ScaleName } from "@/lib/rankings/histories/analysis-query";
import { lettersOf } from "@/lib/catalogue/shown-study/shown-study";

interface SpreadFigureProps {
  comparison: Comparison;
  markOf: (slug: string) => SeriesMark;
  scale: ScaleName;
  isSample: boolean;
  source: string;
  csv: { href: string } | "locked";
}

const UNITS = {
  score: { words: "Points from the average of each market (dashed line)", digits: DECIMALS.points },
  z: { words: "Standard deviations from the average of each market (dashed line)", digits: DECIMALS.z },
  index: { words: "Above or below the average of each market (dashed line), %", digits: DECIMALS.index },
} as const;

/** Each brand's level in each market, as the market's letters on one axis. */
export function SpreadFigure({ comparison, markOf, scale, isSample, source, csv }: SpreadFigureProps) {
  const { rows, markets, year } = comparison;
  const study = useShownStudy();
  const { words, digits } = UNITS[scale];
  const toDistances = ({ known }: ComparisonRow) =>
    known.flatMap((cell) => {
      const value = distanceOn(cell, scale);
      return value === null ? [] : [{ market: cell.market, value }];
    });
  const axis = toAxisOf([0, ...rows.flatMap((row) => toDistances(row).map(({ value }) => value))]);
  const caption = `${words.replace(" (dashed line)", "")}, ${year}`;
  return (
    <FigureBlock
      id="spread"
      title={caption}
      unit={`${words}, ${year}. Filled: the highest and the lowest market of a brand; a line joins all.`}
      isSample={isSample}
      source={source}
      csv={csv}
      table={{
        caption,
        columns: [{ label: "Brand" }, ...markets.map(({ name }) => ({ label: name, numeric: true, digits }))],
        rows: rows.map((row) => {
          const distances = toDistances(row);
          return [
            row.brand.name,
            ...markets.map(({ slug }) => distances.find(({ market }) => market.slug === slug)?.value ?? null),
          ];
        }),
      }}
    >
      <LetterRows
        label={caption}
        axis={axis}
        line={{ value: 0, label: "Market average" }}
        isSigned
        tail="Highest minus lowest"
        rows={rows.map((row) => {
          const { brand, cells, evenness } = row;
          const distances = toDistances(row).toSorted((a, b) => b.value - a.value);
          const [highest, lowest] = [distances[0], distances.at(-1)];
          const without = cells
            .filter(({ status }) => status !== "known")
            .map(({ market }) => lettersOf(study, market.slug));
          return {
            key: brand.slug,
            name: brand.name,
            mark: markOf(brand.slug),
            note: without.length > 0 ? `no score: ${without.join(", ")}` : null,
            letters: distances.map((each) => ({
              letter: lettersOf(study, each.market.slug),
              value: each.value,
              isEnd: each === highest || each === lowest,
            })),
            isColoured: evenness?.clear ?? false,
            words:
              distances.length === 0
                ? "No score"
                : `${joinNames(distances.map(({ market, value }, at) => `${at === 0 ? market.name : inSentence(market.name)} ${formatSigned(value, digits)}`))}; ${clearWords("difference", evenness?.clear ?? null)}`,
            figure: evenness ? (
              <>
                <SignedFigure value={evenness.spread} className="font-semibold" />
                <ClearMark of="difference" isClear={evenness.clear} />
              </>
            ) : (
              <span className="text-s-2 text-ink-2">{distances.length === 1 ? "One market" : "No score"}</span>
            ),
          };
        })}
      />
    </FigureBlock>
  );
}
