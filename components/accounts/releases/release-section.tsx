interface ReleaseSectionProps {
  id: string;
  title: string;
  /** One or two sentences below the title. */
  note?: React.ReactNode;
  children: React.ReactNode;
}

/** A part of the page on which a study is compared and published. */
export function ReleaseSection({ id, title, note, children }: ReleaseSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-s2 leading-8 tracking-item">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-text text-s0 leading-6 text-ink-2">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
