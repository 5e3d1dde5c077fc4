import Link from "next/link";

interface ListPagesProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** Links between the pages of a long queue. */
export function ListPages({ page, pages, hrefOf }: ListPagesProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-x-6 text-s0">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} prefetch={false} rel="prev" className="link inline-flex min-h-11 items-center">
          Previous
        </Link>
      )}
      <span className="num text-ink-2">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link href={hrefOf(page + 1)} prefetch={false} rel="next" className="link inline-flex min-h-11 items-center">
          Next
        </Link>
      )}
    </nav>
  );
}
