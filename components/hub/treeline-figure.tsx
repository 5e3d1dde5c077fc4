import { FigureFrame } from "@/components/layout/figure-frame";
import styles from "@/components/hub/treeline-figure.module.css";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { fillText } from "@/lib/catalogue/shown-study/study-words";
import { formatRange } from "@/lib/platform/words/format";
import { growTreeline, type Treeline } from "@/lib/rankings/examples/example-treeline";

const TOP = 130;
const TICKS = [0, 50, 100];

const yOf = (score: number) => (100 * (1 - score / TOP)).toFixed(1);

/** An invented market as a row of trees: one line per brand, its light tip the interval of the score. */
export function TreelineFigure({ study }: { study: ShownStudy }) {
  const halves = [growTreeline(9, "treeline, left"), growTreeline(9, "treeline, right")];
  const brands = halves.reduce((sum, { brands: list }) => sum + list.length, 0);
  const trees = halves.reduce((sum, half) => sum + half.trees, 0);
  return (
    <FigureFrame
      id="figure-treeline"
      level={2}
      title={`The treeline: ${brands} invented brands, one line each, grouped into ${trees} industries`}
      subtitle={fillText(
        `Score ${formatRange(0, 200)}: share rating the brand {{scale.good}} on {{first.work}}, plus the share on {{second.work}}. The axis ends at ${TOP}. In each industry the highest score is in the middle. Light tips: 95% intervals.`,
        study,
      )}
      source="Generated for this page to show the shape of a market: a few brands stand out and most are close together. No line is a real brand; real scores are part of a plan."
    >
      <div className={styles.plots}>
        {halves.map((half, index) => (
          <Half key={index} half={half} first={index === 0} />
        ))}
      </div>
    </FigureFrame>
  );
}

function Half({ half, first }: { half: Treeline; first: boolean }) {
  const stems = half.brands.map(({ slot, low }) => `M${slot} 100V${yOf(low)}`).join("");
  const tips = half.brands.map(({ slot, low, high }) => `M${slot} ${yOf(low)}V${yOf(high)}`).join("");
  const grid = TICKS.slice(1)
    .map((tick) => `M-2 ${yOf(tick)}H${half.slots + 2}`)
    .join("");
  return (
    <>
      <div className={first ? styles.axis : `${styles.axis} md:hidden`} aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick} style={{ "--at": `${(tick / TOP) * 100}%` } as React.CSSProperties}>
            {tick}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg viewBox={`-2 0 ${half.slots + 4} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.grid} d={grid} />
          <path className={styles.stems} d={stems} />
          <path className={styles.tips} d={tips} />
        </svg>
      </div>
    </>
  );
}
