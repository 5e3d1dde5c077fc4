/** A section of the editor page. */
export function Section({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-14 border-t-2 border-ink pt-4">
      <h2 id={`${id}-title`} className="mb-5 text-s2 leading-7">
        {title}
      </h2>
      {children}
    </section>
  );
}
