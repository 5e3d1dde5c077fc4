import { ProgressBar } from "@/components/accounts/drafts/progress-bar";
import { cn } from "@/components/ui/class-names";
import { describeBytes } from "@/lib/accounts/drafts/file-words";

interface FileLineProps {
  name: string;
  size: number;
  kind: string;
  sha256: string | null;
  rows: number | null;
  columns: number | null;
  /** "Read", "Paused", or why it can’t be used. */
  state: string;
  isFault?: boolean;
  /** Share of what is being done; null where nothing is. */
  share: number | null;
  problems?: readonly string[];
  /** Buttons. */
  children: React.ReactNode;
}

/** Characters of a hash that tell files apart. */
const SHORT = 12;
const count = (value: number) => value.toLocaleString("en-GB");

/** One file: its name, what it is, how far it is, and what can be done with it. */
export function FileLine({
  name,
  size,
  kind,
  sha256,
  rows,
  columns,
  state,
  isFault,
  share,
  problems = [],
  children,
}: FileLineProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-3.5 md:grid-cols-fill-end md:items-start">
      <div className="min-w-0">
        <p className="text-s0 leading-6 font-name break-words">{name}</p>
        <p className="text-s-1 leading-5 text-ink-2">
          {kind} · {describeBytes(size)}
          {rows !== null && columns !== null && ` · ${count(rows)} rows × ${count(columns)} columns`}
          {sha256 !== null && (
            <>
              {" · "}
              <span title={`SHA-256: ${sha256}`}>
                SHA-256 <code className="font-code">{sha256.slice(0, SHORT)}</code>
              </span>
            </>
          )}
        </p>
        <p className={cn("mt-0.5 text-s-1 leading-5", isFault ? "font-title text-lingon" : "text-ink-2")}>{state}</p>
        {share !== null && (
          <div className="mt-1.5 max-w-text">
            <ProgressBar label={`Progress of ${name}`} share={share} />
          </div>
        )}
        {problems.length > 0 && (
          <ul className="mt-1 max-w-text list-disc pl-5 text-s-1 leading-5">
            {problems.map((problem) => (
              <li key={problem} className="break-words">
                {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
