interface PlainPageProps {
  kicker: string;
  title: string;
  standfirst: string;
  children: React.ReactNode;
}

/** A short page of facts: title and standfirst, then rows with their label at the left. */
export function PlainPage({ kicker, title, standfirst, children }: PlainPageProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className="mx-auto max-w-170 lg:max-w-none">
        <header className="grid pt-8 pb-9 md:pt-16 md:pb-14 lg:grid-cols-[220px_minmax(0,960px)] lg:justify-between">
          <div className="lg:col-start-2">
            <p className="text-s-1 leading-5 font-semibold text-spruce">{kicker}</p>
            <h1 className="mt-2.5 max-w-[18em] text-s4 leading-[1.08] tracking-[-0.03em] md:mt-3.5 md:text-s5">{title}</h1>
            <p className="mt-4 max-w-[32em] font-read text-[20px] leading-[29px] font-[350] text-ink-2 md:text-2xl md:leading-[34px]">
              {standfirst}
            </p>
          </div>
        </header>
        {children}
      </div>
    </main>
  );
}

/** One row of a plain page. */
export function PlainRow({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-y-4 border-t border-rule py-7 first-of-type:border-t-2 first-of-type:border-ink md:py-9 lg:grid-cols-[220px_minmax(0,960px)] lg:justify-between"
    >
      <h2 id={id} className="text-s1 leading-7 font-semibold tracking-[-0.012em]">
        {title}
      </h2>
      <div className="max-w-160 font-read text-[19px] leading-[30px] [&>*+*]:mt-5">{children}</div>
    </section>
  );
}
