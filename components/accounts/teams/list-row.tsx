/** One section of a team page: label on the left, lists on the right. */
export function ListRow({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-y-4 border-t border-rule py-7 first-of-type:border-t-2 first-of-type:border-ink md:py-9 lg:grid-cols-reading lg:justify-between"
    >
      <h2 id={id} className="text-s1 leading-7 font-semibold tracking-item">
        {title}
      </h2>
      <div className="max-w-180 min-w-0 font-ui text-s0 leading-6 [&>*+*]:mt-5">{children}</div>
    </section>
  );
}
