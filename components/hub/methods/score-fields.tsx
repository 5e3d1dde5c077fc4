import { clsx } from "clsx";
import { useStudyWords } from "@/components/layout/study-text";
import { CONTROL } from "@/components/ui/input";
import { SCORE_FIELDS, type ScoreField, type ScoreTexts } from "@/lib/rankings/scores/score-texts";
import styles from "../recompute.module.css";

const LABELS: Record<ScoreField, string> = {
  environment: "{{first.name}} {{scale.short}}, %",
  social: "{{Second.short}} {{scale.short}}, %",
  both: "Both {{scale.short}}, %",
  asked: "People asked",
  deff: "Design effect",
};

interface ScoreFieldsProps {
  texts: ScoreTexts;
  faults: Partial<Record<ScoreField, string>>;
  /** Before hydration, or without JavaScript, the numbers are read-only. */
  canChange: boolean;
  onChange: (field: ScoreField, text: string) => void;
}

/** The five numbers of a score, with their errors. */
export function ScoreFields({ texts, faults, canChange, onChange }: ScoreFieldsProps) {
  const say = useStudyWords();
  return SCORE_FIELDS.map((field) => {
    const fault = faults[field];
    return (
      <div key={field} className={styles.field}>
        <label htmlFor={`score-${field}`} className="text-s-2 leading-4 text-ink-2">
          {say(LABELS[field])}
        </label>
        <input
          id={`score-${field}`}
          name={field}
          value={texts[field]}
          readOnly={!canChange}
          inputMode={field === "asked" ? "numeric" : "decimal"}
          maxLength={16}
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `score-${field}-fault` : undefined}
          className={clsx(CONTROL, "min-h-11 px-2.5 font-medium lg:min-h-10")}
          onChange={(event) => onChange(field, event.target.value)}
        />
        {fault ? (
          <p id={`score-${field}-fault`} className="text-s-2 leading-4 font-semibold text-lingon">
            {fault}
          </p>
        ) : null}
      </div>
    );
  });
}
