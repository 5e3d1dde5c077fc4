import Link from "next/link";
import { ChartPicture } from "@/components/charts/chart-picture";
import { ShareFigure } from "@/components/sharing/links/share-figure";
import { ShareFacts, ShareRow } from "@/components/sharing/links/share-row";
import { ShareTable } from "@/components/sharing/links/share-table";
import { LockIcon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button";
import { SampleLabel } from "@/components/ui/sample-label";
import type { ChartDocument } from "@/lib/charts/document";

interface ShareViewProps {
  document: ChartDocument;
  /** Who shares it, and their message. */
  sharer?: React.ReactNode;
  /** Whether the selection can be changed, as a sentence or link. */
  chosen: React.ReactNode;
  isLocked?: boolean;
  /** Addresses of picture and table files; null if not allowed. */
  image: string | null;
  csv: string | null;
  /** Address of the page itself. */
  address: string;
}

/** The page of a shared chart. */
export function ShareView({ document, sharer, chosen, isLocked = false, ...takeaway }: ShareViewProps) {
  const [[picture], [table, detail]] = [document.pictures, document.tables];
  return (
    <main id="content" tabIndex={-1} className="wrap pb-16">
      {sharer}
      <figure aria-labelledby="chart-title" className="mt-8 border-t-2 border-ink pt-3 md:mt-10">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-s-1 leading-5 font-value text-ink-2">
          <span className="min-w-0 wrap-anywhere">{document.kicker}</span>
          {document.isSample ? <SampleLabel /> : null}
        </p>
        <h1 id="chart-title" className="mt-2 text-s4 leading-head tracking-tight wrap-anywhere md:text-s5">
          {document.title}
        </h1>
        <p className="mt-2 mb-6 measure-100 text-s0 leading-6 text-ink-2 wrap-anywhere">
          {document.subtitle === "" ? picture?.unit : document.subtitle}
        </p>
        <ShareFigure
          {...takeaway}
          source={document.source}
          picture={picture ? <ChartPicture picture={picture} title={picture.title} /> : null}
          table={table ? <ShareTable table={table} /> : null}
        />
      </figure>
      <div className="mt-12">
        {document.summary.length > 0 || detail ? (
          <ShareRow id="what-it-shows" title="What it shows">
            {document.summary.length > 0 ? (
              <p className="mb-6 max-w-text font-read text-s1 leading-normal text-pretty wrap-anywhere md:text-s2">
                {document.summary.join(" ")}
              </p>
            ) : null}
            {detail ? <ShareTable table={detail} /> : null}
          </ShareRow>
        ) : null}
        {document.filters.length > 0 ? (
          <ShareRow id="selection" title="Selection">
            <ShareFacts facts={document.filters.map(({ name, value }) => ({ name, text: value }))} />
            <p className="mt-5 flex items-center gap-2 text-s-1 text-ink-2">
              {isLocked ? <LockIcon /> : null}
              <span>{chosen}</span>
            </p>
          </ShareRow>
        ) : null}
        {document.facts.length > 0 ? (
          <ShareRow id="who-was-asked" title="Who was asked">
            <ShareFacts facts={document.facts} />
            <p className="mt-5 text-s-1">
              <Link href="/about-study" className="link">
                How a score is made
              </Link>
            </p>
          </ShareRow>
        ) : null}
        {document.notes.length > 0 ? (
          <ShareRow id="how-to-read" title="How to read it">
            <div className="grid max-w-wide gap-3 text-s-1 leading-5.5 text-ink-2">
              {document.notes.map((note) => (
                <p key={note} className="wrap-anywhere">
                  {note}
                </p>
              ))}
            </div>
          </ShareRow>
        ) : null}
      </div>
      <section
        aria-label="Rankings"
        className="mt-2 flex flex-wrap items-center justify-between gap-6 border-t-2 border-ink pt-8 print:hidden"
      >
        <p className="measure-36 text-s1 leading-note font-name tracking-name md:text-s2">
          See where every brand ranks.
          <span data-for="visitors"> View Rankings Now: access the complete rankings for free.</span>
        </p>
        <Link href="/rankings" className={buttonVariants({ size: "lg" })}>
          Explore Rankings
        </Link>
      </section>
    </main>
  );
}
