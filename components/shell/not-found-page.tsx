import Link from "next/link";
import { NotFoundSearch } from "@/components/shell/not-found-search";

const SEATS = 25;
const TAKEN = 16;

/** One row of the hall, with an empty seat. */
function EmptySeat() {
  return (
    <svg viewBox="0 0 600 44" aria-hidden="true" className="mb-10 w-full max-w-150 md:mb-12">
      {Array.from({ length: SEATS }, (_, seat) => {
        const x = 12 + seat * 24;
        const y = 8 + 26 * (1 - ((seat - (SEATS - 1) / 2) / ((SEATS - 1) / 2)) ** 2);
        return seat === TAKEN ? (
          <circle key={seat} cx={x} cy={y} r="7.25" fill="none" className="stroke-ink" strokeWidth="1.5" />
        ) : (
          <circle key={seat} cx={x} cy={y} r="8" className="fill-c1" />
        );
      })}
    </svg>
  );
}

export interface LikelyPage {
  href: string;
  title: string;
}

const EVERYWHERE: readonly LikelyPage[] = [
  { href: "/rankings", title: "Rankings" },
  { href: "/sustainability-branding-hub", title: "Sustainability Hub" },
  { href: "/sustainability-branding-hub/glossary", title: "Glossary" },
  { href: "/help", title: "Help" },
  { href: "/contact-us", title: "Tell us what is missing" },
];

interface NotFoundPageProps {
  title?: string;
  /** Why the address may be missing. */
  words?: string;
  /** Where it could be, most likely first. */
  pages?: readonly LikelyPage[];
}

/** The 404 page: says so, offers a brand search, and links the most visited pages. */
export function NotFoundPage({
  title = "Page not found",
  words = "The address may be misspelt, or the page may have moved. To find a brand, search its country’s ranking.",
  pages = EVERYWHERE,
}: NotFoundPageProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
      <EmptySeat />
      <h1 className="text-s4 tracking-display md:text-s5">{title}</h1>
      <p className="standfirst mt-4 measure-46">{words}</p>
      <NotFoundSearch />
      <nav aria-label="You may be looking for" className="mt-9 max-w-160">
        <ul className="border-t border-rule">
          {pages.map(({ href, title: name }) => (
            <li key={href} className="border-b border-rule">
              <Link
                href={href}
                prefetch={false}
                className="flex min-h-11 items-center underline-offset-4 hover:bg-hover hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
