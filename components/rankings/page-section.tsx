interface PageSectionProps {
  id: string;
  title: React.ReactNode;
  /** What the rows of the section show, in a sentence or two. */
  lead?: React.ReactNode;
  children?: React.ReactNode;
}

/** A section of a public page: heading, a sentence, then rows. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-14 scroll-mt-28 border-t-2 border-ink pt-5 md:mt-18">
      <h2 id={id} className="text-s2">
        {title}
      </h2>
      {lead ? (
        <p className="mt-3 max-w-text font-read text-s1 leading-normal text-ink-2 wrap-anywhere">{lead}</p>
      ) : null}
      {children ? <div className="mt-6">{children}</div> : null}
    </section>
  );
}
