import { LockedShape } from "@/components/access/locked-slot";
import { LockIcon } from "@/components/ui/icon";

function LockedInsight({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-ink pt-4 pb-8">
      <h3 className="flex items-center justify-between gap-3 text-s0 leading-tight tracking-normal">
        {title}
        <LockIcon className="size-4.5 text-ink-2" />
      </h3>
      <p className="mt-1 mb-4 text-s-1 text-ink-2">{text}</p>
      <div aria-hidden="true" className="relative h-24">
        {children}
      </div>
    </section>
  );
}

/** Five lines across the drawing, at the heights of an empty chart's grid. */
function Grid() {
  return [0, 1, 2, 3, 4].map((line) => (
    <span key={line} className="absolute inset-x-0 h-px bg-rule" style={{ top: `${line * 25}%` }} />
  ));
}

/** Score, trend and competitors as placeholders, the same for every brand that has them. */
export function LockedInsights({ hasScores }: { hasScores: boolean }) {
  return (
    <div className="no-print grid gap-x-8 md:grid-cols-3">
      {hasScores ? (
        <LockedInsight title="Score" text="From 0 to 200, with its margin of error.">
          <LockedShape className="absolute inset-x-0 top-2 h-16 rounded-md" />
          <LockedShape className="absolute bottom-0 left-0 h-2.5 w-2/3 rounded-full" />
        </LockedInsight>
      ) : null}
      <LockedInsight
        title="Trend"
        text={hasScores ? "Year by year, with every clear change marked." : "Positions, year by year."}
      >
        <Grid />
        <LockedShape className="absolute inset-x-0 top-9.5 h-5 rounded-full" />
      </LockedInsight>
      <LockedInsight title="Competitors" text="Where it ranks in its industry, and its closest competitors.">
        <span className="absolute inset-0 grid content-between">
          {[0, 1, 2, 3].map((line) => (
            <LockedShape key={line} className="h-3.5 rounded-full" />
          ))}
        </span>
      </LockedInsight>
    </div>
  );
}
