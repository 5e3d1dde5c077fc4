import { clsx } from "clsx";
import { SHORTCUTS } from "@/components/layout/shortcut-list";
import { Kbd } from "@/components/ui/kbd";

/** Every shortcut with its keys. */
export function ShortcutRows({ className, row }: { className?: string; row?: string }) {
  return (
    <dl className={clsx("border-t border-rule", className)}>
      {SHORTCUTS.map(({ keys, words }) => (
        <div
          key={words}
          className={clsx(
            "flex min-h-10.5 items-center justify-between gap-4 border-b border-rule py-2 last:border-b-0",
            row,
          )}
        >
          <dt>{words}</dt>
          <dd className="flex shrink-0 gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
