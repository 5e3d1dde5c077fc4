import { ClearMark } from "@/components/charts/clear-mark";
import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import type { FigureTableData } from "@/components/charts/figure-table";
import { LetterRows } from "@/components/charts/letter-rows";
import { SignedFigure } from "@/components/charts/signed-figure";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { AgeView } from "@/lib/analyses/age-groups/view";
import { toAxisOf } from "@/lib/charts/drawing/axis";
import { sayAxisStart } from "@/components/charts/line-layout";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { clearWords } from "@/lib/platform/words/clear-words";
import { DECIMALS, formatNumber } from "@/lib/platform/words/format";
import { joinNames } from "@/lib/platform/words/sentences";

interface GenerationsFigureProps {
  view: AgeView;
  frame: FigureFrame;
  source: string;
  table: FigureTableData;
}

/** The first year of an age group; of a group that is no span of years its first two letters. */
const letterOf = (age: string) => /^\d+/.exec(age)?.[0] ?? age.slice(0, 2);

/** What each age group gives each brand, as the group's first year on one axis. */
export function GenerationsFigure({ view, frame, source, table }: GenerationsFigureProps) {
  const { table: shown, year, slots } = view;
  const { ages, rows, average } = shown;
  const [young, old] = [ages[0] ?? "", ages.at(-1) ?? ""];
  const all = rows.flatMap(({ cells }) =>
    cells.flatMap(({ score }) => (score.status === "known" ? [score.score] : [])),
  );
  const axis = toAxisOf([...all, average.all], { most: 6 });
  const wide = rows.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const label = `Score by age group, ${year}`;
  return (
    <FigureBlock
      {...frame}
      id="gaps"
      title={label}
      unit={`Score 0–200${sayAxisStart(axis)}, by age group, ${year}; ${letterOf(young)} stands for ${toAgeWords(young)} and so on. Filled: youngest and oldest; tick: all ages.`}
      source={source}
      table={table}
    >
      <LetterRows
        label={label}
        axis={axis}
        line={
          average.all === null
            ? null
            : { value: average.all, label: `Market ${formatNumber(average.all, DECIMALS.score)}` }
        }
        tail={`${toAgeWords(young)} minus ${toAgeWords(old)}`}
        rows={wide.map(({ slug, name, cells, all: whole, gap }) => {
          const known = cells.flatMap(({ age, score }) =>
            score.status === "known" ? [{ age, value: score.score }] : [],
          );
          const isClear = gap?.status === "known" ? gap.clear : null;
          return {
            key: slug,
            name,
            mark: toSeriesMark(slots.get(slug) ?? 0),
            note: known.length < cells.length ? "some groups not shown" : null,
            letters: known.map(({ age, value }) => ({
              letter: letterOf(age),
              value,
              isEnd: age === young || age === old,
            })),
            tick: whole.status === "known" ? whole.score : null,
            isColoured: isClear === true,
            words:
              known.length === 0
                ? "Not shown"
                : `${joinNames(known.map(({ age, value }) => `${toAgeWords(age)}: ${formatNumber(value, DECIMALS.score)}`))}; ${clearWords("gap", isClear)}`,
            figure:
              gap?.status === "known" ? (
                <>
                  <SignedFigure value={gap.points} className="font-semibold" />
                  <ClearMark of="gap" isClear={gap.clear} />
                </>
              ) : (
                <span className="text-s-2 text-ink-2">Not shown</span>
              ),
          };
        })}
      />
    </FigureBlock>
  );
}

const sizeOf = ({ gap }: AgeView["table"]["rows"][number]) => (gap?.status === "known" ? Math.abs(gap.points) : -1);
