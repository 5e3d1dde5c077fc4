import Link from "next/link";

export interface NextReading {
  href: string;
  note: string;
  title: string;
  line: string;
}

/** What to read after this. */
export function ReadNext({ items }: { items: readonly NextReading[] }) {
  return (
    <section
      aria-labelledby="read-next"
      className="mt-16 border-t-2 border-ink pt-5 max-lg:mx-auto max-lg:max-w-170 md:mt-18 lg:mt-24 lg:grid lg:grid-cols-reading lg:justify-between print:hidden"
    >
      <h2 id="read-next" className="text-s2 leading-7">
        Read next
      </h2>
      <ol className="divide-y divide-rule max-lg:mt-4">
        {items.map(({ href, note, title, line }) => (
          <li key={href} className="group/next">
            <Link href={href} className="group grid gap-x-6 gap-y-0.5 py-4 group-first/next:pt-0.5 md:grid-lead-40">
              <small className="pt-1 text-s-1 leading-5 text-ink-2 md:row-span-2">{note}</small>
              <strong className="text-lead leading-6.5 font-semibold tracking-item decoration-spruce decoration-2 underline-offset-4 group-hover:underline">
                {title}
              </strong>
              <em className="font-read text-prose leading-6.25 text-ink-2 not-italic">{line}</em>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
