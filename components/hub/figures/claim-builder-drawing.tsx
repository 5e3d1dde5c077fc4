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
  /** Undefined if nothing can be filled in. */
  onPart?: (part: ClaimPart, text: string) => void;
}

/** Five parts, the resulting sentence, and what is missing. */
export function ClaimBuilderDrawing({ parts = CLAIM_EXAMPLE, onPart }: ClaimBuilderDrawingProps) {
  const { sentence, missing, empty } = buildClaim(parts);
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      <div className="grid gap-3">
        {CLAIM_FIELDS.map(({ part, label }) => (
          <label key={part} className="block text-s-1 leading-5 font-semibold">
            {label}
            <input
              type="text"
              className="mt-1 block h-11 w-full rounded-md border border-control bg-paper-raised px-3 font-ui text-s0 leading-6 font-normal text-ink"
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
      <div role="status" className="min-h-75">
        <p className="border-l-2 border-spruce pl-5 font-read text-s2 leading-8 wrap-anywhere">
          {sentence || "Nothing is filled in yet."}
        </p>
        <p className={shared.said}>
          {missing.length === 0
            ? "Every part is there. Someone with the evidence could now prove it wrong, which is what makes it worth reading."
            : `A reader cannot tell ${joined(missing)}.`}
          {empty.length > 0 ? ` ${joined(empty.map((word) => `“${word}”`))} is praise without a reason.` : ""}
        </p>
      </div>
    </div>
  );
}

/** Semicolons, because the phrases contain commas. */
const joined = (phrases: readonly string[]): string => phrases.join("; ");
