import { FigureBlock } from "@/components/charts/figure-block";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { Figure } from "@/components/charts/figure";
import { IntervalLanes, LaneTicks, toFigureScale } from "@/components/analyses/consumers/interval-lanes";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import type { PartFigure } from "@/lib/analyses/consumers/awareness-view";
import { type PeopleWords, sayValue } from "@/lib/analyses/consumers/population-words";
import type { ConsumerFigure } from "@/lib/study/consumer";
import styles from "./age-panels.module.css";
import { DECIMALS } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";

interface PartsFigureProps extends Pick<SectionProps, "selection" | "isSample"> {
  parts: readonly PartFigure[];
  all: ConsumerFigure;
  mark: SeriesMark;
  words: PeopleWords;
}

const AXES = {
  age: "Age",
  sex: "Sex",
  group: "Behaviour group",
} as const;

/** Who talked about it: the share in each age, sex and behaviour group, beside the lines of the markets. */
export function PartsFigure({ parts, all, mark, words, selection, isSample }: PartsFigureProps) {
  const scale = toFigureScale([all, ...parts.map(({ figure }) => figure)], 4);
  if (!scale) return null;
  const title = `Who talked about it in ${inSentence(selection.market.name)}, ${selection.year}`;
  return (
    <FigureBlock
      id="who-talked"
      isFolded
      title={title}
      unit="% of each group, with 95% intervals. Dashed line: everyone."
      isSample={isSample}
      source="This chart shows groups side by side. To see whether two groups clearly differ, use “Compare two groups” below."
      table={{
        caption: title,
        columns: [
          { label: "Group" },
          { label: "%", numeric: true, digits: DECIMALS.share },
          { label: "95% from", numeric: true, digits: DECIMALS.share },
          { label: "95% to", numeric: true, digits: DECIMALS.share },
          { label: "n", numeric: true, digits: DECIMALS.count },
        ],
        rows: parts.map(({ axis, value, figure }) => [
          sayValue(words, axis, value),
          figure.value === null ? "Too few people asked" : figure.value * 100,
          figure.low && figure.low * 100,
          figure.high && figure.high * 100,
          figure.n,
        ]),
      }}
    >
      {(["age", "sex", "group"] as const).map((axis) => {
        const own = parts.filter((part) => part.axis === axis);
        if (own.length === 0) return null;
        return (
          <div key={axis}>
            <p className={styles.label}>{AXES[axis]}</p>
            {own.map(({ value, figure }) => (
              <div key={value} className={`${styles.row} ${styles.part}`}>
                <span className="min-w-0 wrap-anywhere">{sayValue(words, axis, value)}</span>
                <IntervalLanes
                  scale={scale}
                  reference={all.value}
                  lanes={[{ figure, mark, name: sayValue(words, axis, value) }]}
                />
                <span aria-hidden="true">
                  {figure.value === null ? "" : <Figure value={figure.value * 100} digits={DECIMALS.share} />}
                </span>
              </div>
            ))}
          </div>
        );
      })}
      <div className={`${styles.row} ${styles.part} ${styles.axis}`}>
        <span />
        <LaneTicks scale={scale} />
      </div>
    </FigureBlock>
  );
}
