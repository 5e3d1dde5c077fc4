import { Monogram } from "@/components/rankings/monogram";
import { Icon } from "@/components/ui/icon";
import type { Entry, Group } from "@/lib/discovery/palette/entry";

const SHAPES: Record<Exclude<Group, "Brands">, React.ReactNode> = {
  Pages: <path d="M5 3h7l3 3v11H5zM8 9h4M8 12h4" />,
  Countries: <path d="M4 16.5V11m4 5.5V7m4 9.5V3.5m4 13V9" />,
  Industries: <path d="M3 16.5V9l4.5 3V9l4.5 3V5.5h4.5v11z" />,
  "Guides and posts": (
    <path d="M10 5.5C8 4 5.5 3.7 3 4v11.5c2.5-.3 5 0 7 1.5 2-1.5 4.5-1.8 7-1.5V4c-2.5-.3-5 0-7 1.5zm0 0V17" />
  ),
  Actions: <path d="M11.5 2.5 4.5 11.5h5l-1 6 7-9h-5z" />,
};

/** The kind of an entry; brands have their mark. */
export function EntryIcon({ entry: { group, title } }: { entry: Entry }) {
  if (group === "Brands") return <Monogram name={title} className="size-7 shrink-0 rounded-sm" />;
  return (
    <span className="grid size-7 shrink-0 place-items-center text-ink-2">
      <Icon>{SHAPES[group]}</Icon>
    </span>
  );
}
