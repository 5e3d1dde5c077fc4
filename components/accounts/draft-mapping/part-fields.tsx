import { asSentence } from "@/lib/platform/words/sentences";
import { typeset } from "@/lib/platform/words/typeset";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toText } from "@/lib/accounts/draft-mapping/field-text";
import { type MappingPart, type PartField, problemsAt, valueAt } from "@/lib/accounts/draft-mapping/parts";
import type { DefinitionProblem } from "@/lib/catalogue/definition/read-definition";
import type { UploadGuess } from "@/lib/study/drafts/jobs/upload-description";
import type { LooseMapping } from "@/lib/study/drafts/jobs/proposed-definition";

interface PartFieldsProps {
  at: number;
  part: MappingPart;
  mapping: LooseMapping;
  problems: readonly DefinitionProblem[];
  guesses: readonly UploadGuess[];
  industries: readonly string[];
}

/** Problems that are written out at one field. */
const MOST_PROBLEMS = 5;
const LONG: ReadonlySet<PartField["kind"]> = new Set(["meanings", "conditions", "brands", "json"]);
const CERTAINTY: Readonly<Record<UploadGuess["certainty"], string>> = {
  sure: "Sure",
  likely: "Likely",
  open: "Please check",
};

/** One part of a mapping: what was found in the file and how sure that is, then its fields. */
export function PartFields({ at, part, mapping, problems, guesses, industries }: PartFieldsProps) {
  const { id, title, fields } = part;
  const own = problems.filter((problem) => fields.some(({ path }) => problemsAt([problem], at, path).length > 0));
  const isOpen = own.length > 0 || guesses.some(({ certainty }) => certainty === "open");
  return (
    <details open={isOpen} className="border-t border-rule py-1.5">
      <summary className="grid min-h-11 cursor-pointer grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-4 py-2 max-md:grid-cols-1">
        <span className="text-s0 leading-6 font-name">{title}</span>
        <span className="min-w-0 text-s-1 leading-5 text-ink-2">
          {own.length > 0 && (
            <span className="block font-title text-lingon">
              {own.length === 1 ? "One problem" : `${own.length} problems`}
            </span>
          )}
          {guesses.map(({ part: name, certainty, words }) => (
            <span key={`${name}-${words}`} className="block break-words">
              <span className={certainty === "open" ? "font-title text-cloudberry-ink" : "font-name text-spruce"}>
                {CERTAINTY[certainty]}
              </span>
              {guesses.length > 1 && ` (${name})`}: {typeset(words)}
            </span>
          ))}
        </span>
      </summary>
      <div className="grid gap-x-6 pt-2 md:grid-cols-2">
        {fields.map((field) => (
          <PartInput key={field.path} at={at} field={field} mapping={mapping} problems={problems} />
        ))}
        {id === "brands" && (
          <p className="col-span-full -mt-3 mb-4 text-s-1 leading-5 break-words text-ink-2">
            Industries of this study: {industries.join(", ")}.
          </p>
        )}
      </div>
    </details>
  );
}

interface PartInputProps {
  at: number;
  field: PartField;
  mapping: LooseMapping;
  problems: readonly DefinitionProblem[];
}

function PartInput({ at, field: { path, label, hint, kind, choices }, mapping, problems }: PartInputProps) {
  const own = problemsAt(problems, at, path);
  const written = toText(kind, valueAt(mapping, path));
  return (
    <Field
      id={`m${at}-${path}`}
      label={label}
      hint={hint}
      className={LONG.has(kind) ? "md:col-span-full" : undefined}
      error={
        own.length === 0
          ? undefined
          : [
              ...own.slice(0, MOST_PROBLEMS).map((problem) => say(problem, at, path)),
              ...(own.length > MOST_PROBLEMS ? [`And ${own.length - MOST_PROBLEMS} more.`] : []),
            ].join(" ")
      }
    >
      {(control) => {
        if (choices)
          return (
            <Select {...control} name={path} defaultValue={written}>
              {choices.map(({ value, words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          );
        if (LONG.has(kind))
          return (
            <Textarea
              {...control}
              name={path}
              rows={kind === "brands" || kind === "json" ? 8 : 3}
              spellCheck={false}
              autoCapitalize="off"
              defaultValue={written}
              className="min-h-24 font-code text-s-1"
            />
          );
        return (
          <Input
            {...control}
            name={path}
            defaultValue={written}
            autoCapitalize="off"
            spellCheck={false}
            autoComplete="off"
          />
        );
      }}
    </Field>
  );
}

/** A problem below a field names its line or entry. */
function say({ path, message, remedy }: DefinitionProblem, at: number, field: string): string {
  const below = path.slice(`mappings[${at}].${field}`.length);
  const entry = /^\[(\d+)\]/.exec(below)?.[1];
  const where = entry === undefined ? "" : `Line ${Number(entry) + 1}: `;
  return typeset(`${where}${asSentence(message)}. ${asSentence(remedy)}.`);
}
