import { formatEuros } from "@/lib/accounts/billing/money";

interface Sum {
  text: string;
  cents: number;
}

/** Amounts below each other, and their total. */
export function SumList({ sums, total }: { sums: readonly Sum[]; total: Sum }) {
  return (
    <dl className="border-t border-ink font-ui text-s0 leading-6">
      {sums.map(({ text, cents }) => (
        <div key={text} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-3">
          <dt className="text-ink-2">{text}</dt>
          <dd className="ml-auto">{formatEuros(cents)}</dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-6 border-b border-ink py-3 font-semibold">
        <dt>{total.text}</dt>
        <dd className="ml-auto">{formatEuros(total.cents)}</dd>
      </div>
    </dl>
  );
}
