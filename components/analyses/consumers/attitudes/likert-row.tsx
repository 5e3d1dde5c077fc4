import type { Answers, LikertBar } from "@/lib/analyses/consumers/attitudes/likert";
import type { StatementRow } from "@/lib/analyses/consumers/attitudes/view";
import { toPercent } from "@/lib/analyses/consumers/attitudes/words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { ChangeWords } from "./change-words";
import styles from "./likert.module.css";
import { ShareWords } from "./share-words";

/** Shares of the drawing's width from which a number of two digits fits: on every screen, on phones, on wide screens. */
const FITS = { everywhere: 0.085, phone: 0.075, wide: 0.055 };

export const STEP_CLASSES = [styles.s1, styles.s2, styles.s3, styles.s4, styles.s5];

function fitOf(width: number): string | undefined | null {
  if (width >= FITS.everywhere) return undefined;
  if (width >= FITS.phone) return `${styles.narrow} ${styles.wide}`;
  return width >= FITS.wide ? styles.wide : null;
}

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

function Bar({ answers, bar }: { answers: Answers; bar: LikertBar }) {
  const width = bar.widths.reduce((sum, each) => sum + each, 0);
  return (
    <span
      role="img"
      aria-label={`Answers 1 to 5: ${answers.map((share) => toPercent(share)).join(", ")}`}
      className={styles.bar}
      style={{ "--start": percent(bar.start), "--width": percent(width) } as React.CSSProperties}
    >
      {answers.map((share, step) => {
        const fit = fitOf(bar.widths[step] ?? 0);
        return (
          <span
            key={step}
            className={`${styles.answer} ${STEP_CLASSES[step]}`}
            style={{ flexGrow: share, flexBasis: 0 }}
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
  middle,
}: {
  row: StatementRow;
  bar: LikertBar | null;
  middle: number;
}) {
  return (
    <li className={styles.row}>
      <span className={`${styles.text} text-s-1 leading-5 text-pretty md:text-s0 md:leading-5.5`}>{text}</span>
      <span className={styles.track} style={{ "--middle": percent(middle) } as React.CSSProperties}>
        {answers && bar ? <Bar answers={answers} bar={bar} /> : <span className={styles.none} />}
      </span>
      <span className={styles.agree}>
        <ShareWords figure={agree} className="text-s1 leading-6 font-figure tracking-name md:text-s2 md:leading-7" />
      </span>
      <ChangeWords
        of="change"
        change={trend?.change ?? null}
        className="max-md:justify-end md:max-lg:flex-col md:max-lg:gap-0"
      />
    </li>
  );
}
