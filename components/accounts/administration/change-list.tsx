import { ListTime } from "@/components/accounts/administration/list-time";
import type { AdminChange } from "@/lib/accounts/waitlist/waitlist-list";

/** Admins' actions on an entry, earliest first, with names and times. Empty if there are none. */
export function ChangeList({
  changes,
  names,
}: {
  changes: readonly AdminChange[];
  names: Readonly<Record<string, string>>;
}) {
  if (changes.length === 0) return null;
  return (
    <ol className="text-s-1 leading-5 text-ink-2">
      {changes.map(({ was, became, by, at }) => (
        <li key={`${at} ${became}`} className="py-0.5">
          {became === "note" ? "Note" : `${names[was] ?? was} → ${names[became] ?? became}`}, {by}, <ListTime at={at} />
        </li>
      ))}
    </ol>
  );
}
