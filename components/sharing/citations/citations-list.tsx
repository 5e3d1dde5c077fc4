"use client";

import Link from "next/link";
import { EmptyState } from "@/components/layout/empty-state";
import { MyChartsNav } from "@/components/sharing/saved-charts/my-charts-nav";
import { buttonVariants } from "@/components/ui/button-look";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import type { OwnCitation } from "@/lib/sharing/citations/citation";
import type { OwnEmbed } from "@/lib/sharing/embeds/embed";
import { CitationRow } from "./citation-row";
import { EmbedRow } from "./embed-row";
import { useCitations } from "./use-citations";

interface CitationsListProps {
  citations: readonly OwnCitation[];
  embeds: readonly OwnEmbed[];
  /** Origin of the site, for full addresses. */
  origin: string;
}

function Part({ id, title, text, children }: { id: string; title: string; text: string; children: React.ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-28 first:mt-0">
      <h2 id={`${id}-title`} className="text-s2 tracking-[-0.016em]">
        {title}
      </h2>
      <p className="mt-1 mb-4 measure-72 text-s0 leading-6 text-ink-2">{text}</p>
      {children}
    </section>
  );
}

const choose = (
  <Link href="/insights" className={buttonVariants({ variant: "outline" })}>
    Choose an analysis
  </Link>
);

/** What someone has cited, and what of theirs is in pages elsewhere, the newest first. */
export function CitationsList({ origin, ...initial }: CitationsListProps) {
  const { citations, embeds, fault, isBusy, show, end } = useCitations(initial);
  return (
    <main id="content" tabIndex={-1} className="pb-16">
      <MyChartsNav path="/my-charts/citations" />
      <header className="wrap pt-8 pb-6 md:pt-14 md:pb-10">
        <h1 className="text-s4 leading-head tracking-tight md:text-s5 md:leading-display">Citations and embeds</h1>
      </header>
      <div className="wrap">
        {fault === null ? null : (
          <OutcomeNotice isFault className="mb-6">
            <p className="min-w-0">{fault}</p>
          </OutcomeNotice>
        )}
        <Part
          id="citations"
          title="Citations"
          text="Citations are permanent. The page shows the numbers your plan includes at the time, unless you hide them."
        >
          {citations.length === 0 ? (
            <EmptyState title="No citations yet" action={choose}>
              Open any analysis and select Cite to get a permanent address and a reference in APA, Chicago or BibTeX.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-rule border-t-2 border-ink">
              {citations.map((citation) => (
                <CitationRow
                  key={citation.id}
                  citation={citation}
                  origin={origin}
                  isBusy={isBusy}
                  onShow={(isOpen) => void show(citation.id, isOpen)}
                />
              ))}
            </ul>
          )}
        </Part>
        <Part
          id="embeds"
          title="Embeds"
          text="An embed shows one of your charts on other websites, within what your plan includes at the time, until you turn it off."
        >
          {embeds.length === 0 ? (
            <EmptyState title="No embeds yet" action={choose}>
              Open any analysis and select Embed to get the code for your page. You can limit which sites may show it.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-rule border-t-2 border-ink">
              {embeds.map((embed) => (
                <EmbedRow key={embed.id} embed={embed} origin={origin} isBusy={isBusy} onEnd={() => void end(embed)} />
              ))}
            </ul>
          )}
        </Part>
      </div>
    </main>
  );
}
