interface SideSectionProps {
  id: string;
  title: string;
  /** At the end of the title's line: a link, a unit. */
  more?: React.ReactNode;
  children: React.ReactNode;
}

/** One of the columns below a brand's numbers: a title over a rule, then rows. */
export function SideSection({ id, title, more, children }: SideSectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2">
        <h2 id={id} className="text-s2 wrap-anywhere">
          {title}
        </h2>
        {more ? <div className="text-s-1 text-ink-2">{more}</div> : null}
      </div>
      {children}
    </section>
  );
}

/** Three columns: two that share the width, and a narrow one. */
export function ThreeColumns({ children }: { children: React.ReactNode }) {
  return (
    <div className="mt-9 grid items-start gap-x-14 gap-y-8 md:max-lg:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_18.5rem]">
      {children}
    </div>
  );
}
