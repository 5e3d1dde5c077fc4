import { DataTable } from "@/components/ui/data-table";
import { formatNumber } from "@/lib/platform/words/format";
import type { ClaimName, CountedClaim } from "@/lib/study/compare/counted-claims";

const NAMES: Readonly<Record<ClaimName, string>> = {
  brands: "Brands",
  interviews: "Interviews",
  assessments: "Assessments",
  years: "Years",
  countries: "Markets",
};

/** The public claims beside what this study counts. */
export function ClaimTable({ claims }: { claims: readonly CountedClaim[] }) {
  return (
    <DataTable variant="figures" stacks={false} caption="Public claims and counts" className="max-w-160 text-s0">
      <thead>
        <tr>
          {["Number", "Claimed", "Counted"].map((head, at) => (
            <th key={at} scope="col" className="pr-4">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {claims.map(({ name, claim, counted, isReached }) => (
          <tr key={name}>
            <th scope="row" className="py-1.5 pr-4 font-name">
              {NAMES[name]}
            </th>
            <td className="pr-4">{claim ?? "Not claimed"}</td>
            <td className="py-1.5">
              {formatNumber(counted)}
              {isReached !== null && (
                <span className="block text-s-1 leading-5 text-ink-2">{isReached ? "Reached" : "Below the claim"}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
