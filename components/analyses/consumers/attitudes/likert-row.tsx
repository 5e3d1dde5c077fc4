import type { Answers, LikertBar } from "@/lib/analyses/consumers/attitudes/likert";
import type { StatementRow } from "@/lib/analyses/consumers/attitudes/view";
import { toPercent } from "@/lib/analyses/consumers/attitudes/words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { ChangeWords } from "./change-words";
import styles from "./likert.module.css";
import { ShareWords } from "./share-words";

/** Shares of the drawing's width from which a number of two digits fits: on every screen, on phones, on wide screens. */
const FITS = { everywhere: 0.085, phone: 0.075, wide: 0.055 };

/** How much of its side's colour the answer next to the middle has; the outermost has all of it. */
const PALEST = 0.46;

/** The paint of one of any number of answers: deeper the further it is from the middle, which is grey. */
export function toStepPaint(step: number, count: number): React.CSSProperties {
  const sides = Math.floor(count / 2);
  const away = count % 2 === 1 ? step - sides : step < sides ? step - sides : step - sides + 1;
  if (away === 0) return { background: "var(--rule-strong)" };
  const colour = away < 0 ? "var(--below)" : "var(--above)";
  const depth = sides < 2 ? 1 : PALEST + ((1 - PALEST) * (Math.abs(away) - 1)) / (sides - 1);
  if (depth === 1) return { background: colour, color: "var(--dark)" };
  return { background: `color-mix(in oklab, ${colour} ${Math.round(100 * depth)}%, var(--paper))` };
}

function fitOf(width: number): string | undefined | null {
  if (width >= FITS.everywhere) return undefined;
  if (width >= FITS.phone) return `${styles.narrow} ${styles.wide}`;
  return width >= FITS.wide ? styles.wide : null;
}

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

function Bar({ answers, bar, steps }: { answers: Answers; bar: LikertBar; steps: readonly number[] }) {
  const width = bar.widths.reduce((sum, each) => sum + each, 0);
  return (
    <span
      role="img"
      aria-label={`Answers ${steps[0] ?? ""} to ${steps.at(-1) ?? ""}: ${answers.map((share) => toPercent(share)).join(", ")}`}
      className={styles.bar}
      style={{ "--start": percent(bar.start), "--width": percent(width) } as React.CSSProperties}
    >
      {answers.map((share, step) => {
        const fit = fitOf(bar.widths[step] ?? 0);
        return (
          <span
            key={step}
            className={styles.answer}
            style={{ ...toStepPaint(step, answers.length), flexGrow: share, flexBasis: 0 }}
          >
            {fit === null ? null : <span className={fit}>{formatNumber(100 * share, DECIMALS.percent)}</span>}
          </span>
        );
      })}
    </span>
  );
}

/** One statement: its answers, who agrees, and how that has changed. */
export function LikertRow({
  row: { text, answers, agree, trend },
  bar,
  steps,
  middle,
}: {
  row: StatementRow;
  /** The answers, from the lowest. */
  steps: readonly number[];
  bar: LikertBar | null;
  middle: number;
}) {
  return (
    <li className={styles.row}>
      <span className={`${styles.text} text-s-1 leading-5 text-pretty md:text-s0 md:leading-5.5`}>{text}</span>
      <span className={styles.track} style={{ "--middle": percent(middle) } as React.CSSProperties}>
        {answers && bar ? <Bar answers={answers} bar={bar} steps={steps} /> : <span className={styles.none} />}
      </span>
      <span className={styles.agree}>
        <ShareWords figure={agree} className="text-s1 leading-6 font-figure tracking-name md:text-s2 md:leading-7" />
      </span>
      <ChangeWords of="change" change={trend?.change ?? null} className="max-md:justify-end md:flex-col md:gap-0" />
    </li>
  );
}
