import { asSentence } from "@/lib/platform/words/sentences";
import { typeset } from "@/lib/platform/words/typeset";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { chooseAction } from "@/lib/accounts/draft-checks/actions";
import type { CheckReport, Draft } from "@/lib/study/drafts/draft";
import { hasChoice } from "@/lib/study/drafts/quality-choice";

interface QualityListProps {
  draft: Pick<Draft, "id" | "revision">;
  quality: CheckReport["quality"];
  /** The first interviews that each check found; empty where they were deleted. */
  cases: ReadonlyMap<string, readonly string[]>;
  isOpen: boolean;
  /** Whether errors stopped the check before it came to them. */
  isStopped: boolean;
}

const sentence = (text: string) => asSentence(typeset(text));
const count = (value: number) => value.toLocaleString("en-GB");

/** What the checks of quality found, by wave, and what is done with it. */
export function QualityList({ draft, quality, cases, isOpen, isStopped }: QualityListProps) {
  if (quality.length === 0)
    return (
      <p className="mt-2 max-w-text text-s-1 leading-5 text-ink-2">
        {isStopped
          ? "Interviews are examined once there are no errors."
          : "No quality checks are turned on. Add them under “quality” in study.json."}
      </p>
    );
  return (
    <ul className="mt-3 border-t border-ink">
      {quality.map((finding) => (
        <Finding
          key={finding.check}
          draft={draft}
          finding={finding}
          cases={cases.get(finding.check) ?? []}
          isOpen={isOpen}
        />
      ))}
    </ul>
  );
}

type Finding = CheckReport["quality"][number];

interface FindingProps {
  draft: Pick<Draft, "id" | "revision">;
  finding: Finding;
  cases: readonly string[];
  isOpen: boolean;
}

function Finding({ draft, finding, cases, isOpen }: FindingProps) {
  const { check, action, rule, waves, details } = finding;
  const found = waves.reduce((sum, wave) => sum + wave.found, 0);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-3.5 md:grid-cols-fill-end md:items-start">
      <div className="min-w-0 text-s-1 leading-5">
        <h3 className="text-s0 leading-6 font-name">
          {sentence(check)}
          {waves.length > 0 && `: ${count(found)}`}
        </h3>
        <p className="max-w-text break-words text-ink-2">{sentence(rule)}.</p>
        {waves.length === 0 && details.length === 0 && <p>Nothing was found.</p>}
        {waves.length > 0 && (
          <ul className="mt-1.5 grid max-w-text gap-1">
            {waves.map((wave) => (
              <Wave key={`${wave.market}-${wave.year}`} wave={wave} />
            ))}
          </ul>
        )}
        {details.length > 0 && (
          <ul className="mt-1 max-w-text list-disc pl-5">
            {details.map(typeset).map((detail) => (
              <li key={detail} className="break-words">
                {sentence(detail)}
              </li>
            ))}
          </ul>
        )}
        {cases.length > 0 && (
          <details className="mt-1">
            <summary className="inline-flex min-h-6 cursor-pointer items-center font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
              The first interviews<span className="sr-only"> of {check}</span>
            </summary>
            <p className="max-w-text break-words">{cases.join(", ")}</p>
          </details>
        )}
      </div>
      {isOpen && hasChoice(check) && (
        <form action={chooseAction} className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="draft" value={draft.id} />
          <input type="hidden" name="revision" value={draft.revision} />
          <input type="hidden" name="check" value={check} />
          <label className="text-s-1 leading-5 font-name">
            These interviews are<span className="sr-only"> ({check})</span>
            <Select name="action" defaultValue={action} className="font-normal">
              <option value="report">reported</option>
              {waves.length > 0 && <option value="exclude">excluded</option>}
              <option value="refuse">refused</option>
            </Select>
          </label>
          <SubmitButton variant="outline" className="min-h-12">
            Change and check again
          </SubmitButton>
        </form>
      )}
    </li>
  );
}

function Wave({ wave: { market, year, interviews, found } }: { wave: Finding["waves"][number] }) {
  const share = interviews === 0 ? 0 : found / interviews;
  return (
    <li className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-x-3">
      <span className="break-words capitalize">
        {market} {year}
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="h-2 w-24 shrink-0 overflow-hidden rounded-xs bg-rule">
          <span className="block h-full bg-spruce" style={{ width: `${Math.min(100, 100 * share)}%` }} />
        </span>
        <span>
          {count(found)} of {count(interviews)}
        </span>
      </span>
    </li>
  );
}
