interface ShareRowProps {
  id: string;
  title: string;
  children: React.ReactNode;
}

/** A row of a shared chart's page: label and content. */
export function ShareRow({ id, title, children }: ShareRowProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-rule py-5 not-first-of-type:border-t first-of-type:pt-2 lg:grid-lead-62"
    >
      <h2 id={id} className="text-s1 leading-7 font-semibold tracking-item">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Labels and values, such as people asked. */
export function ShareFacts({ facts }: { facts: readonly { name: string; text: string }[] }) {
  return (
    <dl className="grid max-w-190 gap-y-3 text-s0 leading-6 md:grid-lead-34">
      {facts.map(({ name, text }, index) => (
        <div key={`${name} ${index}`} className="contents">
          <dt className="text-ink-2 wrap-anywhere max-md:not-first:mt-2">{name}</dt>
          <dd className="wrap-anywhere max-md:-mt-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
