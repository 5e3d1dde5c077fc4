import Link from "next/link";
import { TERM_GROUPS, termHref, toLetters, type Term } from "@/lib/hub/glossary/term";

/** All terms: by letter with links to their entries, then by group with definitions. */
export function TermIndex({ terms }: { terms: readonly Term[] }) {
  return (
    <>
      <nav aria-label="Terms by letter" className="border-t-2 border-ink pt-5 pb-8">
        <ol className="gap-x-8 sm:columns-2 lg:columns-4">
          {toLetters(terms).map(({ letter, terms: list }) => (
            <li key={letter} className="grid grid-lead-7 break-inside-avoid pb-3">
              <span aria-hidden="true" className="pt-0.5 text-s1 leading-7 font-semibold text-spruce">
                {letter}
              </span>
              <ul aria-label={letter}>
                {list.map(({ slug, title }) => (
                  <li key={slug}>
                    <a
                      href={`#${slug}`}
                      className="inline-block py-1 text-s-1 leading-6 decoration-spruce underline-offset-4 hover:underline"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </nav>
      {TERM_GROUPS.map(({ group, title, line }) => (
        <section
          key={group}
          aria-labelledby={`group-${group}`}
          className="grid gap-x-8 gap-y-6 border-t-2 border-ink pt-6 pb-16 lg:grid-cols-12"
        >
          <div className="lg:sticky lg:top-banners-26 lg:col-span-3 lg:self-start">
            <h2 id={`group-${group}`} className="text-s3 tracking-tight">
              {title}
            </h2>
            <p className="mt-2 measure-30 text-s-1 leading-5 text-ink-2">{line}</p>
          </div>
          <ul className="lg:col-span-9">
            {terms
              .filter((term) => term.group === group)
              .map(({ slug, title: name, definition }) => (
                <li
                  key={slug}
                  id={slug}
                  className="grid scroll-mt-4 gap-x-8 gap-y-1 border-b border-rule py-4 first:pt-0 target:bg-spruce-tint md:grid-lead-55"
                >
                  <h3 className="text-s1 leading-6.5 font-semibold tracking-item">
                    <Link
                      href={termHref(slug)}
                      prefetch={false}
                      className="inline-block min-h-6 underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-spruce hover:decoration-spruce"
                    >
                      {name}
                    </Link>
                  </h3>
                  <p className="max-w-line font-read text-prose leading-6.5 text-ink-2">{definition}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
