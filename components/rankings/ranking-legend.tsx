import { LockIcon } from "@/components/ui/icon";

/** Legend of the list, next to its heading. Phones show a line of text above the list instead. */
export function RankingLegend({ hasRanges }: { hasRanges: boolean }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-5.5 gap-y-1.5 text-s-2 text-ink-2 max-md:hidden">
      {hasRanges ? (
        <li className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className="relative inline-block h-2 w-8 rounded-full border border-band-edge bg-band-fill"
          >
            <span className="absolute -top-1 left-2.5 h-3.5 w-0.5 bg-ink" />
          </span>
          positions the brand could hold; line: its position
        </li>
      ) : null}
      <li className="no-print inline-flex items-center gap-1.5">
        <LockIcon />
        part of a paid plan
      </li>
    </ul>
  );
}
