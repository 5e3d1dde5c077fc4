import Link from "next/link";
import { memberRankingHref, type MemberQuery, type Sort } from "@/lib/rankings/member-query";
import { cn } from "@/components/ui/class-names";
import styles from "./member-list.module.css";

const DIRECTIONS: Record<Sort, "ascending" | "descending"> = {
  position: "descending",
  change: "descending",
  brand: "ascending",
};

interface SortLinkProps {
  query: MemberQuery;
  by: Sort;
  children: React.ReactNode;
}

/** What sorts by a column: a link, so that it works without JavaScript. */
export function SortLink({ query, by, children }: SortLinkProps) {
  return (
    <Link
      href={memberRankingHref({ ...query, sort: by })}
      prefetch={false}
      scroll={false}
      data-sorted={query.sort === by || undefined}
      className={styles.sort}
    >
      {children}
      {query.sort === by ? (
        <svg viewBox="0 0 10 10" aria-hidden="true" className={styles.arrow}>
          <path d={DIRECTIONS[by] === "descending" ? "M5 9 1 3h8z" : "M5 1 9 7H1z"} fill="currentColor" />
        </svg>
      ) : null}
    </Link>
  );
}

/** A column head that sorts. */
export function SortHead({ className, ...props }: SortLinkProps & { className?: string }) {
  const { query, by } = props;
  return (
    <th
      role="columnheader"
      scope="col"
      className={cn(className)}
      aria-sort={query.sort === by ? DIRECTIONS[by] : undefined}
    >
      <SortLink {...props} />
    </th>
  );
}
