import { NextStep } from "@/components/layout/next-step";
import Link from "next/link";
import { Prose } from "@/components/hub/prose";
import styles from "@/components/hub/reading.module.css";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { formatDate } from "@/lib/platform/words/format";
import { TERM_GROUPS, termHref, type Term } from "@/lib/hub/glossary/term";
import { cn } from "@/components/ui/class-names";

interface TermPageProps {
  open: { term: Term; related: readonly Term[]; uses: readonly { href: string; title: string; kind: string }[] };
  terms: readonly Term[];
  study: ShownStudy;
}

/** A term: definition, details, related terms and the pages that use it. */
export function TermPage({ open: { term, related, uses }, terms, study }: TermPageProps) {
  const group = TERM_GROUPS.find(({ group: name }) => name === term.group);
  const peers = terms.filter((other) => other.group === term.group);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <article>
        <header className={cn(styles.head, styles.plain)}>
          <div>
            <p className={styles.kicker}>
              <Link href="/sustainability-branding-hub/glossary">Glossary</Link>
            </p>
            <h1 className={styles.title}>
              <dfn className="not-italic">{term.title}</dfn>
            </h1>
            <p className={styles.standfirst}>{term.definition}</p>
          </div>
        </header>
        <div className={styles.cols}>
          <div className={cn(styles.toc, styles.dense)}>
            <nav aria-label={`${group?.title ?? "Glossary"}: all terms`}>
              <p>{group?.title}</p>
              <ol>
                {peers.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link href={termHref(slug)} prefetch={false} aria-current={slug === term.slug ? "page" : undefined}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
          <div>
            <h2 className="sr-only">More detail</h2>
            <Prose blocks={term.blocks} study={study} />
            {term.sources.length > 0 && (
              <TermPart id="sources" title="Sources">
                <ol className="font-read text-prose leading-6.5">
                  {term.sources.map((source) => (
                    <li key={source} className="py-2">
                      {source}
                    </li>
                  ))}
                </ol>
              </TermPart>
            )}
            <TermPart id="related" title="Related terms">
              <dl>
                {related.map(({ slug, title, definition }) => (
                  <div key={slug} className="border-b border-rule py-3">
                    <dt className="text-prose leading-6 font-semibold">
                      <Link
                        href={termHref(slug)}
                        prefetch={false}
                        className="inline-block min-h-6 underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-spruce"
                      >
                        {title}
                      </Link>
                    </dt>
                    <dd className="mt-0.5 font-read text-prose leading-6.25 text-ink-2">{definition}</dd>
                  </div>
                ))}
              </dl>
            </TermPart>
            <TermPart id="used" title="Where it is used">
              <ul>
                {uses.map(({ href, title, kind }) => (
                  <li key={href} className="grid grid-lead-22 gap-x-4 border-b border-rule py-3">
                    <span className="text-s-1 leading-6 text-ink-2">{kind}</span>
                    <Link
                      href={href}
                      prefetch={false}
                      className="inline-block min-h-6 leading-6 underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-spruce"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
              <p className="mt-6 text-s-1 leading-5 text-ink-2">
                Updated <time dateTime={term.updated}>{formatDate(term.updated)}</time>.{" "}
                <Link href="/sustainability-branding-hub/glossary" className="underline underline-offset-4">
                  All {terms.length} terms
                </Link>
              </p>
            </TermPart>
          </div>
        </div>
      </article>
      <NextStep />
    </main>
  );
}

function TermPart({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-14 max-w-160">
      <h2 id={id} className="border-b border-ink pb-2 text-s2 leading-7 font-semibold tracking-name">
        {title}
      </h2>
      {children}
    </section>
  );
}
