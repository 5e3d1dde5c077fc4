interface PageHeadProps {
  kicker: string;
  title: string;
  standfirst: string;
}

/** Title and standfirst of an information page, aligned with the text column of articles. */
export function PageHead({ kicker, title, standfirst }: PageHeadProps) {
  return (
    <header className="grid pt-8 pb-9 md:pt-16 md:pb-14 lg:grid-cols-reading lg:justify-between">
      <div className="lg:col-start-2">
        <p className="text-s-1 leading-5 font-semibold text-spruce">{kicker}</p>
        <h1 className="mt-2.5 max-w-[18em] text-s4 leading-head tracking-display md:mt-3.5 md:text-s5">{title}</h1>
        <p className="mt-4 max-w-[32em] font-read text-lead leading-7.25 font-fine text-ink-2 md:text-2xl md:leading-8.5">
          {standfirst}
        </p>
      </div>
    </header>
  );
}
