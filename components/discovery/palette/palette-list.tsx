import { Command } from "cmdk";
import { EntryIcon } from "@/components/discovery/palette/entry-icon";
import { toMatchedParts } from "@/components/catalogue/matched-parts";
import { Skeleton } from "@/components/ui/skeleton";
import type { Entry } from "@/lib/discovery/palette/entry";
import type { ResultGroup } from "@/lib/discovery/palette/results";

interface PaletteListProps {
  groups: readonly ResultGroup[];
  /** What was typed. */
  text: string;
  names: "loading" | "failed" | "ready";
  onChoose: (entry: Entry) => void;
  onRetry: () => void;
}

const ROW =
  "flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-sm px-2.5 py-1.5 text-s0 leading-5 data-[selected=true]:bg-spruce-tint data-[selected=true]:shadow-edge forced-colors:data-[selected=true]:outline-2";

function Row({ entry, text, onChoose }: { entry: Entry; text: string; onChoose: (entry: Entry) => void }) {
  const { id, title, hint } = entry;
  return (
    <Command.Item value={id} onSelect={() => onChoose(entry)} className={ROW}>
      <EntryIcon entry={entry} />
      <span className="min-w-0 flex-1 break-words">
        {toMatchedParts(title, text).map((part, at) =>
          part.isMatch ? (
            <mark key={at} className="bg-transparent font-semibold text-inherit">
              {part.text}
            </mark>
          ) : (
            <span key={at}>{part.text}</span>
          ),
        )}
      </span>
      {hint && <span className="max-w-[45%] truncate text-s-1 text-ink-2">{hint}</span>}
    </Command.Item>
  );
}

/** Matches by group, and a note for what is still loading or failed to load. */
export function PaletteList({ groups, text, names, onChoose, onRetry }: PaletteListProps) {
  const isAsked = text.trim() !== "";
  return (
    <Command.List
      label="Results"
      aria-busy={names === "loading"}
      className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2"
    >
      {groups.map(({ group, entries, total }) => (
        <Command.Group
          key={group}
          heading={
            <span className="flex justify-between gap-4 px-2.5 pt-3 pb-1 text-s-1 leading-5 text-ink-2">
              <span className="font-semibold">{group}</span>
              {total > entries.length && (
                <span className="num">
                  {entries.length} of {total}
                </span>
              )}
            </span>
          }
        >
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} text={text} onChoose={onChoose} />
          ))}
        </Command.Group>
      ))}
      {isAsked && names === "failed" && (
        <Command.Item value="retry" onSelect={onRetry} className={ROW}>
          <span className="min-w-0 flex-1 pl-10">We couldn’t load brands and industries.</span>
          <span className="text-s-1 font-semibold text-spruce">Try Again</span>
        </Command.Item>
      )}
      {isAsked && names === "loading" && <ToCome />}
    </Command.List>
  );
}

const LENGTHS = ["w-40", "w-52", "w-32"] as const;

/** Brand rows that are still loading, at their final height. */
function ToCome() {
  return (
    <div role="presentation" aria-hidden="true">
      <p className="px-2.5 pt-3 pb-1 text-s-1 leading-5 font-semibold text-ink-2">Brands</p>
      {LENGTHS.map((length) => (
        <div key={length} className="flex min-h-11 items-center gap-3 px-2.5">
          <Skeleton className="size-7 shrink-0" />
          <Skeleton className={`h-4 ${length}`} />
          <Skeleton className="ml-auto h-3.5 w-24" />
        </div>
      ))}
    </div>
  );
}
