import { cn } from "@/components/ui/class-names";

/** How far back a plan goes: one tick for each year of the longest plan, with the plan's own filled. */
export function HistoryTicks({ years, latestYear, longest }: { years: number; latestYear: number; longest: number }) {
  return (
    <span>
      <b className="block leading-5 font-semibold">{years} years</b>
      <span className="inline-block" aria-hidden="true">
        <span className="mt-1.5 flex h-3.5 gap-0.5">
          {Array.from({ length: longest }, (_, i) => (
            <i
              key={i}
              className={cn(
                "w-1 rounded-[1px] border md:w-1.75",
                i >= longest - years ? "border-c1 bg-c1" : "border-control",
              )}
            />
          ))}
        </span>
        <span className="mt-1 flex justify-between text-s-2 leading-4 text-ink-2">
          <span>{latestYear - longest + 1}</span>
          <span>{latestYear}</span>
        </span>
      </span>
    </span>
  );
}
