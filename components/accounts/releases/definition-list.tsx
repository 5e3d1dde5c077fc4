import { Fragment } from "react";
import type { DefinitionChange } from "@/lib/study/compare/definition-changes";
import type { TextPart } from "@/lib/study/compare/text-changes";

/** Changes that are shown at once. */
const FIRST = 20;

/** What changes in the definition, word by word. */
export function DefinitionList({ changes }: { changes: readonly DefinitionChange[] }) {
  if (changes.length === 0)
    return <p className="text-s0 leading-6">The definition is the same as that of the published study.</p>;
  return (
    <>
      <Changes changes={changes.slice(0, FIRST)} />
      {changes.length > FIRST && (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center py-3 text-s0 font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
            {changes.length - FIRST} more changes
          </summary>
          <Changes changes={changes.slice(FIRST)} />
        </details>
      )}
    </>
  );
}

function Changes({ changes }: { changes: readonly DefinitionChange[] }) {
  return (
    <dl className="border-t border-rule text-s0 leading-6">
      {changes.map(({ path, before, after, parts }) => (
        <div key={path} className="grid gap-x-6 border-b border-rule py-2.5 md:grid-cols-[18rem_minmax(0,1fr)]">
          <dt className="font-code text-s-1 leading-6 break-words text-ink-2">{path}</dt>
          <dd className="min-w-0 break-words">
            {before === null && <span className="text-ink-2">New: </span>}
            {after === null && <span className="text-ink-2">Removed: </span>}
            {parts.map((part, at) => (
              <Fragment key={at}>
                {isJoined(parts[at - 1]) && " "}
                <Part {...part} />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether the next word would stand on this part without a space: the last words of two texts. */
const isJoined = (part: TextPart | undefined) => part !== undefined && !/\s$/.test(part.text);

/** Browsers do not announce `ins` and `del`, so words for screen readers do. */
function Part({ kind, text }: TextPart) {
  if (kind === "same") return text;
  const Tag = kind === "added" ? "ins" : "del";
  return (
    <Tag className={kind === "added" ? "bg-spruce-tint font-semibold no-underline" : "text-ink-2"}>
      <span className="sr-only">[{kind}: </span>
      {text}
      <span className="sr-only">]</span>
    </Tag>
  );
}
