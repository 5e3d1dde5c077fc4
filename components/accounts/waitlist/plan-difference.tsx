import { includedParts } from "@/lib/access/included";
import { type Plan, PLAN_NAMES } from "@/lib/access/plan";
import { exportsOf } from "@/lib/access/rights";
import { formatNumber } from "@/lib/platform/words/format";
import { joinNames } from "@/lib/platform/words/sentences";

interface PlanDifferenceProps {
  /** What the reader has; null without a plan. */
  own: Plan | null;
  to: Plan;
  /** The name of their current plan. */
  now: string;
}

const NONE = { tier: null };

interface Row {
  name: string;
  note?: string;
  now: string;
  then: string;
}

function rowsOf(own: Plan | null, to: Plan): Row[] {
  const had = exportsOf(own ?? NONE);
  const added = exportsOf(to).filter((format) => !had.includes(format));
  const parts = includedParts(to, own ?? NONE).filter(({ name }) => name !== "Exports");
  return [
    ...parts.map(({ name, items }) =>
      items.length === 1
        ? { name: items[0] ?? name, now: "–", then: "Included" }
        : { name, note: items.join(", "), now: "–", then: "Included" },
    ),
    { name: "Years of scores", now: own ? String(own.historicalYears) : "–", then: String(to.historicalYears) },
    ...(added.length > 0
      ? [
          {
            name: "Export formats",
            now: had.join(", ") || "–",
            then: had.length > 0 ? `and ${joinNames(added)}` : added.join(", "),
          },
        ]
      : []),
    { name: "Seats", now: own ? String(own.seats) : "–", then: String(to.seats) },
    {
      name: "Per year, excluding VAT",
      now: `€${formatNumber(own?.annualPriceEur ?? 0)}`,
      then: `€${formatNumber(to.annualPriceEur)}`,
    },
  ];
}

/** What a larger plan changes, line by line. */
export function PlanDifference({ own, to, now }: PlanDifferenceProps) {
  return (
    <table className="mt-4 w-full text-s-1 md:text-small">
      <thead>
        <tr className="border-b border-ink text-left align-bottom text-s-1 text-ink-2">
          <th scope="col" className="py-2 pr-4 font-normal">
            What changes
          </th>
          <th scope="col" className="w-[28%] py-2 pr-4 font-normal">
            {now}
          </th>
          <th scope="col" className="w-[30%] py-2 font-semibold text-ink">
            {PLAN_NAMES[to.tier]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(own, to).map((row) => (
          <tr key={row.name} className="border-b border-rule align-top">
            <th scope="row" className="py-2 pr-4 text-left font-normal text-ink-2">
              {row.name}
              {row.note && <span className="block text-note leading-4.5">{row.note}</span>}
            </th>
            <td className="py-2 pr-4 text-ink-2">
              {row.now === "–" ? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">Not included</span>
                </>
              ) : (
                row.now
              )}
            </td>
            <td className="py-2 font-semibold">{row.then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
