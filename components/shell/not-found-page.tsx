import Link from "next/link";
import { NotFoundCountries } from "@/components/shell/not-found-countries";
import { NotFoundSearch } from "@/components/shell/not-found-search";

const SEATS = 25;
const TAKEN = 16;

/** One row of the hall, with an empty seat. */
function EmptySeat() {
  return (
    <svg viewBox="0 0 600 44" aria-hidden="true" className="mb-5 w-full max-w-104">
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
  /** What is there, in a few words. */
  words: string;
}

const HUB = "/sustainability-branding-hub";

const EVERYWHERE: readonly LikelyPage[] = [
  { href: "/about-study", title: "About the study", words: "How a score is made, and how sure we are" },
  { href: HUB, title: "Sustainability Hub", words: "Four guides on claims and trust" },
  { href: "/pricing", title: "Plans and prices", words: "What is free, and what a plan includes" },
  { href: "/ranking-guidelines", title: "Ranking guidelines", words: "How to cite a position" },
  { href: `${HUB}/insights`, title: "Blog", words: "Posts on ranks, claims and change" },
  { href: "/help", title: "Help", words: "Answers, shortcuts and contact" },
];

interface NotFoundPageProps {
  title?: string;
  /** Why the address may be missing. */
  words?: string;
  /** Where it could be, most likely first. */
  pages?: readonly LikelyPage[];
  /** The link text for reporting a missing page. */
  report?: string;
  /** The rankings with their first brands, where these are known; otherwise the countries alone. */
  rankings?: React.ReactNode;
}

/** The 404 page, with a brand search, the rankings and the pages people look for most. */
export function NotFoundPage({
  title = "Page not found",
  words = "The address may be misspelt, or the page may have moved. Look up a brand, or try one of the pages below.",
  pages = EVERYWHERE,
  report = "Tell us what is missing",
  rankings = <NotFoundCountries />,
}: NotFoundPageProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap pt-8 md:pt-10">
      <div className="grid grid-cols-1 gap-x-22 gap-y-9 lg:grid-tail-140">
        <div>
          <EmptySeat />
          <h1 className="text-s4 tracking-display md:text-s5">{title}</h1>
          <p className="standfirst mt-3 measure-46">{words}</p>
          <NotFoundSearch />
          <p className="mt-3 text-s-1 text-ink-2">
            Should something be here?{" "}
            <Link href="/contact-us?topic=question#write" prefetch={false} className="link inline-block min-h-6">
              {report}
            </Link>
          </p>
        </div>
        {rankings}
      </div>
      <nav aria-label="You may be looking for" className="mt-12 border-t-2 border-ink pt-4.5">
        <h2 className="text-s2 tracking-tight md:text-s3">Other places people look for</h2>
        <ul className="mt-2.5 grid gap-x-14 md:grid-cols-3">
          {pages.map(({ href, title: name, words: what }) => (
            <li key={href} className="border-b border-rule">
              <Link href={href} prefetch={false} className="group block py-2.5 hover:bg-hover">
                <span className="block font-semibold underline-offset-4 group-hover:underline">{name}</span>
                <span className="block text-note leading-5 text-ink-2">{what}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
