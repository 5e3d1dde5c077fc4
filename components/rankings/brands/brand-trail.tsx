import Link from "next/link";
import type { Crumb } from "@/lib/rankings/brands/trail";

/** The breadcrumb: every page above this one. The heading names the page itself. */
export function BrandTrail({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print mb-5 md:mb-7">
      <ol className="flex flex-wrap gap-x-2 text-s-1 text-ink-2">
        {trail.slice(0, -1).map(({ name, href }, index) => (
          <li key={href} className="flex min-h-6 items-center gap-2">
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
