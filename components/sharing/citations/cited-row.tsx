interface CitedRowProps {
  id: string;
  title: string;
  children: React.ReactNode;
}

/** A row of a citation's page: label and content. */
export function CitedRow({ id, title, children }: CitedRowProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid scroll-mt-28 gap-x-8 gap-y-4 border-t border-rule py-7 first:border-t-2 first:border-ink lg:grid-lead-55"
    >
      <h2 id={id} className="text-s1 leading-7 font-semibold tracking-item">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
