import { SmallestBase } from "@/components/layout/shown-study";
import { toTint } from "@/components/charts/heat-cell";
import { formatSigned, DECIMALS } from "@/lib/platform/words/format";

/** Points at which a cell's colour is deepest. */
export const STRONGEST = 16;

const STEPS = [-16, -11, -6, -2, 0, 2, 6, 11, 16];

/** The meaning of the cells' colours. Decorative: every cell has its difference in numbers. */
export function AgeKey() {
  return (
    <div aria-hidden="true" className="mt-3.5 flex flex-wrap items-center gap-0.5 text-s-2 leading-4 text-ink-2">
      <span className="mr-1 md:mr-1.5">Lower</span>
      {STEPS.map((points) => (
        <span
          key={points}
          className="grid h-6 w-6 place-items-center text-ink print-exact md:w-10"
          style={{ background: toTint(points, STRONGEST) }}
        >
          {formatSigned(points, DECIMALS.whole)}
        </span>
      ))}
      <span className="ml-1.5 md:mr-5">Higher</span>
      <span className="flex items-center gap-2">
        <span className="hatched h-4 w-5.5 print-exact" />
        Not shown: fewer than <SmallestBase /> people, or would reveal such a group
      </span>
    </div>
  );
}
