import styles from "@/components/hub/figures/claim-builder.module.css";
import shared from "@/components/hub/figures/figures.module.css";
import {
  buildClaim,
  CLAIM_EXAMPLE,
  CLAIM_FIELDS,
  type ClaimPart,
  type ClaimParts,
} from "@/lib/hub/posts/claim-builder";

interface ClaimBuilderDrawingProps {
  parts?: ClaimParts;
  /** Left out where nothing can be filled in. */
  onPart?: (part: ClaimPart, text: string) => void;
}

/** Five parts, the sentence they make, and what it still lacks. */
export function ClaimBuilderDrawing({ parts = CLAIM_EXAMPLE, onPart }: ClaimBuilderDrawingProps) {
  const { sentence, missing, empty } = buildClaim(parts);
  return (
    <div className={styles.builder}>
      <div className={styles.fields}>
        {CLAIM_FIELDS.map(({ part, label }) => (
          <label key={part}>
            {label}
            <input
              type="text"
              name={part}
              maxLength={200}
              value={parts[part]}
              readOnly={!onPart}
              autoComplete="off"
              onChange={onPart && ((event) => onPart(part, event.target.value))}
            />
          </label>
        ))}
      </div>
      <div role="status" className={styles.result}>
        <p className={styles.sentence}>{sentence || "Nothing is filled in yet."}</p>
        <p className={shared.said}>
          {missing.length === 0
            ? "Every part is there. Now somebody with access to the proof could show it to be wrong, which is what makes it worth reading."
            : `A reader cannot tell ${joined(missing)}.`}
          {empty.length > 0 ? ` ${joined(empty.map((word) => `“${word}”`))} praises without saying what for.` : ""}
        </p>
      </div>
    </div>
  );
}

/** Semicolons, since the phrases have commas in them. */
const joined = (phrases: readonly string[]): string => phrases.join("; ");
