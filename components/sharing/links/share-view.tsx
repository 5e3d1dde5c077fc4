import Link from "next/link";
import { ChartPicture } from "@/components/charts/chart-picture";
import { Fold } from "@/components/charts/fold";
import { ShareDifferences } from "@/components/sharing/links/share-differences";
import { ShareFigure } from "@/components/sharing/links/share-figure";
import { ShareFacts, ShareRow } from "@/components/sharing/links/share-row";
import { ShareTable } from "@/components/sharing/links/share-table";
import { buttonVariants } from "@/components/ui/button-look";
import { SampleLabel } from "@/components/ui/sample-label";
import { toDifferences } from "@/lib/charts/differences";
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

/** Rows that are drawn at most; all are in the table. */
const MOST_ROWS = 24;

/** What few ask for: what was chosen, who was asked, how it is read. Null if there is nothing of it. */
function ShareBackground({ document: { filters, facts, notes } }: Pick<ShareViewProps, "document">) {
  const parts = [
    {
      id: "selection",
      title: "Selection",
      text: filters.length > 0 && <ShareFacts facts={filters.map(({ name, value }) => ({ name, text: value }))} />,
    },
    {
      id: "who-was-asked",
      title: "Who was asked",
      text: facts.length > 0 && (
        <>
          <ShareFacts facts={facts} />
          <p className="mt-5 text-s-1">
            <Link href="/about-study" className="link">
              How a score is made
            </Link>
          </p>
        </>
      ),
    },
    {
      id: "how-to-read",
      title: "How to read it",
      text: notes.length > 0 && (
        <div className="grid max-w-wide gap-3 text-s-1 leading-5.5 text-ink-2">
          {notes.map((note) => (
            <p key={note} className="wrap-anywhere">
              {note}
            </p>
          ))}
        </div>
      ),
    },
  ].filter(({ text }) => text !== false);
  if (parts.length === 0) return null;
  return (
    <Fold title={parts.map(({ title }) => title).join(" · ")}>
      {parts.map(({ id, title, text }) => (
        <ShareRow key={id} id={id} title={title}>
          {text}
        </ShareRow>
      ))}
    </Fold>
  );
}

/** The page of a shared chart. */
export function ShareView({ document, sharer, chosen, ...takeaway }: ShareViewProps) {
  const [[picture], [table, detail]] = [document.pictures, document.tables];
  const differences = toDifferences(document);
  const further = toFurtherLines(document);
  const paints = toPaints([picture, further, differences].filter((each) => each != null));
  return (
    <main id="content" tabIndex={-1} className="wrap">
      {sharer}
      <figure aria-labelledby="chart-title" className="mt-4 border-t border-rule pt-4">
        <ShareFigure
          {...takeaway}
          head={
            <div className="min-w-0">
              <h1 id="chart-title" className="text-s2 leading-7 tracking-tight wrap-anywhere md:text-s3 md:leading-8">
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
          picture={
            picture ? (
              <ChartPicture picture={picture} paints={paints} title={picture.title} mostRows={MOST_ROWS} />
            ) : null
          }
          table={table ? <ShareTable table={table} /> : null}
        />
      </figure>
      {document.summary.length > 0 ? (
        <section aria-label="What it shows" className="mt-6">
          <p className="max-w-text font-read text-s1 leading-normal text-pretty wrap-anywhere">
            {document.summary.join(" ")}
          </p>
        </section>
      ) : null}
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
        className="mt-8 flex flex-wrap items-center justify-between gap-4 border-y border-rule py-4 print:hidden"
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
      <ShareBackground document={document} />
      {detail ? (
        <Fold title={`Table: ${detail.name}`}>
          <ShareTable table={detail} />
        </Fold>
      ) : null}
    </main>
  );
}
