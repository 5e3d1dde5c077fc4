import { FigureBlock } from "@/components/charts/figure-block";
import { toLikertLayout } from "@/lib/analyses/consumers/attitudes/likert";
import type { AttitudeView } from "@/lib/analyses/consumers/attitudes/view";
import { type AnswerScale, answersOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { sayMarks, sayMarksShort } from "@/lib/catalogue/definition/mark-words";
import { asSentence } from "@/lib/platform/words/sentences";
import { SHARE_DIGITS } from "@/lib/analyses/consumers/attitudes/words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { clearWords } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import styles from "./likert.module.css";
import { LikertRow, toStepPaint } from "./likert-row";

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
  /** Null where attitudes are not asked. */
  scale: AnswerScale | null;
}

const percent = (share: number | null | undefined) => (share == null ? null : 100 * share);

/** "through the middle of answer 3", "between answers 3 and 4". */
function sayMiddle(steps: readonly number[]): string {
  const half = Math.floor(steps.length / 2);
  return steps.length % 2 === 1
    ? `through the middle of answer ${steps[half] ?? ""}`
    : `between answers ${steps[half - 1] ?? ""} and ${steps[half] ?? ""}`;
}

/** How far people agree with each statement: answers astride the middle one, by theme. */
export function LikertFigure({ view, market, people, from, year, isSample, source, csv, scale }: LikertFigureProps) {
  const rows = view.themes.flatMap((theme) => theme.rows);
  const { middle, bars } = toLikertLayout(rows.map(({ answers }) => answers));
  const hasPast = from < year;
  const steps = scale ? answersOf(scale) : [];
  const good = scale?.positive ?? [];
  const [low = "", high = ""] = scale?.ends ?? [];
  return (
    <FigureBlock
      id="answers"
      title="How far people agree"
      unit={`Answers from ${people} in ${inSentence(market)}, ${year}, %. The line runs ${sayMiddle(steps)}. Agree: ${sayMarks(good)}, with 95% interval.`}
      isSample={isSample}
      source={`${source}${hasPast ? ` Changes since ${from} are tested together at 5% across ${formatNumber(view.judged)} changes in all markets and statements.` : ""}`}
      csv={csv}
      table={{
        caption: `Answers from ${people} in ${inSentence(market)}, ${year}`,
        columns: [
          { label: "Statement" },
          ...[...steps.map((step) => `${step} %`), "Agree %", "95% from", "95% to"].map((label) => ({
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
          ...(answers ?? steps.map(() => null)).map(percent),
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
            {low ? <span className="mr-2">{asSentence(low)}</span> : null}
            {steps.map((step, index) => (
              <span key={step} className={styles.answer} style={toStepPaint(index, steps.length)}>
                {step}
              </span>
            ))}
            {high ? <span className="ml-2">{asSentence(high)}</span> : null}
          </span>
          <span className="text-right">Agree, {sayMarksShort(good)}</span>
          <span>{hasPast ? `Points since ${from}` : "Change"}</span>
        </div>
        {view.themes.map(({ name, rows: statements }) => (
          <section key={name} aria-label={name}>
            <h2 className={`${styles.theme} pb-2 text-s-1 leading-5 font-name tracking-normal text-spruce`}>{name}</h2>
            <ul>
              {statements.map((row) => (
                <LikertRow
                  key={row.key}
                  row={row}
                  steps={steps}
                  bar={bars[rows.indexOf(row)] ?? null}
                  middle={middle}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </FigureBlock>
  );
}
