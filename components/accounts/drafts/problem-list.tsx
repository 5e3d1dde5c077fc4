import { asSentence } from "@/lib/platform/words/sentences";
import { typeset } from "@/lib/platform/words/typeset";
import { PROBLEM_KINDS } from "@/lib/study/interviews/problem-log";
import type { ShownProblems } from "@/lib/study/drafts/jobs/mapping-preview";

interface ProblemListProps {
  groups: readonly ShownProblems[];
}

const count = (value: number) => value.toLocaleString("en-GB");
const sentence = (text: string) => asSentence(typeset(text));

/** Problems as the command prints them: file, line, column, value, what is wrong and how to correct it. */
export function ProblemList({ groups }: ProblemListProps) {
  const kinds = [...Map.groupBy(groups, ({ kind }) => kind)];
  return (
    <div className="mt-3 border-t border-ink">
      {kinds.map(([kind, own]) => (
        <div key={kind} className="border-b border-rule py-3">
          <h3 className="text-s0 leading-6 font-name">{PROBLEM_KINDS[kind]}</h3>
          <ul className="mt-1 grid gap-2.5">
            {own.map((group) => (
              <ProblemGroup key={`${group.shown[0]?.column}-${group.shown[0]?.message}`} group={group} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function ProblemGroup({ group: { isWarning, count: all, shown } }: { group: ShownProblems }) {
  const [first, ...others] = shown;
  if (!first) return null;
  return (
    <li className="grid gap-x-4 text-s-1 leading-5 md:grid-cols-[6.5rem_minmax(0,1fr)]">
      <span className={isWarning ? "text-ink-2" : "font-title text-lingon"}>
        {isWarning ? "Warning" : "Error"}
        {all > 1 && ` × ${count(all)}`}
      </span>
      <div className="min-w-0">
        <ProblemLine problem={first} />
        {first.fix !== "" && <p className="break-words text-ink-2">{sentence(first.fix)}.</p>}
        {others.length > 0 && (
          <details>
            <summary className="inline-flex min-h-6 cursor-pointer items-center font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
              {all > shown.length ? `The first ${shown.length} of ${count(all)}` : `All ${count(all)}`}
            </summary>
            <ul className="mt-1 grid gap-1">
              {others.map((problem, at) => (
                <li key={at}>
                  <ProblemLine problem={problem} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

function ProblemLine({ problem: { file, line, column, value, message } }: { problem: ShownProblems["shown"][number] }) {
  const place = [
    file,
    line === null ? null : `line ${count(line)}`,
    column === null ? null : `column “${column}”`,
  ].filter((part) => part !== null);
  return (
    <p className="break-words">
      {place.length > 0 && <span className="text-ink-2">{place.join(", ")}: </span>}
      {sentence(message)}
      {value !== null && <> (value “{value}”)</>}.
    </p>
  );
}
