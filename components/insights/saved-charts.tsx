import Link from "next/link";

/** The reader's saved charts: there is no saving yet in this version, and it says so. */
export function SavedCharts() {
  return (
    <section aria-labelledby="my-charts" className="mt-14 border-t-2 border-ink pt-3 md:mt-16">
      <h2 id="my-charts" className="text-s1 tracking-[-0.014em] md:text-s2">
        My Charts
      </h2>
      <p className="mt-0.5 text-s-1 text-ink-2">No saved charts</p>
      <p className="mt-4 max-w-[68ch] text-ink-2">
        Saving is not open yet in this version. Until then an analysis is kept by its address, which holds everything chosen on the page: bookmark it, or send it on.
      </p>
      <Link href="/my-charts" prefetch={false} className="link mt-3 inline-flex min-h-6 items-center text-s-1">
        What My Charts will be
      </Link>
    </section>
  );
}
