import { type Check, CHECK_WORDS, type CheckState } from "@/lib/operations/instance/status";
import { cn } from "@/components/ui/class-names";

const TONES: Record<CheckState, string> = {
  well: "text-spruce",
  look: "text-ink underline decoration-lingon decoration-2 underline-offset-4",
  failing: "text-lingon",
  unknown: "text-ink-2",
};

/** Each check: its state in a word, the finding, and what to do. */
export function StatusChecks({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {checks.map(({ name, state, found, remedy }) => (
        <li
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-rule py-3.5 md:grid-cols-[11rem_minmax(0,1fr)_8rem] md:items-baseline"
        >
          <h3 className="text-s0 leading-6 font-semibold">{name}</h3>
          <div className="min-w-0 text-s0 leading-6">
            <p>{found}</p>
            {remedy && <p className="max-w-read text-s-1 leading-5 text-ink-2">{remedy}</p>}
          </div>
          <p className={cn("text-s0 leading-6 font-title max-md:row-start-2 md:text-right", TONES[state])}>
            {CHECK_WORDS[state]}
          </p>
        </li>
      ))}
    </ul>
  );
}
