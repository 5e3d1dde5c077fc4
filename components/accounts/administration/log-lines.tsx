import Link from "next/link";
import { ListTime } from "@/components/accounts/administration/list-time";
import { MarkButton } from "@/components/accounts/administration/mark-button";
import { takeBack } from "@/lib/accounts/administration/actions";
import type { LogLine } from "@/lib/accounts/administration/log-line";
import { lineTitle, lineWords, takesBack } from "@/lib/accounts/administration/log-text";
import { personHref } from "@/lib/accounts/administration/listed-person";

/** Log entries, newest first, each with an undo link if possible. `back` is the page that shows them. */
export function LogLines({ lines, back }: { lines: readonly LogLine[]; back: string }) {
  return (
    <ol className="border-t border-rule">
      {lines.map((line) => (
        <Line key={line.id} line={line} back={back} />
      ))}
    </ol>
  );
}

function Line({ line: whole, back }: { line: LogLine; back: string }) {
  const { line, at, subject, subjectName, canTakeBack } = whole;
  const title = lineTitle(whole);
  const words = lineWords(whole);
  const taken = takesBack(whole);
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-b border-rule py-3 text-s-1 leading-5 md:grid-cols-[12rem_minmax(0,1fr)_auto] md:items-start">
      <p className="text-ink-2">
        <ListTime at={at} />
        {line !== null && <span className="block">No. {line}</span>}
      </p>
      <div className="min-w-0">
        <p className="break-words">
          <span className="text-s0 leading-6 font-title">{title}</span>
          {subjectName && (
            <>
              {", "}
              {isPersons(whole) ? (
                <Link href={personHref(subject)} prefetch={false} className="link">
                  {subjectName}
                </Link>
              ) : (
                subjectName
              )}
            </>
          )}
        </p>
        {words && <p className="break-words">{words}</p>}
        <p className="text-ink-2">
          <By line={whole} />
          {taken !== null && `, undoing No. ${taken}`}
        </p>
      </div>
      {canTakeBack && line !== null && (
        <MarkButton
          action={takeBack}
          fields={{ line: String(line), back }}
          variant="ghost"
          of={`No. ${line}, ${title}`}
        >
          Undo
        </MarkButton>
      )}
    </li>
  );
}

/** Subjects are ids of many kinds; in these areas they are people, shown by name. */
const isPersons = ({ action }: LogLine) =>
  action === "person.role" || action === "subscription.grant" || action === "subscription.end";

function By({ line: { byUser, byName, line } }: { line: LogLine }) {
  if (byUser === null) return "By the server";
  if (line === null) return `By ${byName ?? byUser}`;
  return (
    <>
      By{" "}
      <Link href={personHref(byUser)} prefetch={false} className="link break-all">
        {byName ?? byUser}
      </Link>
    </>
  );
}
