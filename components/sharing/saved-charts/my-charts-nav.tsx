import Link from "next/link";

const PAGES = [
  { path: "/my-charts", name: "Charts" },
  { path: "/my-charts/links", name: "Shared links" },
  { path: "/my-charts/citations", name: "Citations" },
] as const;

/** Navigation between saved, shared and cited charts. */
export function MyChartsNav({ path }: { path: (typeof PAGES)[number]["path"] }) {
  return (
    <nav aria-label="My Charts" className="border-b border-rule print:hidden">
      <ul className="wrap flex gap-7 overflow-x-auto [scrollbar-width:none]">
        {PAGES.map((page) => (
          <li key={page.path}>
            <Link
              href={page.path}
              prefetch={false}
              aria-current={page.path === path ? "page" : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent text-s-1 whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-spruce aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {page.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
