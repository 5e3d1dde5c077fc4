import { PartFields } from "@/components/accounts/draft-mapping/part-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { saveParts, saveText } from "@/lib/accounts/draft-mapping/actions";
import type { MappingPart } from "@/lib/accounts/draft-mapping/parts";
import type { DefinitionProblem } from "@/lib/catalogue/definition/read-definition";
import type { Draft } from "@/lib/study/drafts/draft";
import type { UploadGuess } from "@/lib/study/drafts/jobs/upload-description";
import type { LooseMapping } from "@/lib/study/drafts/jobs/proposed-definition";

interface MappingFormProps {
  draft: Pick<Draft, "id" | "revision">;
  /** Its place among the mappings of the definition. */
  at: number;
  mapping: LooseMapping;
  parts: readonly MappingPart[];
  problems: readonly DefinitionProblem[];
  guesses: readonly UploadGuess[];
  industries: readonly string[];
  /** Whether it is the only one. */
  isOnly: boolean;
}

/** One mapping, part by part, each with what was found in the file; its JSON is below. */
export function MappingForm({ draft, at, mapping, parts, problems, guesses, industries, isOnly }: MappingFormProps) {
  const known = new Set(parts.flatMap((part) => part.guesses));
  const place = (
    <>
      <input type="hidden" name="draft" value={draft.id} />
      <input type="hidden" name="revision" value={draft.revision} />
      <input type="hidden" name="mapping" value={at} />
    </>
  );
  return (
    <section aria-labelledby={`mapping-${at}`} className="mb-10">
      <h2 id={`mapping-${at}`} className="text-s2 leading-title font-title tracking-name">
        {isOnly ? "Mapping" : `Mapping ${at + 1}`}
      </h2>
      <form key={draft.revision} action={saveParts} className="mt-3">
        {place}
        {parts.map((part) => (
          <PartFields
            key={part.id}
            at={at}
            part={part}
            mapping={mapping}
            problems={problems}
            industries={industries}
            guesses={guesses.filter((guess) =>
              part.id === "questions" ? !known.has(guess.part) : part.guesses.includes(guess.part),
            )}
          />
        ))}
        <SubmitButton className="mt-6">Save the mapping</SubmitButton>
      </form>
      <details className="mt-6">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-s-1 font-semibold text-spruce underline underline-offset-4">
          The JSON of this mapping
        </summary>
        <form key={draft.revision} action={saveText} className="mt-2">
          {place}
          <label className="text-s-1 leading-5 font-name">
            JSON
            <Textarea
              name="text"
              rows={16}
              spellCheck={false}
              autoCapitalize="off"
              defaultValue={JSON.stringify(mapping, null, 2)}
              className="font-code text-s-1 font-normal"
            />
          </label>
          <SubmitButton variant="outline" className="mt-3">
            Save the JSON
          </SubmitButton>
        </form>
      </details>
    </section>
  );
}
