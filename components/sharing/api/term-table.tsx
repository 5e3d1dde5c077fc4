interface Term {
  name: string;
  /** Type of its values, and whether it is required. */
  kind: string;
  text: string;
}

/** Names of parameters or columns with descriptions. */
export function TermTable({ label, terms }: { label: string; terms: readonly Term[] }) {
  return (
    <dl aria-label={label} className="border-t border-rule">
      {terms.map(({ name, kind, text }) => (
        <div key={name} className="grid gap-x-6 border-b border-rule py-2.5 md:grid-lead-55">
          <dt className="min-w-0">
            <code className="font-code text-s-1 leading-6 break-all">{name}</code>
            <span className="block text-s-1 leading-5 text-ink-2">{kind}</span>
          </dt>
          <dd className="min-w-0 text-s-1 leading-6 break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
