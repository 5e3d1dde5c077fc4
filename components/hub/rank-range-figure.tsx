import { FigureFrame } from "@/components/layout/figure-frame";
import styles from "@/components/hub/rank-range-figure.module.css";
import { formatNumber, formatRange } from "@/lib/platform/words/format";
import { exampleMarket, type ExampleBrand } from "@/lib/rankings/examples/example-market";
import { cn } from "@/components/ui/class-names";

const CHOSEN = "F";
const AXIS = { from: 30, to: 110 };
const TICKS = [40, 60, 80, 100];

/** With three decimals, unlike any score, because tests search for scores in everything visitors get. */
const scoreAt = (score: number) => `${(((score - AXIS.from) / (AXIS.to - AXIS.from)) * 100).toFixed(3)}%`;

function relation(brand: ExampleBrand, chosen: ExampleBrand): keyof typeof LABELS {
  if (brand.letter === chosen.letter) return "chosen";
  if (brand.low > chosen.high) return "ahead";
  return brand.high < chosen.low ? "behind" : "open";
}

const LABELS = {
  chosen: "selected brand",
  ahead: "clearly ahead",
  open: "tied",
  behind: "clearly behind",
} as const;

type Style = React.CSSProperties & Record<`--${string}`, string>;

/** Twelve invented brands with joint intervals, and the rank range of one of them. */
export function RankRangeFigure() {
  const brands = exampleMarket();
  const chosen = brands.find(({ letter }) => letter === CHOSEN);
  if (!chosen) throw new Error(`There is no brand ${CHOSEN}`);
  const leftOf = (position: number) => `${(((position - 0.5) / brands.length) * 100).toFixed(3)}%`;
  const band: Style = { "--focus-low": scoreAt(chosen.low), "--focus-high": scoreAt(chosen.high) };

  return (
    <FigureFrame
      id="figure-rank-range"
      title={`Brand ${CHOSEN}: position ${chosen.position}, rank range ${formatRange(chosen.rankLow, chosen.rankHigh)}`}
      subtitle={`Score ${formatRange(0, 200)} with joint 95% intervals, axis from ${AXIS.from} to ${AXIS.to}; twelve invented brands, 1,000 people asked about each.`}
      source="Joint intervals (Klein, Wright and Wieczorek, 2020): each is ±2.86 standard errors, so that all twelve are right at once in 95 studies out of 100. The brands are invented."
    >
      <div className={styles.head} aria-hidden="true">
        <span />
        <span className={styles.axis}>
          {TICKS.map((tick) => (
            <i key={tick} style={{ "--at": scoreAt(tick) } as Style}>
              {tick}
            </i>
          ))}
        </span>
        <span>Score</span>
        <span className={styles.axis}>
          {[1, brands.length].map((position) => (
            <i key={position} style={{ "--at": leftOf(position) } as Style}>
              {position === 1 ? "1st" : `${position}th`}
            </i>
          ))}
        </span>
        <span>Range</span>
      </div>
      <ol className={styles.rows} style={band}>
        {brands.map((brand) => {
          const related = relation(brand, chosen);
          const interval: Style = {
            "--low": scoreAt(brand.low),
            "--high": scoreAt(brand.high),
            "--at": scoreAt(brand.score),
          };
          const reach: Style = {
            "--low": `${((brand.rankLow - 1) / brands.length) * 100}%`,
            "--high": `${(brand.rankHigh / brands.length) * 100}%`,
            "--at": leftOf(brand.position),
          };
          return (
            <li key={brand.letter} className={cn(styles.row, styles[related])}>
              <span className={styles.letter}>{brand.letter}</span>
              <span className={cn(styles.track, styles.scores)} aria-hidden="true">
                <i className={styles.band} style={interval} />
                <i className={styles.dot} style={interval} />
              </span>
              <span className={cn(styles.score, "num")}>
                <span className="sr-only">Score </span>
                {formatNumber(brand.score)}
              </span>
              <span className={cn(styles.track, styles.positions)} aria-hidden="true">
                <i className={styles.reach} style={reach} />
                <i className={styles.position} style={reach} />
              </span>
              <span className={styles.range}>
                <span className="sr-only">{LABELS[related]}, range </span>
                {formatRange(brand.rankLow, brand.rankHigh)}
              </span>
            </li>
          );
        })}
      </ol>
      <ul className={styles.key} aria-hidden="true">
        {(Object.keys(LABELS) as (keyof typeof LABELS)[]).map((related) => (
          <li key={related} className={styles[related]}>
            <i className={styles.dot} />
            {LABELS[related]}
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}
