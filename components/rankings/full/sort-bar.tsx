import Link from "next/link";
import { memberRankingHref, type Sort } from "@/lib/rankings/member-query";
import type { ReadyMemberRanking } from "@/lib/rankings/member-view";
import { cn } from "@/components/ui/class-names";

/** Sort controls for phones, where the list has no column heads. */
export function SortBar({ view }: { view: ReadyMemberRanking }) {
  const sorts: [Sort, string][] = [
    ["position", view.scores === "open" ? "Score" : "Position"],
    ...(view.movements === "open" ? [["change", "Change"] as [Sort, string]] : []),
    ["brand", "Name"],
  ];
  return (
    <nav aria-label="Sort by" className="no-print flex flex-wrap items-center gap-1 pb-4 text-s-1 md:hidden">
      <span className="mr-2 text-ink-2">Sort by</span>
      {sorts.map(([sort, words]) => (
        <Link
          key={sort}
          href={memberRankingHref({ ...view.query, sort })}
          prefetch={false}
          scroll={false}
          aria-current={view.query.sort === sort ? "true" : undefined}
          className={cn(
            "inline-flex min-h-11 items-center rounded-md border border-transparent px-3 font-head text-ink-2 hover:border-control",
            view.query.sort === sort && "border-ink font-title text-ink",
          )}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
