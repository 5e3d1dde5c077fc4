import { FigureBlock } from "@/components/charts/figure-block";
import { toLikertLayout } from "@/lib/analyses/consumers/attitudes/likert";
import type { AttitudeView } from "@/lib/analyses/consumers/attitudes/view";
import { SHARE_DIGITS } from "@/lib/analyses/consumers/attitudes/words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { clearWords } from "@/lib/platform/words/clear-words";
import styles from "./likert.module.css";
import { LikertRow, STEP_CLASSES } from "./likert-row";

interface LikertFigureProps {
  view: AttitudeView;
  /** `Sweden`, and who answered: `everyone`. */
  market: string;
  people: string;
  from: number;
  year: number;
  isSample: boolean;
  source: string;
  csv: { href: string } | "locked";
}

const percent = (share: number | null | undefined) => (share == null ? null : 100 * share);

/** How far people agree with each statement: answers astride the middle one, by theme. */
export function LikertFigure({ view, market, people, from, year, isSample, source, csv }: LikertFigureProps) {
  const rows = view.themes.flatMap((theme) => theme.rows);
  const { middle, bars } = toLikertLayout(rows.map(({ answers }) => answers));
  const hasPast = from < year;
  return (
    <FigureBlock
      id="answers"
      title="How far people agree"
      unit={`Answers from ${people} in ${market}, ${year}, %. The line runs through the middle of answer 3. Agree: 4 or 5, with 95% interval.`}
      isSample={isSample}
      source={`${source}${hasPast ? ` Changes since ${from} are tested together at 5% across ${formatNumber(view.judged)} changes in all markets and statements.` : ""}`}
      csv={csv}
      table={{
        caption: `Answers from ${people} in ${market}, ${year}`,
        columns: [
          { label: "Statement" },
          ...["1 %", "2 %", "3 %", "4 %", "5 %", "Agree %", "95% from", "95% to"].map((label) => ({
            label,
            numeric: true,
            digits: SHARE_DIGITS,
          })),
          { label: "n", numeric: true, digits: DECIMALS.count },
          { label: `Since ${from}`, numeric: true, digits: SHARE_DIGITS },
          { label: "Clear?" },
        ],
        rows: rows.map(({ text, answers, agree, trend }) => [
          text,
          ...(answers ?? [null, null, null, null, null]).map(percent),
          ...[agree.value, agree.low, agree.high].map(percent),
          agree.n,
          percent(trend?.change?.difference),
          clearWords("change", trend?.change?.isClear),
        ]),
      }}
    >
      <div className={styles.rows}>
        <div className={styles.head} aria-hidden="true">
          <span>Statement</span>
          <span className={`${styles.keyed} ${styles.key}`}>
            <span className="mr-2">Not at all</span>
            {STEP_CLASSES.map((step, index) => (
              <span key={step} className={`${styles.answer} ${step}`}>
                {index + 1}
              </span>
            ))}
            <span className="ml-2">Completely</span>
          </span>
          <span className="text-right">Agree, 4–5</span>
          <span>{hasPast ? `Points since ${from}` : "Change"}</span>
        </div>
        {view.themes.map(({ name, rows: statements }) => (
          <section key={name} aria-label={name}>
            <h2 className={`${styles.theme} pb-2 text-s-1 leading-5 font-name tracking-normal text-spruce`}>{name}</h2>
            <ul>
              {statements.map((row) => (
                <LikertRow key={row.key} row={row} bar={bars[rows.indexOf(row)] ?? null} middle={middle} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </FigureBlock>
  );
}
