import Link from "next/link";

interface AdminPageProps {
  title: string;
  /** One sentence under the title. */
  purpose: string;
  /** The overview has no link to itself. */
  isOverview?: boolean;
  /** The admin page above it, if that is not the overview. */
  within?: { href: string; title: string };
  children: React.ReactNode;
}

/** A page for admins: a short heading, then as much of the page's width as its rows need. */
export function AdminPage({ title, purpose, isOverview = false, within, children }: AdminPageProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap pt-8 pb-16 font-ui md:pt-12">
      <p className="text-s-1 leading-5 font-semibold text-spruce">
        {isOverview ? (
          "Administration"
        ) : (
          <Link href="/admin" className="link inline-flex min-h-6 items-center">
            Administration
          </Link>
        )}
        {within && (
          <>
            <span aria-hidden="true" className="px-2 text-ink-3">
              /
            </span>
            <Link href={within.href} prefetch={false} className="link inline-flex min-h-6 items-center">
              {within.title}
            </Link>
          </>
        )}
      </p>
      <h1 className="mt-1.5 text-s4 leading-head tracking-display">{title}</h1>
      <p className="mt-2.5 max-w-text text-s0 leading-6 text-ink-2">{purpose}</p>
      {children}
    </main>
  );
}
