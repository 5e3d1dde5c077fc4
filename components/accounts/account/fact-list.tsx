interface Fact {
  name: string;
  value: React.ReactNode;
}

/** Names and values, one per line, with rules between them. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-t border-rule font-ui text-s0 leading-6">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid gap-x-6 border-b border-rule py-3 md:grid-lead-50">
          <dt className="text-s-1 leading-6 text-ink-2">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
