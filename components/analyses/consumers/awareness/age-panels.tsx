import { FigureBlock } from "@/components/charts/figure-block";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { Figure } from "@/components/charts/figure";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";
import type { Axis } from "@/lib/charts/drawing/axis";
import { IntervalLanes, LaneTicks, toFigureScale } from "@/components/analyses/consumers/interval-lanes";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import type { AgedItem } from "@/lib/analyses/consumers/awareness-view";
import { type PeopleWords, sayAge, sayAged } from "@/lib/analyses/consumers/population-words";
import { formatRange, DECIMALS } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import styles from "./age-panels.module.css";

interface AgePanelsProps extends Pick<SectionProps, "selection" | "isSample" | "csv"> {
  items: readonly AgedItem[];
  mark: SeriesMark;
  words: PeopleWords;
}

function Panel({ item, mark, scale, words }: { item: AgedItem; mark: SeriesMark; scale: Axis; words: PeopleWords }) {
  const { text, all, ages, gap } = item;
  return (
    <div className={styles.panel}>
      <h3>{text}</h3>
      <div>
        {ages.map(({ age, figure }) => (
          <div key={age} className={styles.row}>
            <span>{sayAge(age)}</span>
            <IntervalLanes scale={scale} reference={all.value} lanes={[{ figure, mark, name: sayAged(words, age) }]} />
            <span aria-hidden="true">
              {figure.value === null ? "" : <Figure value={figure.value * 100} digits={DECIMALS.share} />}
            </span>
          </div>
        ))}
        <div className={`${styles.row} ${styles.axis}`}>
          <span />
          <LaneTicks scale={scale} />
        </div>
      </div>
      <p className={styles.foot}>
        <span>
          Oldest minus youngest{" "}
          {gap ? (
            <b>
              <SignedFigure value={gap.difference * 100} />
            </b>
          ) : null}
        </span>
        <ClearMark of="gap" isClear={gap ? gap.isClear : null} />
      </p>
    </div>
  );
}

/** Each word by age, in small panels on one axis; dashes are all ages. */
export function AgePanels({ items, mark, words, selection, isSample, csv }: AgePanelsProps) {
  const scale = toFigureScale(
    items.flatMap(({ all, ages }) => [all, ...ages.map(({ figure }) => figure)]),
    4,
  );
  const asked = items.flatMap(({ ages }) => ages.map(({ figure }) => figure.n));
  if (!scale || asked.length === 0) return null;
  const percent = (value: number | null) => (value === null ? "Too few people asked" : value * 100);
  const title = `By age in ${inSentence(selection.market.name)}, ${selection.year}`;
  return (
    <FigureBlock
      id="ages"
      isFolded
      title={title}
      unit="% of each age group, with 95% intervals. Dashed line: all ages. All panels use the same axis."
      isSample={isSample}
      csv={csv}
      source={`n = ${formatRange(Math.min(...asked), Math.max(...asked))} per age group. Each panel compares the oldest with the youngest; all panels are tested together.`}
      table={{
        caption: title,
        columns: [
          { label: "Item" },
          { label: "Age" },
          { label: "%", numeric: true, digits: DECIMALS.share },
          { label: "95% from", numeric: true, digits: DECIMALS.share },
          { label: "95% to", numeric: true, digits: DECIMALS.share },
          { label: "n", numeric: true, digits: DECIMALS.count },
        ],
        rows: items.flatMap(({ text, ages }) =>
          ages.map(({ age, figure }) => [
            text,
            sayAge(age),
            percent(figure.value),
            figure.low && figure.low * 100,
            figure.high && figure.high * 100,
            figure.n,
          ]),
        ),
      }}
    >
      <div className={styles.panels}>
        {items.map((item) => (
          <Panel key={item.key} item={item} mark={mark} scale={scale} words={words} />
        ))}
      </div>
    </FigureBlock>
  );
}
