"use client";

import { useStudyWords } from "@/components/layout/study-text";
import { clsx } from "clsx";
import { Button } from "@/components/ui/button";
import { useScripted } from "@/components/ui/use-scripted";
import { toLedger, type ScoreContext, type Verdict } from "@/lib/rankings/scores/ledger";
import type { ScoreInputs } from "@/lib/rankings/scores/rebuilt-score";
import { toInputsCsv, toLedgerText, type RecordHead } from "@/lib/rankings/scores/score-record";
import { readScoreTexts, SCORE_FIELDS, type ScoreTexts } from "@/lib/rankings/scores/score-texts";
import { LedgerRows } from "../ledger-rows";
import { RecomputeActions } from "./recompute-actions";
import styles from "../recompute.module.css";
import { ScoreFields } from "./score-fields";
import { ScoreLine } from "../score-line";
import { useScoreTexts } from "./use-score-texts";

interface RecomputePanelProps {
  published: ScoreTexts;
  /** The published values before rounding, if known. */
  exact?: ScoreInputs;
  context: ScoreContext;
  head: Omit<RecordHead, "address">;
  /** Next to the large number at the end. */
  label: string;
  /** The query string as known to the server. */
  search?: string;
  judge: (changeP: number, isPublished: boolean) => Verdict | null;
  /** Name of the CSV file; undefined without the export right. */
  csvName: string | null;
  /** Parameters that a form without scripts sends along; without them there is no such form. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Drawn above the figures, from them. */
  answers?: (inputs: ScoreInputs) => React.ReactNode;
  /** Source of the numbers. */
  children: React.ReactNode;
}

/** Rebuilds a score step by step with editable numbers. Invalid numbers keep the last valid result, dimmed. */
export function RecomputePanel(props: RecomputePanelProps) {
  const say = useStudyWords();
  const {
    published,
    exact,
    context,
    head,
    label,
    search = "",
    judge,
    csvName,
    hiddenFields,
    answers,
    children,
  } = props;
  const isScripted = useScripted();
  const { texts, change, reset } = useScoreTexts(published, search);
  const isPublished = SCORE_FIELDS.every((field) => texts[field] === published[field]);
  const reading = readScoreTexts(texts);
  const shown = reading.status === "valid" ? reading : readScoreTexts(published);
  if (shown.status === "invalid") throw new Error("The published values for this score are inconsistent");
  const inputs = exact && (isPublished || reading.status === "invalid") ? exact : shown.inputs;
  const isValid = reading.status === "valid";
  const ledger = toLedger(inputs, context);
  const verdict = ledger.changeP === null ? null : judge(ledger.changeP, isPublished || !isValid);

  return (
    <div>
      {answers?.(inputs)}
      <form
        method="get"
        className={styles.inputs}
        aria-label="Numbers behind the score"
        onSubmit={(event) => event.preventDefault()}
      >
        {Object.entries(hiddenFields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ScoreFields
          texts={texts}
          faults={isValid ? {} : reading.faults}
          canChange={isScripted || hiddenFields !== undefined}
          onChange={change}
        />
        <Button variant="ghost" size="sm" className={clsx(styles.reset, !isScripted && "invisible")} onClick={reset}>
          Reset to published
        </Button>
        {hiddenFields ? (
          <noscript>
            <Button type="submit" variant="outline" size="sm" className={styles.reset}>
              Calculate
            </Button>
          </noscript>
        ) : null}
      </form>
      <p role="status" className="mt-3 text-s-1 text-ink-2 empty:mt-0">
        {isValid ? "" : "These numbers don’t give a valid score, so the steps below show the published one."}
      </p>
      <div className={isValid ? undefined : styles.stale}>
        <LedgerRows say={say} rows={ledger.rows} verdict={verdict} />
        <ScoreLine label={label} rebuilt={ledger.rebuilt} marketMean={context.marketMean} />
      </div>
      <figcaption className="border-t border-rule pt-2.5 text-s-2 leading-4.5 text-ink-2">
        {children}
        {hiddenFields ? null : (
          <noscript> You need JavaScript to change the numbers. The steps below are complete without it.</noscript>
        )}
      </figcaption>
      <div className={clsx("mt-2.5 min-h-8", !isScripted && "invisible")}>
        <RecomputeActions
          toText={isValid ? () => say(toLedgerText(ledger, verdict, { ...head, address: window.location.href })) : null}
          csv={csvName !== null && isValid ? { text: toInputsCsv(texts, head), name: csvName } : null}
        />
      </div>
    </div>
  );
}
