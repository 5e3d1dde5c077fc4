import Link from "next/link";
import { ChartPicture } from "@/components/charts/chart-picture";
import { findDifferences, ShareDifferences } from "@/components/sharing/links/share-differences";
import { ShareFigure } from "@/components/sharing/links/share-figure";
import { ShareFacts, ShareRow } from "@/components/sharing/links/share-row";
import { ShareTable } from "@/components/sharing/links/share-table";
import { buttonVariants } from "@/components/ui/button-look";
import { SampleLabel } from "@/components/ui/sample-label";
import type { ChartDocument } from "@/lib/charts/document";
import { toPaints } from "@/lib/charts/drawing/paints";
import { toFurtherLines } from "@/lib/charts/further-lines";

interface ShareViewProps {
  document: ChartDocument;
  /** Who shares it, and their message. */
  sharer?: React.ReactNode;
  /** Whether the selection can be changed, as a sentence or link. */
  chosen: React.ReactNode;
  /** Addresses of picture and table files; null if not allowed. */
  image: string | null;
  csv: string | null;
  /** Address of the page itself. */
  address: string;
}

interface ShareSectionProps {
  /** Of its heading. */
  id: string;
  title: string;
  unit: string;
  children: React.ReactNode;
}

/** What a shared chart has besides its figure, under a heading. */
function ShareSection({ id, title, unit, children }: ShareSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-10 border-t-2 border-ink pt-3">
      <h2 id={id} className="text-s1 leading-7 font-semibold tracking-item wrap-anywhere">
        {title}
      </h2>
      <p className="mt-1 mb-3 max-w-wide text-s-1 leading-5 text-ink-2 wrap-anywhere">{unit}</p>
      {children}
    </section>
  );
}

/** The page of a shared chart. */
export function ShareView({ document, sharer, chosen, ...takeaway }: ShareViewProps) {
  const [[picture], [table, detail]] = [document.pictures, document.tables];
  const differences = findDifferences(document);
  const further = toFurtherLines(document);
  const paints = toPaints(document.pictures);
  return (
    <main id="content" tabIndex={-1} className="wrap pb-16">
      {sharer}
      <figure aria-labelledby="chart-title" className="mt-5 border-t border-rule pt-5">
        <ShareFigure
          {...takeaway}
          head={
            <div className="min-w-0">
              <h1 id="chart-title" className="text-s2 leading-8 tracking-tight wrap-anywhere md:text-s3">
                {document.title}
              </h1>
              <p className="mt-1 measure-100 text-s-1 leading-5 text-ink-2 wrap-anywhere">
                {document.subtitle === "" ? picture?.unit : document.subtitle}
              </p>
            </div>
          }
          source={
            <>
              {document.isSample ? <SampleLabel className="mr-2" /> : null} Source: {document.source}
            </>
          }
          picture={picture ? <ChartPicture picture={picture} paints={paints} title={picture.title} /> : null}
          table={table ? <ShareTable table={table} /> : null}
        />
      </figure>
      {further ? (
        <ShareSection id="further" title={further.title} unit={further.unit}>
          <ChartPicture picture={further} paints={paints} title={further.title} />
        </ShareSection>
      ) : null}
      {differences ? (
        <ShareSection id="differences" title={differences.title} unit={differences.unit}>
          <ShareDifferences paints={paints} picture={differences} />
        </ShareSection>
      ) : null}
      <section
        aria-label="Rankings"
        className="mt-10 flex flex-wrap items-center justify-between gap-4 border-y border-rule py-5 print:hidden"
      >
        <p className="text-s0 leading-6">
          <b className="font-semibold" data-for="visitors">
            View Rankings Now: access the complete rankings for free.
          </b>{" "}
          <span className="text-ink-2">{chosen}</span>
        </p>
        <Link href="/rankings" className={buttonVariants({ variant: "outline" })}>
          Explore Rankings
        </Link>
      </section>
      <div className="mt-10">
        {document.summary.length > 0 || detail ? (
          <ShareRow id="what-it-shows" title="What it shows">
            {document.summary.length > 0 ? (
              <p className="mb-6 max-w-text font-read text-s1 leading-normal text-pretty wrap-anywhere">
                {document.summary.join(" ")}
              </p>
            ) : null}
            {detail && !differences ? <ShareTable table={detail} /> : null}
          </ShareRow>
        ) : null}
        {document.filters.length > 0 ? (
          <ShareRow id="selection" title="Selection">
            <ShareFacts facts={document.filters.map(({ name, value }) => ({ name, text: value }))} />
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
    </main>
  );
}
