import { Figure } from "@/components/charts/figure";
import type { TierTotal } from "@/lib/accounts/administration/agreed-subscription";
import { PLAN_NAMES } from "@/lib/access/plan";

const CELL = "px-1.5 py-2 text-right last:pr-0 sm:px-3";

/** Subscription totals by tier. */
export function TierTotals({ totals }: { totals: readonly TierTotal[] }) {
  const sum = (of: (total: TierTotal) => number) => totals.reduce((all, total) => all + of(total), 0);
  const rows = [
    ...totals.map((total) => ({
      name: PLAN_NAMES[total.tier],
      on: goOn(total),
      trials: total.counts.trial,
      ending: total.counts.ending,
      value: total.annualValueEur,
    })),
    {
      name: "Total",
      on: sum(goOn),
      trials: sum(({ counts }) => counts.trial),
      ending: sum(({ counts }) => counts.ending),
      value: sum((total) => total.annualValueEur),
    },
  ];
  return (
    <div role="region" aria-label="Totals by plan" tabIndex={0} className="mt-7 overflow-x-auto">
      <table className="w-full max-w-176 border-collapse text-s-1 leading-6 sm:text-s0">
        <caption className="pb-2 text-left text-s-1 leading-5 text-ink-2">
          Yearly value at list price, excluding VAT, of subscriptions that will continue.
        </caption>
        <thead>
          <tr className="border-t-2 border-b border-t-ink border-b-rule text-s-1">
            <th scope="col" className="py-2 pr-1.5 text-left font-name sm:pr-3">
              Plan
            </th>
            {["Active", "Trials", "Ending", "Yearly value"].map((head) => (
              <th key={head} scope="col" className="px-1.5 py-2 text-right font-name last:pr-0 sm:px-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, on, trials, ending, value }) => (
            <tr key={name} className="border-b border-rule last:font-title">
              <th scope="row" className="py-2 pr-1.5 text-left font-[inherit] sm:pr-3">
                {name}
              </th>
              <td className={CELL}>
                <Figure value={on} />
              </td>
              <td className={CELL}>
                <Figure value={trials} />
              </td>
              <td className={CELL}>
                <Figure value={ending} />
              </td>
              <td className={CELL}>
                €<Figure value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Those due to renew, including unpaid ones. */
const goOn = ({ counts }: TierTotal) => counts.active + counts.past_due;
