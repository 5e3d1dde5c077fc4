import { Skeleton } from "@/components/ui/skeleton";

interface ChartWaitingProps {
  /** Pixels, or "100%" where what it stands in has a height. */
  height: number | "100%";
  /** Its code could not be loaded. */
  hasFailed?: boolean;
}

/** Placeholder of a drawing: its size, and nothing that looks like data. */
export function ChartWaiting({ height, hasFailed = false }: ChartWaitingProps) {
  if (hasFailed)
    return (
      <p role="status" style={{ height }} className="grid place-content-center text-center text-s-1 text-ink-2">
        We couldn’t load the chart. The table shows the same data.
      </p>
    );
  return (
    <div style={{ height }} className="relative overflow-hidden print:hidden" aria-hidden="true">
      {["top-0", "top-1/4", "top-2/4", "top-3/4", "bottom-8"].map((position) => (
        <Skeleton key={position} className={`absolute inset-x-0 h-px ${position}`} />
      ))}
    </div>
  );
}
