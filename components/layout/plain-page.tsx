import { PageHead } from "@/components/layout/page-head";

interface PlainPageProps {
  kicker: string;
  title: string;
  standfirst: string;
  children: React.ReactNode;
}

/** A short information page: title and standfirst, then labelled rows. */
export function PlainPage({ kicker, title, standfirst, children }: PlainPageProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className="mx-auto max-w-170 lg:max-w-none">
        <PageHead kicker={kicker} title={title} standfirst={standfirst} />
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
      className="grid gap-y-4 border-t border-rule py-7 first-of-type:border-t-2 first-of-type:border-ink md:py-9 lg:grid-cols-reading lg:justify-between"
    >
      <h2 id={id} className="text-s1 leading-7 font-semibold tracking-item">
        {title}
      </h2>
      <div className="max-w-160 min-w-0 font-read text-[1.1875rem] leading-7.5 [&>*+*]:mt-5">{children}</div>
    </section>
  );
}
