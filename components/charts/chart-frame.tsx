import { Skeleton } from "@/components/ui/skeleton";

interface ChartWaitingProps {
  height: number;
  /** Its code did not come. */
  hasFailed?: boolean;
}

/** What stands where a drawing will: its size, and nothing to mistake for figures. */
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
